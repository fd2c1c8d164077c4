export { TripPlayback } from './player/TripPlayback.tsx'
export { newestFirst, tripKey } from './trip/tripOrder.ts'
export type { Companion, TripChoice, TripPaging } from './tripList/TripChoice.ts'
export type { FilterChoices, TripFilter } from './tripList/TripFilter.ts'
