import { writeFile } from 'node:fs/promises'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { tilesOf } from '../../../server/src/testing/streets/tilesOf.ts'
import { packTiles } from '../../../server/src/testing/streets/packTiles.ts'

const BOUNDS = [106.5, -6.5, 107.2, -5.9] as const
const [WEST, SOUTH, EAST, NORTH] = BOUNDS
const MAX_ZOOM = 11
/** Width and height of a vector tile in its own coordinate units. */
const EXTENT = 4096

/** Land, and a toll road every hundredth of a degree from south to north, so that each part of the map shows one. */
const layers: Record<string, GeoJSON.Feature[]> = {
  earth: [feature({ kind: 'earth' }, rectangle())],
  roads: steps(SOUTH, NORTH, 0.01).map((lat) =>
    feature(
      { kind: 'highway', kind_detail: 'motorway', name: 'Inner Ring Road', 'name:id': 'Jalan Lingkar Dalam' },
      {
        type: 'LineString',
        coordinates: [
          [WEST, lat],
          [EAST, lat],
        ],
      },
    ),
  ),
}

/** The file lacks this column of tiles and all deeper ones in it; it begins slightly right of the first view's middle. */
const HOLE = { z: 9, x: 408 }

/** Writes a PMTiles file with streets in the Protomaps basemap schema 4. */
export async function writeStreetFile(path: string) {
  const indexes = Object.entries(layers).map(([layer, features]) => ({
    layer,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: MAX_ZOOM, indexMaxZoom: 4, extent: EXTENT, buffer: 64 },
    ),
  }))
  const tiles = steps(0, MAX_ZOOM, 1).flatMap((z) =>
    withoutHole(z).map(([x, y]) => {
      const found = indexes.flatMap(({ layer, index }) => {
        const tile = index.getTile(z, x, y)
        return tile ? [[layer, tile] as const] : []
      })
      return { z, x, y, content: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: EXTENT }) }
    }),
  )
  const head = { metadata: { version: '4.14.9' }, minZoom: 0, maxZoom: MAX_ZOOM, bounds: BOUNDS }
  await writeFile(path, packTiles(tiles, head))
}

function withoutHole(z: number) {
  return tilesOf(BOUNDS, z).filter(([x]) => z < HOLE.z || x >> (z - HOLE.z) !== HOLE.x)
}

function feature(properties: Record<string, string>, geometry: GeoJSON.Geometry): GeoJSON.Feature {
  return { type: 'Feature', properties, geometry }
}

function rectangle(): GeoJSON.Polygon {
  const ring = [
    [WEST, SOUTH],
    [EAST, SOUTH],
    [EAST, NORTH],
    [WEST, NORTH],
    [WEST, SOUTH],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)
}
