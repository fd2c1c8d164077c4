/** Whether the computer is a Mac, on which the key Cmd replaces Ctrl. */
export const onMac = /Mac|iP/.test(navigator.platform)
