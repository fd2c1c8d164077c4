/**
 * What every trip shows besides its map and its player: one file to load, since many small ones compress badly and
 * queue up.
 */
export { CompareToggle } from './sessions/CompareToggle.tsx'
export { FilterTools } from './sessions/FilterTools.tsx'
export { MoreSessions } from './sessions/MoreSessions.tsx'
export { TimedSwitch } from './sessions/TimedSwitch.tsx'
export { TripBar } from './player/TripBar.tsx'
export { SpeedChart } from './figures/SpeedChart.tsx'
export { TripMarks } from './figures/TripMarks.tsx'
export { TripEvents } from './figures/TripEvents.tsx'
export { tripStops } from './trip/tripStops.ts'
export { TripTiles } from './figures/TripTiles.tsx'
export { PlayerHelp } from './player/controls/PlayerHelp.tsx'
