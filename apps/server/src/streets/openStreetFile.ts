import { open, type FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Compression, type Header, PMTiles, SharedPromiseCache, type Source, TileType } from 'pmtiles'

const gunzipAsync = promisify(gunzip)
/**
 * Maximum size of a tile, a directory or the metadata, both as stored and after decompression. A damaged file can name
 * any length, and 1 MB of gzip can contain 1 GB. Real tiles have less than 1 MB.
 */
const MAX_PART_BYTES = 8 * 1024 * 1024
/** A directory of the whole planet has about 200 KB. An entry takes up to 50 times as much memory as in the file. */
const MAX_DIRECTORY_BYTES = 1024 * 1024
/** The format allows more zoom levels, but the package pmtiles and the map do not. */
const MAX_ZOOM = 22
/** The major version of the Protomaps basemap schema that our map style draws. */
const SCHEMA = '4.'
/**
 * Number of directories that stay in memory. Each covers about 4,000 tiles and takes about 130 KB; one of a damaged file
 * takes up to 50 MB.
 */
const CACHED_DIRECTORIES = 8

/** Thrown for a file that cannot serve as street map; the message says why. */
export class StreetFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StreetFileError'
  }
}

export interface Tile {
  zipped: Buffer
  plain: Buffer
}

/** An open PMTiles file with vector tiles of the Protomaps basemap schema 4. */
export interface StreetFile {
  /** A text that changes when the file changes; it is part of the tile URLs. */
  version: string
  /** Bounds of the tiles: west, south, east, north, in degrees. */
  bounds: [number, number, number, number]
  minZoom: number
  maxZoom: number
  /** Version of the basemap schema, such as 4.14.9. */
  schema: string
  /** The date of the OpenStreetMap data in ISO format; undefined if the file contains no date. */
  dataOf: string | undefined
  tileCount: number
  /**
   * Returns a tile, as it is stored (compressed by gzip) and decompressed; undefined if the file has no such tile. Throws
   * `StreetFileError` if the tile is damaged or too large.
   */
  readTile: (z: number, x: number, y: number) => Promise<Tile | undefined>
  close: () => Promise<void>
}

/** Opens a PMTiles file and checks that our map style can draw it; throws `StreetFileError`. */
export async function openStreetFile(path: string): Promise<StreetFile> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw new StreetFileError(`cannot be opened: ${messageOf(error)}`)
  })
  try {
    return await read(handle, path)
  } catch (error) {
    await handle.close()
    if (error instanceof StreetFileError) throw error
    throw new StreetFileError(`cannot be read: ${messageOf(error)}`)
  }
}

/**
 * Returns why a file cannot serve as street map; null if it can. The text is the end of a sentence that begins with the
 * path of the file.
 */
export async function streetFileProblem(path: string): Promise<string | null> {
  try {
    await (await openStreetFile(path)).close()
    return null
  } catch (error) {
    return messageOf(error)
  }
}

async function read(handle: FileHandle, path: string): Promise<StreetFile> {
  const { size, mtimeMs } = await handle.stat()
  const source = limitSource(fileSource(handle, path))
  await checkStart(source)
  const cache = directoryCache(CACHED_DIRECTORIES)
  // Tiles stay compressed, because the server sends them to browsers as they are.
  const archive = new PMTiles(source, cache, async (bytes) => bytes)
  const header = await archive.getHeader()
  const { rootDirectoryOffset, rootDirectoryLength } = header
  const end = header.tileDataOffset + (header.tileDataLength ?? 0)
  if (end > size) {
    throw new StreetFileError(`is truncated: it has ${String(size)} of ${String(end)} bytes`)
  }
  const metadata = await readMetadata(source, header.jsonMetadataOffset, header.jsonMetadataLength)
  const schema = requireStreets(header, metadata)
  await cache.getDirectory(source, rootDirectoryOffset, rootDirectoryLength, header)
  return {
    version: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    schema,
    dataOf: dateOf(metadata),
    tileCount: header.numAddressedTiles,
    readTile: async (z, x, y) => {
      try {
        const tile = await archive.getZxy(z, x, y)
        if (!tile) return undefined
        const zipped = Buffer.from(tile.data)
        // Decompresses each tile, because browsers must not get a tile that is damaged or takes gigabytes.
        return { zipped, plain: await unzip(zipped) }
      } catch (error) {
        throw new StreetFileError(`has a damaged tile ${[z, x, y].join('/')}: ${messageOf(error)}`)
      }
    },
    close: () => handle.close(),
  }
}

/**
 * Returns the version of the basemap schema; throws `StreetFileError` if our map style cannot draw an archive with this
 * header and metadata.
 */
function requireStreets(header: Header, metadata: Record<string, unknown>): string {
  const { tileType, tileCompression, internalCompression, minZoom, maxZoom } = header
  if (tileType !== TileType.Mvt) throw new StreetFileError('has no vector tiles (MVT)')
  if (tileCompression !== Compression.Gzip || internalCompression !== Compression.Gzip) {
    throw new StreetFileError('is not compressed by gzip')
  }
  if (minZoom > maxZoom || maxZoom > MAX_ZOOM) {
    throw new StreetFileError(`has impossible zoom levels: ${String(minZoom)} to ${String(maxZoom)}`)
  }
  const { minLon, minLat, maxLon, maxLat } = header
  const isOnEarth = minLon >= -180 && maxLon <= 180 && minLat >= -90 && maxLat <= 90
  if (!isOnEarth || minLon > maxLon || minLat > maxLat) {
    throw new StreetFileError(`has impossible bounds: ${[minLon, minLat, maxLon, maxLat].join(', ')}`)
  }
  const schema = typeof metadata['version'] === 'string' ? metadata['version'] : undefined
  if (schema?.startsWith(SCHEMA)) return schema
  const found = schema === undefined ? 'names no version' : `has version ${schema}`
  throw new StreetFileError(`has tiles of another schema: Protomaps basemap 4 is needed, the file ${found}`)
}

/** Decompresses a part of a file; throws `StreetFileError` if it is damaged or has more than `most` bytes. */
async function unzip(bytes: ArrayBuffer | Buffer, most = MAX_PART_BYTES): Promise<Buffer> {
  try {
    return await gunzipAsync(bytes, { maxOutputLength: most })
  } catch (error) {
    throw new StreetFileError(`cannot be read: ${messageOf(error)}`)
  }
}

/** Returns a cache of directories; it refuses a directory that would take too much memory. */
function directoryCache(size: number): SharedPromiseCache {
  return new SharedPromiseCache(size, undefined, async (bytes) =>
    toBytes(await unzip(bytes, MAX_DIRECTORY_BYTES)),
  )
}

/** Returns a source that reads no more than the largest possible part of a file at once. */
function limitSource(source: Source): Source {
  return {
    getKey: () => source.getKey(),
    getBytes: async (offset, length, ...rest) => {
      if (!(length <= MAX_PART_BYTES)) throw new StreetFileError(`has a part of ${String(length)} bytes`)
      return source.getBytes(offset, length, ...rest)
    },
  }
}

/** Reads byte ranges of an open file; throws if the file ends before the end of a range. */
function fileSource(handle: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const bytes = Buffer.alloc(length)
      const { bytesRead } = await handle.read(bytes, 0, length, offset)
      // Allows a short read at the start, because pmtiles reads 16 KiB for the header, even if the file is smaller.
      if (bytesRead < length && offset > 0) throw new StreetFileError('is truncated')
      return { data: toBytes(bytes.subarray(0, bytesRead)) }
    },
  }
}

async function checkStart(source: Source) {
  const { data } = await source.getBytes(0, 8)
  const start = Buffer.from(data)
  if (start.toString('latin1', 0, 7) !== 'PMTiles') throw new StreetFileError('is not a PMTiles file')
  if (start[7] !== 3) throw new StreetFileError(`is PMTiles version ${String(start[7])}; version 3 is needed`)
}

async function readMetadata(
  source: Source,
  offset: number,
  length: number,
): Promise<Record<string, unknown>> {
  const { data } = await source.getBytes(offset, length)
  const metadata: unknown = JSON.parse((await unzip(data)).toString())
  return typeof metadata === 'object' && metadata !== null ? { ...metadata } : {}
}

function dateOf(metadata: Record<string, unknown>): string | undefined {
  const time = metadata['planetiler:osm:osmosisreplicationtime']
  return typeof time === 'string' && !Number.isNaN(Date.parse(time)) ? time.slice(0, 10) : undefined
}

function toBytes(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
