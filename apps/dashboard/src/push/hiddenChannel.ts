/** Channel on which the worker tells pages what it showed while none was visible. */
export const hiddenChannel = 'sikud-push'
