import type { LayerSpecification, Map as MaplibreMap } from 'maplibre-gl'

type PaintProperty = Parameters<MaplibreMap['setPaintProperty']>[1]

/** Gives layers that the map already has the paint of these, as when the colour scheme changes. */
export function repaintLayers(map: MaplibreMap, layers: readonly LayerSpecification[]) {
  for (const layer of layers) {
    if (!map.getLayer(layer.id)) continue
    for (const [property, value] of Object.entries(layer.paint ?? {})) {
      map.setPaintProperty(layer.id, property as PaintProperty, value) // entries lose the names of their keys
    }
  }
}
