/** Whether the keyboard is a Mac's, where Cmd takes the place of Ctrl. */
export const onMac = /Mac|iP/.test(navigator.platform)
