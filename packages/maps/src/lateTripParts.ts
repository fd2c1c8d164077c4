/**
 * What every trip shows besides its map and its player: one file to load, since many small ones compress badly and
 * queue up.
 */
export { CompareToggle } from './SessionChoice/CompareToggle.tsx'
export { FilterTools } from './SessionChoice/FilterTools.tsx'
export { MoreSessions } from './SessionChoice/MoreSessions.tsx'
export { TimedSwitch } from './SessionChoice/TimedSwitch.tsx'
export { TripBar } from './SessionChoice/TripBar.tsx'
export { SpeedChart } from './TripFigures/SpeedChart.tsx'
export { TripMarks } from './TripFigures/TripMarks.tsx'
export { TripMoments } from './TripFigures/TripMoments.tsx'
export { tripStops } from './TripFigures/tripStops.ts'
export { TripTiles } from './TripFigures/TripTiles.tsx'
export { PlayerHelp } from './TripPlayback/PlayerHelp.tsx'
