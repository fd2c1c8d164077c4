import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { VectorTile } from '@mapbox/vector-tile'
import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import { PbfReader } from 'pbf'
import { openStreetFile, StreetFileError } from '../../apps/server/src/streets/openStreetFile.ts'
import { tilesOf } from '../../apps/server/src/testing/streets/tilesOf.ts'
import { streetLabels } from '../../packages/maps/src/BaseMap/streetLabels.ts'
import { defaultColours } from '../../packages/maps/src/look/mapColours.ts'
import { checkDrawnStreets } from './checkDrawnStreets.ts'
import type { Checks } from './Checks.ts'

/** Sample files with a schema that our map style cannot draw. */
const foreign = ['firenze-2023-old-schema.pmtiles']

/** Indonesian names of New Zealand, Japan and Singapore, which differ from the local or English names. */
const places = ['Selandia Baru', 'Jepang', 'Singapura']

const labelLayers = streetLabels('streets', defaultColours.light, 'sans-serif')

interface Labels {
  texts: Set<string>
  /** Labels that differ from the expected name: the Indonesian name or, if the data have none, the local name. */
  foreign: string[]
  compared: number
  /** Number of features with an Indonesian name. */
  indonesian: number
}

/**
 * Checks real PMTiles files: the server accepts or refuses them as documented, and the map labels and
 * draws them.
 */
export async function checkStreets(root: string, work: string, checks: Checks): Promise<void> {
  const folder = join(root, 'streetmap')
  if (!existsSync(folder)) return console.log(`!! NO STREET MAPS in ${folder}: street maps were not checked.`)
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pmtiles'))) {
    if (foreign.includes(name)) await checkRefused(join(folder, name), name, checks)
    else await checkStreetLabels(join(folder, name), name, checks)
  }
  await checkDrawnStreets(folder, work, checks)
}

async function checkRefused(path: string, name: string, checks: Checks): Promise<void> {
  const error: unknown = await openStreetFile(path).catch((reason: unknown) => reason)
  const isRefused = error instanceof StreetFileError && error.message.includes('another schema')
  checks.check(`${name}: refused, with the schema as reason`, isRefused, error)
}

/** Checks that our map style labels each place of a real street map with its Indonesian name, if the map has one. */
async function checkStreetLabels(path: string, name: string, checks: Checks): Promise<void> {
  const labels = await readLabels(path)
  const { compared, indonesian, foreign } = labels
  checks.check(
    `${name}: ${String(compared)} labels are Indonesian, ${String(indonesian)} of them by an Indonesian name`,
    compared > 0 && foreign.length === 0,
    foreign.slice(0, 5),
  )
  if (indonesian === 0) return
  const missing = places.filter((place) => !labels.texts.has(place))
  checks.check(`${name}: ${places.join(', ')} are labels`, missing.length === 0, missing)
}

/** Computes the label of each named feature of a file, as the map does. */
async function readLabels(path: string): Promise<Labels> {
  const file = await openStreetFile(path)
  const labels: Labels = { texts: new Set(), foreign: [], compared: 0, indonesian: 0 }
  const label = labelReader()
  for (let z = 0; z <= file.maxZoom; z += 1) {
    for (const [x, y] of tilesOf(file.bounds, z)) {
      const tile = await file.readTile(z, x, y)
      if (!tile) continue
      for (const properties of featuresOf(tile.plain)) {
        const text = label(z, properties)
        labels.texts.add(text)
        if ('name:id' in properties) labels.indonesian += 1
        // Expects the Indonesian name, else the local name. Skips local names in another script (`script`), because the
        // map prefers the English name to them.
        const expected = properties['name:id'] ?? ('script' in properties ? undefined : properties['name'])
        if (expected === undefined) continue
        labels.compared += 1
        if (text !== expected) labels.foreign.push(`${text} instead of ${String(expected)}`)
      }
    }
  }
  await file.close()
  return labels
}

/** Returns the properties of the named features of a tile; considers only the layers that have labels. */
function* featuresOf(tile: Uint8Array) {
  const { layers } = new VectorTile(new PbfReader(tile))
  for (const name of new Set(labelLayers.map((layer) => layer['source-layer'] ?? ''))) {
    const layer = layers[name]
    if (!layer) continue
    for (let index = 0; index < layer.length; index += 1) {
      const { properties } = layer.feature(index)
      if ('name' in properties || 'name:id' in properties) yield properties
    }
  }
}

/** Returns a function that computes the label of a feature from its properties, as the map style defines it. */
function labelReader() {
  const texts = new Set(labelLayers.map(({ layout }) => JSON.stringify(layout?.['text-field'])))
  if (texts.size !== 1) throw new Error('The layers have different label expressions: check each one.')
  const expression = createExpression(JSON.parse([...texts][0] ?? ''), 'text-field')
  if (expression.result === 'error') throw new Error(expression.value.map(({ message }) => message).join())
  const { value } = expression
  return (zoom: number, properties: Record<string, unknown>) =>
    String(value.evaluate({ zoom }, { type: 'Point', properties }))
}
