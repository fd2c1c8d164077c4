import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openStreetFile, StreetFileError } from '../../apps/server/src/streets/openStreetFile.ts'
import { checkDrawnStreets } from './checkDrawnStreets.ts'
import type { Checks } from './Checks.ts'
import { checkStreetLabels } from './checkStreetLabels.ts'

/** Sample files with a schema that our map style cannot draw. */
const foreign = ['firenze-2023-old-schema.pmtiles']

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
