export { type FleetStatus, simulatedTexts, statusOf, statusTexts } from './status/fleetStatus.ts'
export { darkFleetPalette, type FleetPalette, lightFleetPalette } from './status/fleetColours.ts'
export { cardRadius, chipRadius, controlRadius, markRadius } from './theme/shape.ts'
