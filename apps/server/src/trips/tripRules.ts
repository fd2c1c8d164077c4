const minute = 60_000

/**
 * Size of a spot: the maximum distance between two positions of a parked vehicle, because receivers between houses are
 * up to 50 m off.
 */
export const spotKm = 0.1
/** Within the spot, a vehicle further than this from its resting place is still departing or arriving. */
export const stepKm = 0.02
/** A vehicle at rest for this long has arrived: longer than a traffic light, shorter than unloading. */
export const restMs = 5 * minute
/** A gap this long ends a trip, because the route during the gap is unknown. */
export const silenceMs = 10 * minute
/** Longest time between the departure and the first position outside the spot. */
export const departureMs = 2 * minute

/**
 * Minimum values of a trip: length along its points, time in motion, and distance from its start. Receiver noise does
 * not reach them.
 */
export const shortestKm = 0.3
export const shortestMs = minute
export const nearestKm = 0.2

/** Highest average speed of a road vehicle. */
export const fastestAverageKmh = 150

/**
 * After this many positions that the vehicle cannot have reached, they are accepted: the vehicle is there, or another
 * vehicle uses its IMEI.
 */
export const settledPositions = 3
/** After a jump of at most this distance the trip continues: the jump was an error of the clock or the receiver. */
export const maxErrorKm = 1
