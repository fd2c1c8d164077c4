import type { LayerSpecification, Map as MaplibreMap } from 'maplibre-gl'

type PaintProperty = Parameters<MaplibreMap['setPaintProperty']>[1]

/** Gives layers that the map already has the paint of these, as when the colour scheme changes. */
export function repaintLayers(map: MaplibreMap, layers: readonly LayerSpecification[]) {
  for (const layer of layers) {
    if (!map.getLayer(layer.id)) continue
    for (const [property, value] of Object.entries(layer.paint ?? {})) {
      if (isPaintProperty(property)) map.setPaintProperty(layer.id, property, value)
    }
  }
}

// The entries of an object lose the names of its keys.
function isPaintProperty(name: string): name is PaintProperty {
  return /^(background|fill|line|circle|raster)-/.test(name)
}
