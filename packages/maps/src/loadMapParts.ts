/** Preloads the code that the maps otherwise load on demand: MapLibre, deck.gl and the figures of a trip. */
export function loadMapParts(): Promise<unknown> {
  return Promise.all([
    import('./fleet/painting/FleetMapCanvas.tsx'),
    import('./player/map/TripMap.tsx'),
    import('./player/trail/createTrailOverlay.ts'),
    import('./player/map/TripCompanions.tsx'),
    import('./player/TripBar.tsx'),
    import('./player/controls/ClockChoice.tsx'),
    import('./player/controls/PlayerHelp.tsx'),
    import('./player/controls/SkipStanding.tsx'),
    import('./tripList/CompareToggle.tsx'),
    import('./tripList/FilterTools.tsx'),
    import('./tripList/TimedSwitch.tsx'),
    import('./figures/SpeedChart.tsx'),
    import('./figures/TripMarks.tsx'),
    import('./figures/TripEvents.tsx'),
    import('./figures/TripTiles.tsx'),
  ])
}
