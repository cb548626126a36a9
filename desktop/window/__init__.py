"""The window: menus, the strip with the workspaces, files, preferences, what happens when something goes wrong."""
