import { type Entry, PMTiles, type Source, zxyToTileId } from 'pmtiles'
import {
  checkLength,
  directoryCache,
  limitSource,
  readMetadata,
  requireStreets,
  StreetFileError,
} from './openStreetFile.ts'
import { type Bounds, tileRange } from './tilesOf.ts'
import { type TileEntry, writePmtilesHead } from './writePmtiles.ts'

/** Maximum number of tiles. With more tiles, the plan alone would take gigabytes of memory. */
const MAX_TILES = 3_000_000
/** Maximum number of directories from the root to a tile; the reader of pmtiles has the same limit. */
const MAX_DEPTH = 4
/** The plan reads each directory once, so no more need to stay in memory. */
const CACHED_DIRECTORIES = 8

/** Where the source file contains the bytes of a tile; equal tiles share the same bytes. */
export interface TileContent {
  /** Offset from the start of the source file, in bytes. */
  from: number
  length: number
}

/** The plan to copy the tiles of an area from a PMTiles source. */
export interface CutPlan {
  /** The bytes of the new file that come before the tile data. */
  head: Buffer
  /** Where the source contains the tile data, in the order in which the new file will contain it. */
  contents: TileContent[]
  tileCount: number
  /** Size of the new file. */
  bytes: number
  maxZoom: number
  schema: string
  /** ETag of the source; copying fails if it has changed. */
  etag: string | undefined
}

/** Reads the directories of a source and plans the file for an area; throws `StreetFileError`. */
export async function planCut(unlimited: Source, bounds: Bounds, wantedZoom: number): Promise<CutPlan> {
  const source = limitSource(unlimited)
  const cache = directoryCache(CACHED_DIRECTORIES)
  const header = await new PMTiles(source, cache).getHeader()
  const metadata = await readMetadata(source, header.jsonMetadataOffset, header.jsonMetadataLength)
  const schema = requireStreets(header, metadata)
  const maxZoom = Math.min(wantedZoom, header.maxZoom)
  const area = intersect(bounds, [header.minLon, header.minLat, header.maxLon, header.maxLat])
  if (!area) throw new StreetFileError('has no tiles in this area')
  const wanted = idsOf(area, header.minZoom, maxZoom)

  const found: Entry[] = []
  async function collect(
    { offset, length }: Pick<Entry, 'offset' | 'length'>,
    [begin, end]: readonly [number, number],
    depth: number,
  ): Promise<void> {
    if (depth > MAX_DEPTH) throw new StreetFileError('is damaged: its directories are nested too deeply')
    const entries = await cache.getDirectory(source, offset, length, header)
    for (const [index, entry] of entries.entries()) {
      const next = entries[index + 1]?.tileId ?? end
      // Without this check, directories that contain each other would take hours.
      if (entry.tileId < begin || entry.tileId + entry.runLength > next) {
        throw new StreetFileError('is damaged: its directories overlap')
      }
      if (entry.runLength > 0) found.push(...runsOf(entry, wanted))
      else if (isAnyWanted(wanted, entry.tileId, next))
        await collect(
          { offset: header.leafDirectoryOffset + entry.offset, length: entry.length },
          [entry.tileId, next],
          depth + 1,
        )
    }
  }
  const root = { offset: header.rootDirectoryOffset, length: header.rootDirectoryLength }
  await collect(root, [0, Infinity], 1)

  const { entries, contents } = arrange(found)
  const head = writePmtilesHead({ entries, metadata, minZoom: header.minZoom, maxZoom, bounds: area })
  return {
    head,
    contents: contents.map(({ from, length }) => ({ from: header.tileDataOffset + from, length })),
    tileCount: entries.reduce((count, { runLength }) => count + runLength, 0),
    bytes: head.length + contents.reduce((sum, { length }) => sum + length, 0),
    maxZoom,
    schema,
    etag: header.etag,
  }
}

function intersect(one: Bounds, other: Bounds): Bounds | null {
  const west = Math.max(one[0], other[0])
  const south = Math.max(one[1], other[1])
  const east = Math.min(one[2], other[2])
  const north = Math.min(one[3], other[3])
  return west < east && south < north ? [west, south, east, north] : null
}

/** Returns the ids of the tiles that cover an area, in ascending order. */
function idsOf(area: Bounds, minZoom: number, maxZoom: number): Float64Array {
  const ids: number[] = []
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const { left, right, top, bottom } = tileRange(area, z)
    if (ids.length + (right - left + 1) * (bottom - top + 1) > MAX_TILES) {
      throw new StreetFileError(
        `would have too many tiles with zoom ${String(z)}: choose a smaller --max-zoom`,
      )
    }
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) ids.push(zxyToTileId(z, x, y))
  }
  return Float64Array.from(ids).toSorted()
}

/**
 * Returns new directory entries for those tiles of `entry` that have an id in `wanted`. Consecutive tiles share one new
 * entry.
 */
function runsOf(entry: Entry, wanted: Float64Array): Entry[] {
  const runs: Entry[] = []
  const end = entry.tileId + entry.runLength
  for (let index = firstFrom(wanted, entry.tileId); (wanted[index] ?? end) < end; index += 1) {
    const tileId = wanted[index] ?? end
    const last = runs.at(-1)
    if (last && last.tileId + last.runLength === tileId) last.runLength += 1
    else runs.push({ ...entry, tileId, runLength: 1 })
  }
  return runs
}

function isAnyWanted(wanted: Float64Array, from: number, end: number): boolean {
  return (wanted[firstFrom(wanted, from)] ?? end) < end
}

/** Finds the first of the sorted ids that is not smaller than `id`, by binary search, and returns its index. */
function firstFrom(ids: Float64Array, id: number): number {
  let low = 0
  let high = ids.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] ?? Infinity) < id) low = middle + 1
    else high = middle
  }
  return low
}

/** Plans the order of the new file. Each content appears once, in the order of the source, so one pass can copy all. */
function arrange(found: readonly Entry[]): { entries: TileEntry[]; contents: TileContent[] } {
  const lengths = new Map(found.map(({ offset, length }) => [offset, length]))
  const contents = [...lengths]
    .map(([from, length]) => ({ from, length }))
    .toSorted((a, b) => a.from - b.from)
  const placed = new Map<number, number>()
  let offset = 0
  let end = 0
  for (const { from, length } of contents) {
    checkLength(length)
    if (from < end) throw new StreetFileError('is damaged: its tiles overlap')
    placed.set(from, offset)
    offset += length
    end = from + length
  }
  const entries = found.map((entry) => ({ ...entry, offset: placed.get(entry.offset) ?? 0 }))
  return { entries: entries.toSorted((a, b) => a.tileId - b.tileId), contents }
}
