/** Whether the device is a Mac, an iPhone or an iPad; on their keyboards, the key Cmd replaces Ctrl. */
export const onMac = /Mac|iP/.test(navigator.platform)
