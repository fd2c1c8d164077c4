/** What is seen of a trip besides its map and its player: one file to load, since many small ones compress badly. */
export { SpeedChart } from './SpeedChart.tsx'
export { TripMarks } from './TripMarks.tsx'
export { TripMoments } from './TripMoments.tsx'
export { tripStops } from './tripStops.ts'
export { TripTiles } from './TripTiles.tsx'
