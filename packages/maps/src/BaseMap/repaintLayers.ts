import type { LayerSpecification, Map as MaplibreMap } from 'maplibre-gl'

type PaintProperty = Parameters<MaplibreMap['setPaintProperty']>[1]

/** Copies the paint properties of `layers` to the same layers of the map, after a change of the colour scheme. */
export function repaintLayers(map: MaplibreMap, layers: readonly LayerSpecification[]) {
  for (const layer of layers) {
    if (!map.getLayer(layer.id)) continue
    for (const [property, value] of Object.entries(layer.paint ?? {})) {
      if (isPaintProperty(property)) map.setPaintProperty(layer.id, property, value)
    }
  }
}

// This type guard is needed, because `Object.entries` loses the types of the keys.
function isPaintProperty(name: string): name is PaintProperty {
  return /^(background|fill|line|circle|raster|text|icon)-/.test(name)
}
