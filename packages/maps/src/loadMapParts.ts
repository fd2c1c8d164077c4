/** Loads the code that the maps otherwise load when they first show: MapLibre, deck.gl, and the parts around a trip. */
export function loadMapParts(): Promise<unknown> {
  return Promise.all([
    import('./LiveMap/LiveMapCanvas.tsx'),
    import('./FleetMap/FleetMapCanvas.tsx'),
    import('./TripPlayback/TripMap.tsx'),
    import('./TripPlayback/createTrailOverlay.ts'),
    import('./lateTripParts.ts'),
  ])
}
