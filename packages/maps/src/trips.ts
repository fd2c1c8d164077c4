export { tripParser, type TripWorker } from './trip/reading/tripParser.ts'
export { TripRoute } from './tripList/TripRoute.tsx'
