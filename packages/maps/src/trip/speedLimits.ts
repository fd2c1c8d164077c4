/** The speed limit of a company that has not set one, in km/h. */
export const DEFAULT_SPEED_LIMIT_KMH = 80

/** The highest speed limit that the user can type, in km/h. */
export const HIGHEST_SPEED_LIMIT_KMH = 200
