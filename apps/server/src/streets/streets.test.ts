import { mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import { tileIdToZxy, zxyToTileId } from 'pmtiles'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addErrorHandler } from '../http/errors.ts'
import { packTiles } from '../testing/streets/packTiles.ts'
import { openStreetFile } from './openStreetFile.ts'
import { StreetMap, addStreetRoutes, describeStreets } from './streetRoutes.ts'
import { writePmtilesHead } from '../testing/streets/writePmtiles.ts'

type Tile = [z: number, x: number, y: number, text: string]

const bounds = [106.7, -6.4, 107, -6.1] as const
const someTiles: Tile[] = [
  [0, 0, 0, 'world'],
  [1, 1, 1, 'quarter'],
  [2, 3, 2, 'sixteenth'],
]

function streetFile(tiles: Tile[], metadata: Record<string, unknown> = { version: '4.14.9' }): Buffer {
  const plain = tiles.map(([z, x, y, content]) => ({ z, x, y, content }))
  return packTiles(plain, { metadata, minZoom: 0, maxZoom: 2, bounds })
}

describe('the street map', () => {
  let folder = ''
  let path = ''
  let problems: string[] = []
  let map: StreetMap
  let app: FastifyInstance

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sikud-streets-'))
    path = join(folder, 'streets.pmtiles')
  })
  afterAll(() => rm(folder, { recursive: true }))

  beforeEach(async () => {
    await writeFile(path, streetFile(someTiles))
    problems = []
    map = new StreetMap(path, (message) => problems.push(message))
    app = fastify()
    addErrorHandler(app)
    addStreetRoutes(app, map)
  })
  afterEach(() => app.close())

  async function tile(z: number, x: number, y: number, headers = { 'accept-encoding': 'gzip, br' }) {
    const { tiles = '' } = (await describeStreets(map)) ?? {}
    const url = tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
    return app.inject({ url, headers })
  }

  it('serves the tiles as they are stored, and lets browsers cache them for a year', async () => {
    const response = await tile(2, 3, 2)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(gunzipSync(response.rawPayload).toString()).toBe('sixteenth')
  })

  it.each(['', 'br', 'gzip;q=0'])('unzips a tile for a client that accepts only "%s"', async (accepted) => {
    const response = await tile(0, 0, 0, { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.body).toBe('world')
  })

  it('returns 404 for a tile that the file does not have, and lets browsers cache it like a tile', async () => {
    expect(await tile(1, 0, 0)).toMatchObject({
      statusCode: 404,
      body: '',
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
  })

  it.each(['3/0/0', '1/2/0', '1/0/2', '1/-1/0', '1/0/0.5', '99/0/0', '1/0x1/0', '1/99999999/0', '1/0'])(
    'returns 404 for %s, which is not a tile',
    async (place) => {
      const { version = '' } = (await map.file()) ?? {}
      expect((await app.inject(`/map/${version}/${place}`)).statusCode).toBe(404)
    },
  )

  it('has the URL of its tiles in the configuration', async () => {
    expect(await describeStreets(map)).toEqual({
      tiles: expect.stringMatching(/^\/map\/[\w-]+\/\{z\}\/\{x\}\/\{y\}$/),
      bounds: [...bounds],
      minZoom: 0,
      maxZoom: 2,
    })
  })

  describe('when its file is replaced', () => {
    const newer: Tile[] = [[0, 0, 0, 'a newer world, a little larger']]

    it('serves the tiles of a replaced file at a new URL, and at the old URL without caching', async () => {
      const before = await describeStreets(map)
      await writeFile(join(folder, 'next'), streetFile(newer))
      await rename(join(folder, 'next'), path)
      const response = await tile(0, 0, 0)
      expect(gunzipSync(response.rawPayload).toString()).toBe('a newer world, a little larger')
      expect((await describeStreets(map))?.tiles).not.toBe(before?.tiles)
      const old = await app.inject({
        url: before?.tiles.replaceAll(/\{.\}/g, '0') ?? '',
        headers: { 'accept-encoding': 'gzip' },
      })
      expect(old).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } })
    })

    it('uses the old file while the new one is invalid, and logs this once', async () => {
      await tile(0, 0, 0)
      await writeFile(join(folder, 'next'), 'no map')
      await rename(join(folder, 'next'), path)
      expect((await tile(0, 0, 0)).statusCode).toBe(200)
      await describeStreets(map)
      expect(problems).toEqual([`The street map ${path} is not a PMTiles file.`])
    })

    it('is off if somebody overwrites the file in place with invalid content', async () => {
      await tile(0, 0, 0)
      await writeFile(path, 'no map')
      expect(await describeStreets(map)).toBeNull()
      expect((await app.inject('/map/x/0/0/0')).statusCode).toBe(404)
      expect(problems).toHaveLength(1)
    })

    it('reads the new tiles of a file that was overwritten in place', async () => {
      await tile(0, 0, 0)
      const { version = '' } = (await map.file()) ?? {}
      await writeFile(path, streetFile(newer))
      expect((await app.inject(`/map/${version}/0/0/0`)).body).toBe('a newer world, a little larger')
    })

    it('responds to every request while it is replaced repeatedly', async () => {
      const statuses: number[] = []
      for (let round = 0; round < 20; round += 1) {
        await writeFile(join(folder, 'next'), streetFile([[0, 0, 0, `world ${String(round)}`]]))
        const [, ...responses] = await Promise.all([
          rename(join(folder, 'next'), path),
          ...Array.from({ length: 10 }, () => app.inject('/map/x/0/0/0')),
        ])
        statuses.push(...responses.map(({ statusCode }) => statusCode))
      }
      expect(new Set(statuses)).toEqual(new Set([200]))
    })
  })

  it.each<[what: string, problem: RegExp, change: () => Promise<unknown>]>([
    ['missing', /cannot be opened: ENOENT/, () => rm(path)],
    ['empty', /is not a PMTiles file/, () => writeFile(path, '')],
    ['a ZIP file', /is not a PMTiles file/, () => writeFile(path, 'PK\u0003\u0004 and more')],
    [
      'of PMTiles version 2',
      /is PMTiles version 2; version 3 is needed/,
      () => writeFile(path, 'PMTiles\u0002'),
    ],
    ['cut off in its header', /cannot be read|is truncated/, () => truncate(path, 60)],
    [
      'cut off in its tiles',
      /is truncated: it has \d+ of \d+ bytes/,
      () => truncate(path, streetFile(someTiles).length - 5),
    ],
    ['of the schema before 4', /the file names no version/, () => writeFile(path, streetFile(someTiles, {}))],
    [
      'of a later schema',
      /the file has version 5/,
      () => writeFile(path, streetFile(someTiles, { version: '5.0.0' })),
    ],
    ['of raster tiles', /has no vector tiles/, () => overwrite(99, 2)],
    ['of another compression', /is not compressed by gzip/, () => overwrite(98, 3)],
    ['damaged', /cannot be read/, () => overwrite(127, 0, 20)],
  ])('names the problem of a file that is %s', async (_what, problem, change) => {
    await change()
    expect(await describeStreets(map)).toBeNull()
    expect(problems).toEqual([expect.stringMatching(problem)])
  })

  async function overwrite(at: number, value: number, count = 1) {
    const bytes = await readFile(path)
    await writeFile(path, bytes.fill(value, at, at + count))
  }

  it('finds every tile of a file with leaf directories', async () => {
    // Neighbouring tiles have different contents, because equal tiles would hide a wrong offset.
    const contents = Array.from({ length: 1009 }, (_, index) => gzipSync(String(index)))
    const contentOf = (tileId: number) => contents[tileId % 1009] ?? Buffer.alloc(0)
    const first = zxyToTileId(8, 0, 0)
    const ids = Array.from({ length: 4 ** 8 }, (_, index) => first + index)
    let offset = 0
    const entries = ids.map((tileId) => {
      const { length } = contentOf(tileId)
      const entry = { tileId, offset, length, runLength: 1 }
      offset += length + (tileId % 3)
      return entry
    })
    const head = writePmtilesHead({ entries, metadata: { version: '4.0.0' }, minZoom: 0, maxZoom: 8, bounds })
    const data = ids.flatMap((tileId) => [contentOf(tileId), Buffer.alloc(tileId % 3)])
    const file = join(folder, 'large.pmtiles')
    await writeFile(file, Buffer.concat([head, ...data]))
    const { readTile, close } = await openStreetFile(file)
    for (const tileId of ids.filter((_, index) => index % 97 === 0)) {
      const tile = await readTile(...tileIdToZxy(tileId))
      expect(tile?.plain.toString()).toBe(String(tileId % 1009))
    }
    await close()
  })
})
