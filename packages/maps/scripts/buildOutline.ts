// Builds src/BaseMap/__generated__/outline.geojson from the package world-atlas. Run: node scripts/buildOutline.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { merge, mesh } from 'topojson-client'
import { significance } from '../src/trip/pathIndex.ts'

type Topology = Parameters<typeof merge>[0]

interface Atlas extends Topology {
  transform: { scale: [number, number]; translate: [number, number] }
}

/** Tolerance in degrees for the simplification of coast lines and borders. It is small in the region of the fleets. */
const DETAIL = [
  { west: 105, south: -8.9, east: 116, north: -5.6, tolerance: 0.008 },
  { west: 94, south: -11.5, east: 141.5, north: 7, tolerance: 0.036 },
  { west: 88, south: -22, east: 155, north: 24, tolerance: 0.2 },
]
const ELSEWHERE = 0.6
const target = new URL('../src/BaseMap/__generated__/outline.geojson', import.meta.url)

const parsed = JSON.parse(
  readFileSync(new URL(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
)
const atlas: Atlas = parsed
const countries: Parameters<typeof mesh>[1] = parsed.objects.countries
const polygons: Parameters<typeof merge>[1] = parsed.objects.countries.geometries
const simplified = {
  ...atlas,
  transform: undefined,
  arcs: atlas.arcs.map((arc) => simplifyArc(absolute(arc))),
}
const land = merge(simplified, polygons).coordinates
const borders = mesh(simplified, countries, (a, b) => a !== b).coordinates
const outline = {
  type: 'FeatureCollection',
  features: [
    feature('land', { type: 'MultiPolygon', coordinates: land.map(drawnRings).filter(hasRing) }),
    feature('border', { type: 'MultiLineString', coordinates: borders.map(rounded) }),
  ],
}
writeFileSync(target, `${JSON.stringify(outline)}\n`)

function feature(kind: string, geometry: object) {
  return { type: 'Feature', properties: { kind }, geometry }
}

function absolute(arc: number[][]): number[][] {
  const { scale, translate } = atlas.transform
  let x = 0
  let y = 0
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

/** Drops each point whose removal moves the line by at most `tolerance(point)`, in degrees. */
function simplifyArc(arc: number[][]): number[][] {
  const distances = significance(Float64Array.from(arc.flat()), new Float32Array(arc.length), arc.length)
  return arc.filter((point, index) => (distances[index] ?? 0) > tolerance(point))
}

function tolerance([x = 0, y = 0]: number[]) {
  const box = DETAIL.find(
    ({ west, south, east, north }) => x >= west && x <= east && y >= south && y <= north,
  )
  return box?.tolerance ?? ELSEWHERE
}

function rounded(line: number[][]) {
  return line.map((point) => {
    const digits = tolerance(point) < 0.01 ? 1000 : 100
    return point.map((value) => Math.round(value * digits) / digits)
  })
}

function drawnRings(polygon: number[][][]) {
  return polygon.filter(isWorthDrawing).map(rounded)
}

function hasRing(polygon: number[][][]) {
  return polygon.length > 0
}

function isWorthDrawing(ring: number[][]) {
  const extent = (axis: number) => {
    const values = ring.map((point) => point[axis] ?? 0)
    return Math.max(...values) - Math.min(...values)
  }
  return ring.length > 3 && Math.max(extent(0), extent(1)) > 2.2 * Math.max(...ring.map(tolerance))
}
