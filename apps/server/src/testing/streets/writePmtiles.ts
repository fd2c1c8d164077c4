import { gzipSync } from 'node:zlib'
import { Compression, TileType } from 'pmtiles'

const HEADER_BYTES = 127
/** The specification requires the header and the root directory within the first 16 KiB. */
const ROOT_BYTES = 16_384 - HEADER_BYTES
const FIRST_LEAF_ENTRIES = 4096

/**
 * An entry of a directory: `runLength` consecutive tiles, the first of them `tileId`, have the same content, the `length`
 * bytes at `offset` in the tile data.
 */
export interface TileEntry {
  tileId: number
  offset: number
  length: number
  runLength: number
}

export interface PmtilesHead {
  /** The entries of all directories, sorted by tile id. */
  entries: readonly TileEntry[]
  metadata: Record<string, unknown>
  minZoom: number
  maxZoom: number
  /** Bounds of the tiles: west, south, east, north, in degrees. */
  bounds: readonly [number, number, number, number]
}

/** Returns the part of a PMTiles file (version 3, gzip, vector tiles) that comes before the tile data. */
export function writePmtilesHead({ entries, metadata, minZoom, maxZoom, bounds }: PmtilesHead): Buffer {
  const { root, leaves } = writeDirectories(entries)
  const json = gzipSync(JSON.stringify(metadata))
  const contents = new Map(entries.map(({ offset, length }) => [offset, length]))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const jsonAt = HEADER_BYTES + root.length
  const leavesAt = jsonAt + json.length
  const parts = [
    [HEADER_BYTES, root.length],
    [jsonAt, json.length],
    [leavesAt, leaves.length],
    [leavesAt + leaves.length, sum([...contents.values()])],
  ]
  const numbers = [
    ...parts.flat(),
    sum(entries.map(({ runLength }) => runLength)),
    entries.length,
    contents.size,
  ]
  for (const [index, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + 8 * index)
  const isClustered = 1
  header.set([isClustered, Compression.Gzip, Compression.Gzip, TileType.Mvt, minZoom, maxZoom], 96)
  const [west, south, east, north] = bounds
  for (const [index, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index)
  header[118] = maxZoom
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return Buffer.concat([header, root, json, leaves])
}

/**
 * Puts all entries into the root directory. If it becomes too large, puts them into leaf directories, and makes these
 * larger until the root directory, which lists them, is small enough.
 */
function writeDirectories(entries: readonly TileEntry[]): { root: Buffer; leaves: Buffer } {
  const root = writeDirectory(entries)
  if (root.length <= ROOT_BYTES) return { root, leaves: Buffer.alloc(0) }
  for (let size = FIRST_LEAF_ENTRIES; ; size *= 2) {
    const parts: Buffer[] = []
    const pointers: TileEntry[] = []
    let offset = 0
    for (let start = 0; start < entries.length; start += size) {
      const part = entries.slice(start, start + size)
      const leaf = writeDirectory(part)
      pointers.push({ tileId: part[0]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 })
      parts.push(leaf)
      offset += leaf.length
    }
    const pointed = writeDirectory(pointers)
    if (pointed.length <= ROOT_BYTES) return { root: pointed, leaves: Buffer.concat(parts) }
  }
}

function writeDirectory(entries: readonly TileEntry[]): Buffer {
  const numbers = [entries.length]
  for (const [index, { tileId }] of entries.entries())
    numbers.push(tileId - (entries[index - 1]?.tileId ?? 0))
  for (const { runLength } of entries) numbers.push(runLength)
  for (const { length } of entries) numbers.push(length)
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1]
    const follows = before !== undefined && offset === before.offset + before.length
    numbers.push(follows ? 0 : offset + 1)
  }
  return gzipSync(Buffer.from(numbers.flatMap(varint)))
}

function varint(number: number): number[] {
  const bytes: number[] = []
  let rest = number
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
  return bytes
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
