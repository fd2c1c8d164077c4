export { serveTrips, type TripScope } from './trip/reading/serveTrips.ts'
