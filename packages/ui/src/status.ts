export { type FleetStatus, simulatedTexts, statusTexts } from './status/fleetStatus.ts'
export { darkFleetPalette, type FleetPalette, lightFleetPalette } from './status/fleetColours.ts'
