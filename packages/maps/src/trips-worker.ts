export { serveTrips, type TripScope } from './TripReading/serveTrips.ts'
