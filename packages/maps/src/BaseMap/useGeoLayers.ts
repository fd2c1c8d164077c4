'use client'
import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource } from 'maplibre-gl'
import { useContext, useEffect, useEffectEvent } from 'react'
import { type LayerSpecification, type MaplibreMap, MapHasStyle, useMap } from './MapContext.ts'
import { repaintLayers } from './repaintLayers.ts'

/**
 * Keeps a GeoJSON source and its layers on the map, also after a lost WebGL context. `data` and `layers` must be
 * memoized: new data replaces the old, and new layers change only the colours and widths of those on the map. The
 * layers are added below the first layer whose id begins with `below`.
 */
export function useGeoLayers(
  source: string,
  data: FeatureCollection,
  layers: readonly LayerSpecification[],
  below?: string,
) {
  const map = useMap()
  const hasStyle = useContext(MapHasStyle)
  const show = useEffectEvent((shown: FeatureCollection) => {
    // After a lost context, the map restores the source and the layers with their old data and colours.
    const known = map.getSource<GeoJSONSource>(source)
    if (known) {
      void known.setData(shown)
      return
    }
    map.addSource(source, { type: 'geojson', data: shown, tolerance: 0.4 })
    const above = below && map.getStyle().layers.find(({ id }) => id.startsWith(below))?.id
    for (const layer of layers) map.addLayer(layer, above)
  })
  useEffect(() => {
    if (hasStyle) show(data)
  }, [hasStyle, data])
  useEffect(() => {
    if (hasStyle) repaintLayers(map, layers)
  }, [map, hasStyle, layers])
  useEffect(
    () => () => {
      // Without a WebGL context, a map has no style. It restores the layers with the style, and they are removed then.
      if (map.style) removeSource(map, source)
      else map.once('style.load', () => removeSource(map, source))
    },
    [map, source],
  )
}

function removeSource(map: MaplibreMap, source: string) {
  for (const layer of map.getStyle().layers)
    if ('source' in layer && layer.source === source) map.removeLayer(layer.id)
  if (map.getSource(source)) map.removeSource(source)
}
