/** Loads the code that the maps otherwise load when they first show: MapLibre, deck.gl, and the parts around a trip. */
export function loadMapParts(): Promise<unknown> {
  return Promise.all([
    import('./LiveMap/LiveMapCanvas.tsx'),
    import('./FleetMap/FleetMapCanvas.tsx'),
    import('./player/map/TripMap.tsx'),
    import('./player/trail/createTrailOverlay.ts'),
    import('./lateTripParts.ts'),
  ])
}
