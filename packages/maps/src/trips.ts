export { tripParser, type TripWorker } from './trip/reading/tripParser.ts'
