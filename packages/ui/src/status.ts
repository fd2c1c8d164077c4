export { AllSimulated } from './status/AllSimulated.ts'
export {
  ALARM_SHOWN_MS,
  type FleetStatus,
  lastSign,
  silentAfter,
  simulatedTexts,
  statusOf,
  statusTexts,
} from './status/fleetStatus.ts'
export { darkFleetPalette, type FleetPalette, lightFleetPalette } from './status/fleetPalette.ts'
export { cardRadius, chipRadius, controlRadius, markRadius } from './theme/shape.ts'
