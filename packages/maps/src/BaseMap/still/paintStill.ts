import type { FeatureCollection, Position } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import { mercatorX, mercatorY } from '../../measure/geometry.ts'
import { constantColour, evaluate, type FeatureInput } from './evaluate.ts'
import type { PlacedTile } from './StillTiles.ts'
import { pixelOf, type StillCamera } from './stillView.ts'

type Pen = CanvasRenderingContext2D
type PaintedLayer = Extract<LayerSpecification, { type: 'fill' | 'line' | 'symbol' }>
type Line = (readonly [x: number, y: number])[]

export interface Shape extends FeatureInput {
  /** The points of each line on the canvas, in px. */
  lines: Line[]
}

const geometryTypes = ['Unknown', 'Point', 'LineString', 'Polygon'] as const

/** Paints the layers of a base map with canvas 2D: background, land, waters, streets and the boundaries. */
export function paintStill(
  pen: Pen,
  camera: StillCamera,
  layers: readonly LayerSpecification[],
  outline: FeatureCollection | null,
  tiles: readonly PlacedTile[],
) {
  for (const layer of layers) {
    if (layer.type === 'background') {
      pen.fillStyle = constantColour(layer.paint?.['background-color'])
      pen.fillRect(0, 0, camera.width, camera.height)
    } else if (layer.type === 'fill' || layer.type === 'line') {
      if (!layer['source-layer']) paintLayer(pen, layer, camera.zoom, outlineShapes(outline, camera))
      else for (const tile of tiles) paintInTile(pen, layer, camera, tile)
    }
  }
}

/** Paints a layer of one tile, clipped to the tile, because lines and areas extend beyond its edges. */
function paintInTile(pen: Pen, layer: PaintedLayer, camera: StillCamera, tile: PlacedTile) {
  const [left, top] = [Math.floor(tile.left), Math.floor(tile.top)]
  pen.save()
  pen.beginPath()
  pen.rect(left, top, Math.ceil(tile.left + tile.size) - left, Math.ceil(tile.top + tile.size) - top)
  pen.clip()
  paintLayer(pen, layer, camera.zoom, shapesOf(layer, camera, [tile]))
  pen.restore()
}

function paintLayer(pen: Pen, layer: PaintedLayer, zoom: number, shapes: Iterable<Shape>) {
  pen.beginPath()
  for (const shape of shapes) {
    if (layer.filter && evaluate(layer.filter, shape, zoom) !== true) continue
    for (const line of shape.lines) {
      for (const [place, [x, y]] of line.entries()) {
        if (place === 0) pen.moveTo(x, y)
        else pen.lineTo(x, y)
      }
    }
  }
  if (layer.type === 'fill') {
    pen.fillStyle = constantColour(layer.paint?.['fill-color'])
    // The holes of an area have the opposite winding direction, so `nonzero` does not fill them.
    pen.fill('nonzero')
  } else if (layer.type === 'line') {
    const width = Number(evaluate(layer.paint?.['line-width'] ?? 1, { properties: null, type: '' }, zoom))
    const dashes = layer.paint?.['line-dasharray']
    pen.lineWidth = width
    pen.lineCap = pen.lineJoin = 'round'
    pen.setLineDash(Array.isArray(dashes) ? dashes.map((part) => Number(part) * width) : [])
    pen.strokeStyle = constantColour(layer.paint?.['line-color'])
    pen.stroke()
    pen.setLineDash([])
  }
}

/** Returns the map features of a layer in these tiles; returns none below the layer's minimum zoom. */
export function* shapesOf(
  layer: PaintedLayer,
  camera: StillCamera,
  tiles: readonly PlacedTile[],
): Generator<Shape> {
  if (camera.zoom < (layer.minzoom ?? 0)) return
  for (const { tile, left, top, size } of tiles) {
    const found = tile.layers[layer['source-layer'] ?? '']
    for (let index = 0; index < (found?.length ?? 0); index += 1) {
      const feature = found?.feature(index)
      if (!feature) continue
      const scale = size / feature.extent
      yield {
        properties: feature.properties,
        type: geometryTypes[feature.type],
        get lines() {
          return feature
            .loadGeometry()
            .map((line) => line.map(({ x, y }) => [left + x * scale, top + y * scale] as const))
        },
      }
    }
  }
}

function* outlineShapes(outline: FeatureCollection | null, camera: StillCamera): Generator<Shape> {
  for (const { geometry, properties } of outline?.features ?? []) {
    const { type } = geometry
    const rings =
      type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : type === 'Polygon' || type === 'MultiLineString'
          ? geometry.coordinates
          : type === 'LineString'
            ? [geometry.coordinates]
            : []
    yield { properties, type, lines: rings.map((ring) => lineOf(ring, camera)) }
  }
}

/** Projects a ring without wrapping longitudes, so that no line crosses the whole picture. */
function lineOf(ring: readonly Position[], camera: StillCamera): Line {
  const middle = camera.x - Math.floor(camera.x)
  return ring.map(([lng = 0, lat = 0]) => {
    const [, y] = pixelOf(camera, 0, mercatorY(lat))
    return [camera.width / 2 + (mercatorX(lng) - middle) * camera.worldSize, y]
  })
}
