/** Narrowest column in px. */
export const MIN_COLUMN_WIDTH = 64
/** Widest column in px. */
export const MAX_COLUMN_WIDTH = 1200
