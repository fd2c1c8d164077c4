import { type Feature, fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import type { MapConfig } from '../BaseMap/MapConfig.ts'

type Place = [x: number, y: number]

const EXTENT = 4096
const point = 1
const line = 2
const polygon = 3

function feature(type: 1 | 2 | 3, tags: Record<string, string>, ...places: Place[]): Feature {
  return type === point ? { type, tags, geometry: places } : { type, tags, geometry: [places] }
}

function box(left: number, top: number, right: number, bottom: number): Place[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]
}

/** Streets in the Protomaps basemap schema 4: a toll road, streets, a river, a park and names. */
const layers = {
  earth: [feature(polygon, { kind: 'earth' }, ...box(-64, -64, 4160, 4160))],
  landuse: [feature(polygon, { kind: 'park' }, ...box(300, 2300, 1500, 3500))],
  water: [feature(polygon, { kind: 'water' }, ...box(2700, -64, 3000, 4160))],
  roads: [
    feature(line, { kind: 'minor_road', name: 'Jalan Melati' }, [700, -64], [700, 4160]),
    feature(line, { kind: 'major_road', name: 'Jalan Merdeka' }, [-64, 1600], [4160, 1600]),
    feature(
      line,
      { kind: 'highway', name: 'Inner Ring Road', 'name:id': 'Jalan Lingkar Dalam' },
      [-64, 900],
      [4160, 900],
    ),
    feature(line, { kind: 'highway' }, [2048, -64], [2048, 4160]),
  ],
  places: [
    feature(
      point,
      { kind: 'locality', kind_detail: 'city', name: 'Jakarta', 'name:id': 'Kota Contoh' },
      [1300, 2000],
    ),
    feature(point, { kind: 'neighbourhood', name: 'Menteng' }, [3500, 2900]),
  ],
}

/** Returns a map configuration with vector tiles as a data URL; each tile has the same streets. */
export function streetTiles(): MapConfig {
  const tile = Object.entries(layers).map(([name, features]) => {
    const layer = new GeoJSONWrapper(features, { version: 2, extent: EXTENT })
    layer.name = name
    return [name, layer] as const
  })
  const bytes = fromVectorTileJs({ layers: Object.fromEntries(tile) })
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const url = `data:application/x-protobuf;base64,${btoa(text)}#{z}/{x}/{y}`
  return { streets: { tiles: url, bounds: [95, -11, 141, 6], minZoom: 0, maxZoom: 20 } }
}
