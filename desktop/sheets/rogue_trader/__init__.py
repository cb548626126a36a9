"""What the cards of Rogue Trader units say."""
