import { lazyMap } from '../../BaseMap/LazyMap.tsx'

/** The map of the fleet; its code contains MapLibre. */
export const LazyFleetMapCanvas = lazyMap(async () => (await import('./FleetMapCanvas.tsx')).FleetMapCanvas)
