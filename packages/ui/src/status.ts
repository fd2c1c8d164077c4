export { type FleetStatus, simulatedTexts, statusOf, statusTexts } from './status/fleetStatus.ts'
export { darkFleetPalette, type FleetPalette, lightFleetPalette } from './status/fleetPalette.ts'
export { cardRadius, chipRadius, controlRadius, markRadius } from './theme/shape.ts'
