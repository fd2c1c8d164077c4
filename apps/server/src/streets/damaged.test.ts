import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { tileIdToZxy } from 'pmtiles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addErrorHandler } from '../http/errors.ts'
import { packTiles } from '../testing/streets/packTiles.ts'
import { StreetMap, addStreetRoutes } from './streetRoutes.ts'
import { type TileEntry, writePmtilesHead } from '../testing/streets/writePmtiles.ts'

const MAX_PART_BYTES = 8 * 1024 * 1024
const GIGABYTE = 2 ** 30
const world = [-180, -85, 180, 85] as const
const head = { metadata: { version: '4.14.9' }, minZoom: 0, maxZoom: 3, bounds: world }

/** Returns a file whose directories have these entries; all tile data is `content`. */
function fileOf(entries: readonly TileEntry[], content = gzipSync('a tile')): Buffer {
  return Buffer.concat([writePmtilesHead({ ...head, entries }), content])
}

/** Returns a file with a value in its header, which is not compressed; offsets are bytes. */
function withHeader(file: Buffer, offset: number, value: number): Buffer {
  const changed = Buffer.from(file)
  changed.writeBigUInt64LE(BigInt(value), offset)
  return changed
}

/** Returns a file whose root directory is `directory`, and whose leaf directories begin at the root directory. */
function withRoot(directory: Buffer): Buffer {
  const file = fileOf([])
  const [rootAt, jsonAt, tilesAt] = [8, 24, 56].map((at) => Number(file.readBigUInt64LE(at)))
  const root = gzipSync(directory)
  const json = file.subarray(jsonAt, tilesAt)
  const changed = Buffer.concat([file.subarray(0, rootAt), root, json, gzipSync('a tile')])
  const rootEnd = (rootAt ?? 0) + root.length
  for (const [at, value] of [
    [16, root.length],
    [24, rootEnd],
    [40, rootAt ?? 0],
    [48, root.length],
    [56, rootEnd + json.length],
    [64, 0],
  ] as const)
    changed.writeBigUInt64LE(BigInt(value), at)
  return changed
}

describe('a damaged street map', () => {
  let folder = ''
  let path = ''
  let problems: string[] = []
  let app: FastifyInstance

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sikud-damaged-'))
    path = join(folder, 'streets.pmtiles')
  })
  afterAll(() => rm(folder, { recursive: true }))
  afterEach(() => app.close())

  async function serve(file: Buffer) {
    await writeFile(path, file)
    problems = []
    app = fastify()
    addErrorHandler(app)
    addStreetRoutes(app, new StreetMap(path, (message) => problems.push(message)))
  }

  const tile = (place: string, accepted = 'gzip') =>
    app.inject({ url: `/map/x/${place}`, headers: { 'accept-encoding': accepted } })

  it.each([2, 3])('Y06: responds with 404 to a tile whose length is %d GB', async (gigabytes) => {
    const damaged = fileOf([{ tileId: 0, offset: 0, length: gigabytes * GIGABYTE, runLength: 1 }])
    // Sets the length of all tiles in the header, because the server refuses a file that is shorter than this.
    await serve(withHeader(damaged, 64, 0))
    for (const accepted of ['gzip', ''])
      expect(await tile('0/0/0', accepted)).toMatchObject({ statusCode: 404, body: '' })
    expect((await tile('0/0/0')).headers['cache-control']).toBe('no-store')
    expect(problems).toEqual([expect.stringMatching(/has a damaged tile 0\/0\/0/)])
  })

  it.each(['gzip', ''])(
    'Y06: responds with 404 to a tile of 9 MB if the client accepts "%s"',
    async (accepted) => {
      const tiles = [8, 9].map((megabytes, x) => ({
        z: 1,
        x,
        y: 0,
        content: Buffer.alloc(megabytes * 2 ** 20),
      }))
      await serve(packTiles(tiles, head))
      expect((await tile('1/0/0', accepted)).statusCode).toBe(200)
      expect((await tile('1/1/0', accepted)).statusCode).toBe(404)
    },
  )

  it('Y06: needs little memory for a tile that decompresses to 2 GB', async () => {
    const member = gzipSync(Buffer.alloc(GIGABYTE / 16))
    const bomb = Buffer.concat(Array.from({ length: 32 }, () => member))
    await serve(fileOf([{ tileId: 0, offset: 0, length: bomb.length, runLength: 1 }], bomb))
    const before = process.memoryUsage().rss
    expect((await tile('0/0/0', '')).statusCode).toBe(404)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20)
  })

  it.each<[what: string, file: () => Buffer]>([
    [
      'a tile beyond the end of the file',
      () => fileOf([{ tileId: 0, offset: 999, length: 9, runLength: 1 }]),
    ],
    [
      'a tile that is not compressed',
      () => fileOf([{ tileId: 0, offset: 0, length: 6, runLength: 1 }], Buffer.from('a tile')),
    ],
    ['a tile without bytes', () => fileOf([{ tileId: 0, offset: 0, length: 0, runLength: 1 }])],
    ['a leaf directory that is its own parent', () => withRoot(Buffer.from([1, 0, 0, 40, 1]))],
  ])('Y06: responds with 404 if the file has %s', async (_what, file) => {
    await serve(withHeader(file(), 64, 0))
    expect((await tile('0/0/0')).statusCode).toBe(404)
  })

  it.each<[what: string, file: () => Buffer]>([
    ['metadata of 3 GB', () => withHeader(fileOf([]), 32, 3 * GIGABYTE)],
    [
      'metadata that decompress to 9 MB',
      () =>
        writePmtilesHead({
          ...head,
          metadata: { version: '4.0.0', x: 'x'.repeat(9 * 2 ** 20) },
          entries: [],
        }),
    ],
    ['a root directory that decompresses to 9 MB', () => withRoot(Buffer.alloc(9 * 2 ** 20))],
    [
      'a root directory with 2 ** 50 entries',
      () => withRoot(Buffer.from([128, 128, 128, 128, 128, 128, 128, 2])),
    ],
    ['zoom levels up to 99', () => Buffer.from(fileOf([])).fill(99, 101, 102)],
    ['a lowest zoom above the highest', () => Buffer.from(fileOf([])).fill(9, 100, 101)],
    ['impossible bounds', () => Buffer.from(fileOf([])).fill(127, 102, 106)],
  ])('Y06: is not used if it has %s', async (_what, file) => {
    await serve(file())
    expect((await tile('0/0/0')).statusCode).toBe(404)
    expect(problems).toHaveLength(1)
  })

  const small = packTiles(
    Array.from({ length: 85 }, (_, tileId) => {
      const [z, x, y] = tileIdToZxy(tileId)
      return { z, x, y, content: `tile ${String(tileId)}` }
    }),
    head,
  )
  /** Numbers around the limits of the format: of one byte, 32 bits and 53 bits. */
  const anyNumber = fc.oneof(
    fc.nat({ max: 200 }),
    fc.nat({ max: 2 * MAX_PART_BYTES }),
    fc.constantFrom(2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1),
  )
  const anyEntries = fc
    .array(
      fc.record({
        tileId: fc.nat({ max: 90 }),
        offset: anyNumber,
        length: anyNumber,
        runLength: fc.oneof(fc.constantFrom(0, 1, 1), anyNumber),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((entries) => fileOf(entries.toSorted((a, b) => a.tileId - b.tileId)))
    .map((file) => withHeader(file, 64, 0))
  const anyHeader = fc
    .array(fc.tuple(fc.constantFrom(8, 16, 24, 32, 40, 48, 56, 64), anyNumber), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => changes.reduce((file, [at, value]) => withHeader(file, at, value), small))
  const anyBytes = fc
    .tuple(
      fc.array(fc.tuple(fc.nat({ max: small.length - 1 }), fc.nat({ max: 255 })), { maxLength: 8 }),
      fc.integer({ min: 0, max: small.length }),
    )
    .map(([changes, end]) => {
      const file = Buffer.from(small)
      for (const [at, value] of changes) file[at] = value
      return file.subarray(0, end)
    })
  const anyFile = fc.oneof(anyEntries, anyHeader, anyBytes)

  it('Y06: answers each request to any damaged file with a whole tile or 404', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, fc.nat({ max: 84 }), async (file, tileId) => {
        await serve(file)
        for (const accepted of ['gzip', '']) {
          const response = await tile(tileIdToZxy(tileId).join('/'), accepted)
          expect([200, 404]).toContain(response.statusCode)
          if (response.statusCode === 200 && accepted === 'gzip')
            expect(gunzipSync(response.rawPayload).length).toBeLessThanOrEqual(MAX_PART_BYTES)
        }
        await app.close()
      }),
      { numRuns: 300 },
    )
  })
})
