/** Loads the map of the fleet, which contains MapLibre. */
export async function loadFleetMapCanvas() {
  return (await import('./FleetMapCanvas.tsx')).FleetMapCanvas
}
