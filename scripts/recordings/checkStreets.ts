import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { FetchSource } from 'pmtiles'
import { copyTiles } from '../../apps/server/src/streets/copyTiles.ts'
import { openStreetFile, StreetFileError } from '../../apps/server/src/streets/openStreetFile.ts'
import { planCut } from '../../apps/server/src/streets/planCut.ts'
import { tilesOf } from '../../apps/server/src/streets/tilesOf.ts'
import { listen } from '../listen.ts'
import { checkDrawnStreets } from './checkDrawnStreets.ts'
import type { Checks } from './Checks.ts'
import { checkStreetLabels } from './checkStreetLabels.ts'

/** Sample files with a schema that our map style cannot draw. */
const foreign = ['firenze-2023-old-schema.pmtiles']

/**
 * Checks real PMTiles files: the server accepts or refuses them as documented, a part of a file can be extracted, and
 * the map labels and draws them.
 */
export async function checkStreets(root: string, work: string, checks: Checks): Promise<void> {
  const folder = join(root, 'streetmap')
  if (!existsSync(folder)) return console.log(`!! NO STREET MAPS in ${folder}: street maps were not checked.`)
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pmtiles'))) {
    if (foreign.includes(name)) await checkRefused(join(folder, name), name, checks)
    else {
      await checkStreetLabels(join(folder, name), name, checks)
      await checkCut(join(folder, name), name, work, checks)
    }
  }
  await checkDrawnStreets(folder, work, checks)
}

async function checkRefused(path: string, name: string, checks: Checks): Promise<void> {
  const error: unknown = await openStreetFile(path).catch((reason: unknown) => reason)
  const isRefused = error instanceof StreetFileError && error.message.includes('another schema')
  checks.check(`${name}: refused, with the schema as reason`, isRefused, error)
}

/** Extracts the lower zooms of a file over HTTP, and compares every tile with the original. */
async function checkCut(path: string, name: string, work: string, checks: Checks): Promise<void> {
  const original = await openStreetFile(path)
  const bytes = readFileSync(path)
  const server = createServer((request, response) => {
    const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    const part = bytes.subarray(Number(start), Number(end) + 1)
    response.writeHead(206, { 'content-length': part.length, etag: '"sample"' }).end(part)
  })
  try {
    const source = new FetchSource(`http://127.0.0.1:${String(await listen(server))}/${name}`)
    const plan = await planCut(source, original.bounds, original.maxZoom - 1)
    const target = join(work, name)
    await copyTiles({ source, plan, path: target })
    const cut = await openStreetFile(target)
    let compared = 0
    let different = 0
    for (let z = 0; z <= cut.maxZoom; z += 1) {
      for (const [x, y] of tilesOf(original.bounds, z)) {
        const [one, other] = await Promise.all([original.readTile(z, x, y), cut.readTile(z, x, y)])
        compared += 1
        if (!one?.zipped.equals(other?.zipped ?? Buffer.alloc(0))) different += 1
      }
    }
    await cut.close()
    checks.check(
      `${name}: ${String(compared)} tiles cut out over HTTP are those of the file`,
      compared > cut.maxZoom && different === 0,
      { compared, different },
    )
  } finally {
    server.close()
    await original.close()
  }
}
