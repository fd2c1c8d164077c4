import type { TripMarkTexts } from './tripMarks.ts'

/** The English texts of `tripMarks`. */
export const tripMarkTextsEnglish: TripMarkTexts = {
  since: (day) => `since ${day}`,
  part: 'in part',
  overlap: 'overlaps',
  counted: (distance) => `${distance} counted`,
  uncounted: 'not counted',
  overlapNote:
    'Overlaps: the same device, vehicle or driver has another trip at that time. Each time counts once, in the trip with more points.',
}
