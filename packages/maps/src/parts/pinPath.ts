/** SVG path of a pin in a 40×40 box; the tip of the pin, with its stroke, is at (20, 40). */
export const pinPath = 'M20 39 C12 28 7 22 7 15.5 a13 13 0 0 1 26 0 C33 22 28 28 20 39Z'
