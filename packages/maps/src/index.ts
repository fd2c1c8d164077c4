export { openStreetMapTiles, type MapConfig, type RasterTiles } from './BaseMap/MapConfig.ts'
export { type MapLook, MapLookProvider } from './BaseMap/look/MapLook.tsx'
export { loadMapParts } from './parts/mapPart.ts'
