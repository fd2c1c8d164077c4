export {
  openStreetMapTiles,
  type MapConfig,
  type RasterTiles,
  type StreetTiles,
} from './BaseMap/MapConfig.ts'
export {
  type MapLook,
  MapLookProvider,
  type MapLookProviderProps,
  type ChosenLook,
} from './BaseMap/look/MapLook.tsx'
export { loadMapParts } from './parts/mapPart.ts'
