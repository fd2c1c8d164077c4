/** Whether the keyboard is a Mac's, where Cmd replaces Ctrl. */
export const onMac = /Mac|iP/.test(navigator.platform)
