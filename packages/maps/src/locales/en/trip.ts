import type { TripTexts } from '../id/trip.ts'

/** English texts of the summary, the stops and the speeding of a trip. */
export const en: TripTexts = {
  summary: 'Trip summary',
  distance: 'Distance',
  duration: 'Duration',
  moving: 'Moving',
  standing: 'Standing',
  highest: 'Highest',
  average: 'Average',
  overLimit: (limit) => `Over ${limit}`,
  howComputed: 'How this is computed',
  fromPoints: 'All figures are computed from the points of this trip.',
  standingRule: 'Standing: below 3 km/h, also for less than 2 minutes.',
  averageMoving: 'Average: distance over the time on the move.',
  averagePoints: 'Average: of the speeds of the points.',
  overDistance: (limit) => `Over ${limit}: share of the distance.`,
  overPoints: (limit) => `Over ${limit}: share of the points.`,
  gapBefore: (distance: string, time: string) =>
    `Distance without signal before this trip: ${distance}, ${time}. Straight line, not counted.`,
  untimed: 'Its points have no times, so durations and stops are not known.',
  twoVehicles: 'Its points come from two vehicles, so the time standing cannot be computed.',

  stops: 'Stops',
  speeding: (limit) => `Over ${limit}`,
  noStops: 'No stop of 2 minutes or more.',
  stopsUnknown: 'Stops are not known because the points have no times.',
  stopsOfTwo: 'Stops cannot be computed because the points come from two vehicles.',
  noSpeeding: 'Never over the limit for 10 seconds or more.',
  noSpeedingPoints: 'No two points in a row over the limit.',
  speedingRule: 'Counts at least 10 seconds over the limit.',
  speedingUnknown: 'The speeds of its points are not known.',
  longestOnly: (shown, count) => `The ${shown} longest of ${count}`,
  fastestOnly: (shown, count) => `The ${shown} fastest of ${count}`,
  points: (from, to) => (from === to ? `point ${from}` : `points ${from}–${to}`),
  speedLimit: 'Speed limit',

  days: 'd',
  hours: 'h',
  minutes: 'min',
  seconds: 's',
}
