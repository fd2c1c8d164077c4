const minute = 60_000

/** A parked vehicle's fixes lie this near together; 50 m off on either side is what a receiver between houses makes of standing. */
export const spotKm = 0.1
/** Within the spot, whoever is farther than this from where he stood is on his way out of it, or still on his way in. */
export const stepKm = 0.02
/** At rest for so long a vehicle has arrived: longer than any traffic light, shorter than unloading. */
export const restMs = 5 * minute
/** Without a fix for so long nobody knows which way a vehicle went, nor whether it went at all. */
export const silenceMs = 10 * minute
/** A departure is no older than this when the vehicle is seen on its way, however its fixes strayed before. */
export const departureMs = 2 * minute

/** A trip goes at least so far along its points, moves at least so long, and leads at least so far away from its start: fixes that stray do not. */
export const shortestKm = 0.3
export const shortestMs = minute
export const nearestKm = 0.2

/** No road vehicle keeps up such an average. */
export const fastestAverageKmh = 150

/** So many fixes in a place that the vehicle cannot have come to: it is there all the same, or it is another one. */
export const settledFixes = 3
/** No farther than this the trip goes on there: clocks and receivers hiccup. */
export const hiccupKm = 1
