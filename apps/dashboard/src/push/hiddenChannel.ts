/** Where the worker tells pages what it has shown while none was seen. */
export const hiddenChannel = 'sikud-push'
