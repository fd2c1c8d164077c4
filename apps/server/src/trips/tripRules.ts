const minute = 60_000

/**
 * Radius of a spot in km: the positions of a parked vehicle are at most this far from its resting place. Between houses
 * the receiver of a tracker can be wrong by 50 m.
 */
export const spotKm = 0.1
/**
 * If a vehicle is further than this (in km) from its resting place but still within the spot, it is still departing or
 * arriving.
 */
export const stepKm = 0.02
/**
 * If a vehicle rests for this long, it has arrived. The time is longer than a stop at a traffic light and shorter than
 * unloading.
 */
export const restMs = 5 * minute
/** A gap of this length between two positions ends a trip, because the route during the gap is unknown. */
export const silenceMs = 10 * minute
/** Maximum time between the departure and the first position outside the spot. */
export const departureMs = 2 * minute

/**
 * A trip must reach all three values: the length along its points, the time in motion, and the distance from its start.
 * Receiver noise alone does not reach them.
 */
export const minTripKm = 0.3
export const minTripMs = minute
export const nearestKm = 0.2

/**
 * The receiver of a parked vehicle reports up to 5 km/h and jumps away and back. So the reported speeds must explain a
 * trip in which none is higher than this. Unknown speeds are computed from the distances and explain them.
 */
export const driftKmh = 8
/** A path is explained if it is at most this many times as long as its speeds say, plus `noiseKm` of receiver noise. */
export const speedTolerance = 1.5
export const noiseKm = 0.06
/** Of a slow trip, the check uses positions this far apart and compares each with so many before it. */
export const sampleMs = minute / 2
export const comparedPoints = 10

/** Maximum average speed of a road vehicle. */
export const fastestAverageKmh = 150

/**
 * If a device sends this many positions at a place that its vehicle cannot have reached, they count as real. Either the
 * vehicle is there and an earlier position was wrong, or another vehicle uses the same IMEI.
 */
export const settledPositions = 3
/** If a jump is at most this long (in km), the trip continues. Such a jump is an error of the clock or the receiver. */
export const maxErrorKm = 1
