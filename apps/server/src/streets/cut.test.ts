import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { FetchSource, tileIdToZxy } from 'pmtiles'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyTiles } from './copyTiles.ts'
import { openStreetFile } from './openStreetFile.ts'
import { planCut } from './planCut.ts'
import type { Bounds } from './tilesOf.ts'
import { writePmtilesHead } from './writePmtiles.ts'

const run = promisify(execFile)
const cli = join(import.meta.dirname, '../cli/map.ts')
const world = [-180, -85, 180, 85] as const
const ZOOM = 7
const java: Bounds = [105, -8.9, 115, -5.8]
const sea = gzipSync('sea')

/**
 * Builds a PMTiles file with all tiles up to zoom 7. These are so many that the file needs leaf directories. Three
 * quarters of the tiles are equal, because they show only sea.
 */
function worldFile(): Buffer {
  const count = (4 ** (ZOOM + 1) - 1) / 3
  const parts: Buffer[] = []
  const entries = []
  let offset = sea.length
  for (let tileId = 0; tileId < count; tileId += 1) {
    const bytes = tileId % 4 === 0 ? gzipSync(`land ${String(tileId)}`) : sea
    if (bytes === sea) {
      entries.push({ tileId, offset: 0, length: sea.length, runLength: 1 })
    } else {
      entries.push({ tileId, offset, length: bytes.length, runLength: 1 })
      parts.push(bytes)
      offset += bytes.length
    }
  }
  const head = writePmtilesHead({
    entries,
    metadata: { version: '4.14.9', 'planetiler:osm:osmosisreplicationtime': '2026-11-20T00:00:00Z' },
    minZoom: 0,
    maxZoom: ZOOM,
    bounds: world,
  })
  return Buffer.concat([head, sea, ...parts])
}

describe('a street map that is cut out of a larger file', () => {
  const whole = worldFile()
  let folder = ''
  let path = ''
  let server: Server
  let url = ''
  let etag = '"one"'
  let requests = 0
  /** Whether the server closes the connection instead of responding to the request with this number. */
  let fails = (_request: number) => false

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sikud-cut-'))
    server = createServer((request, response) => {
      requests += 1
      const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
      if (fails(requests) || start === undefined) return response.destroy()
      const bytes = whole.subarray(Number(start), Number(end) + 1)
      response.writeHead(206, { etag, 'content-length': bytes.length }).end(bytes)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: a TCP server has a port
    url = `http://127.0.0.1:${String(port)}/world.pmtiles`
  })
  afterAll(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  beforeEach(() => {
    path = join(folder, 'java.pmtiles')
    etag = '"one"'
    requests = 0
    fails = () => false
  })
  afterEach(async () => {
    await rm(path, { force: true })
    await rm(`${path}.part`, { force: true })
  })

  async function cut(bounds: Bounds = java, maxZoom = 15) {
    const source = new FetchSource(url)
    const plan = await planCut(source, bounds, maxZoom)
    const copy = (onProgress?: (bytes: number) => void) =>
      copyTiles({ source, plan, path, retriesMs: [1, 1], ...(onProgress && { onProgress }) })
    return { plan, copy }
  }

  /** Returns the number of tiles in a file; throws if the file is invalid. */
  async function tilesIn(file: string): Promise<number> {
    const { tileCount, close } = await openStreetFile(file)
    await close()
    return tileCount
  }

  it('has exactly the tiles of the area', async () => {
    const { plan, copy } = await cut()
    await copy()
    expect((await stat(path)).size).toBe(plan.bytes)
    const file = await openStreetFile(path)
    expect(file).toMatchObject({
      maxZoom: ZOOM,
      tileCount: plan.tileCount,
      schema: '4.14.9',
      bounds: [...java],
    })
    let found = 0
    for (let tileId = 0; tileId < (4 ** (ZOOM + 1) - 1) / 3; tileId += 1) {
      const tile = await file.readTile(...tileIdToZxy(tileId))
      if (!tile) continue
      found += 1
      expect(tile.plain.toString()).toBe(tileId % 4 === 0 ? `land ${String(tileId)}` : 'sea')
    }
    expect(found).toBe(plan.tileCount)
    // The tiles at two opposite corners of Java, at the highest zoom.
    for (const [x, y] of [
      [101, 66],
      [104, 67],
    ] as const)
      expect(await file.readTile(ZOOM, x, y)).toBeDefined()
    expect(await file.readTile(ZOOM, 0, 0)).toBeUndefined()
    await file.close()
  })

  it('omits tiles above the chosen highest zoom', async () => {
    const { plan } = await cut(java, 3)
    expect(plan).toMatchObject({ maxZoom: 3, tileCount: 4 })
  })

  it('stores equal tiles once', async () => {
    const { plan } = await cut(world)
    expect(plan.bytes).toBeLessThanOrEqual(whole.length)
    expect(plan.tileCount).toBe((4 ** (ZOOM + 1) - 1) / 3)
  })

  it('is complete after an interruption and a second start', async () => {
    const { copy } = await cut()
    await copy()
    const wanted = await readFile(path)
    await writeFile(`${path}.part`, wanted.subarray(0, wanted.length - 10))
    await rm(path)
    const again = await cut()
    requests = 0
    await again.copy()
    expect(await readFile(path)).toEqual(wanted)
    expect(requests).toBe(1)
  })

  it('starts from the beginning if the `.part` file is of another area', async () => {
    const { plan, copy } = await cut()
    await writeFile(`${path}.part`, Buffer.alloc(100_000, 7))
    await copy()
    expect(await tilesIn(path)).toBe(plan.tileCount)
  })

  it('is complete even if a request fails', async () => {
    const { plan, copy } = await cut()
    const failing = requests + 1
    fails = (request) => request === failing
    await copy()
    expect(await tilesIn(path)).toBe(plan.tileCount)
  })

  it('keeps its `.part` file while the source is unavailable, and is completed later', async () => {
    const { plan, copy } = await cut()
    fails = () => true
    await expect(copy()).rejects.toThrow(/fetch failed/)
    expect((await stat(`${path}.part`)).size).toBe(plan.head.length)
    fails = () => false
    await copy()
    expect(await tilesIn(path)).toBe(plan.tileCount)
  })

  it('fails if the source changes after the plan was made', async () => {
    const { copy } = await cut()
    etag = '"two"'
    await expect(copy()).rejects.toThrow(/has changed meanwhile/)
  })

  it('fails if the source has no tiles in the area', async () => {
    const { copy } = await cut([100, -5, 101, -4], ZOOM)
    await copy()
    const part = await readFile(path)
    expect(part.length).toBeLessThan(whole.length / 10)
    await expect(planCut(new FetchSource(url), [100, 86, 101, 87], ZOOM)).rejects.toThrow(
      /no tiles in this area/,
    )
  })

  describe('npm run map', () => {
    const nowhere = 'http://127.0.0.1:9/x.pmtiles'
    const command = (...args: string[]) =>
      run(process.execPath, [cli, ...args]).catch((error: unknown) => error as { stderr: string }) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: execFile rejects with the output

    it('`get` prints the size, cuts and checks the file', async () => {
      const dry = await command('get', '--province', 'bali', '--from', url, '--dry-run')
      expect(dry).toMatchObject({ stdout: expect.stringMatching(/\d\.\d MB: \d+ tiles up to zoom 7/) })
      const done = await command('get', '--bbox', java.join(','), '--from', url, '--out', path)
      expect(done).toMatchObject({
        stdout: expect.stringMatching(/100 %.*can serve as street map.*data +of 2026-11-20.*MAP_PMTILES=/s),
      })
    })

    it.each([
      [['check', '/nowhere.pmtiles'], /\/nowhere\.pmtiles cannot be opened/],
      [['check'], /Name a command/],
      [['get', '--out', 'x'], /--province or --bbox/],
      [['get', '--province', 'Atlantis', '--out', 'x'], /No province Atlantis.*DKI|Jawa Barat/s],
      [['get', '--bbox', '1,2,3', '--out', 'x'], /--bbox is west,south,east,north/],
      [['get', '--bbox', '107,-6,106,-7', '--out', 'x'], /--bbox is west,south,east,north/],
      [['get', '--province', 'Bali'], /--out/],
      // The server does not exist: the command must fail before it connects to it.
      [['get', '--province', 'Papua', 'Barat', '--from', nowhere, '--dry-run'], /^.*Barat.*\n\nnpm run map/],
      [
        ['get', '--province', 'Banten', '--province', 'DKI Jakarta', '--from', nowhere, '--dry-run'],
        /^.*--province.*\n\nnpm run map/,
      ],
      [['get', '--province', 'Bali', '--max-zoom', '99', '--out', 'x'], /--max-zoom/],
    ])('refuses %j with a clear message', async (args, message) => {
      expect(await command(...args)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) })
    })
  })
})
