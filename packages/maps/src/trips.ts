export { tripParser, type TripWorker } from './TripReading/tripParser.ts'
