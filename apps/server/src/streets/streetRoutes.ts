import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/HttpError.ts'
import { type StreetFile, StreetFileError, type Tile, openStreetFile } from './openStreetFile.ts'

/** The properties of a street map that the dashboard needs. They are in `map.streets` of `/config.json`. */
export interface Streets {
  /** URL template of the tiles, with {z}, {x} and {y}. */
  tiles: string
  /** Bounds of the tiles: west, south, east, north, in degrees. */
  bounds: [number, number, number, number]
  minZoom: number
  maxZoom: number
}

interface TileParams {
  version: string
  z: string
  x: string
  y: string
}

/** Returns the properties of the street map for `/config.json`; null while no map file can be used. */
export async function describeStreets(map: StreetMap | null): Promise<Streets | null> {
  const file = map && (await map.file())
  if (!file) return null
  const { version, bounds, minZoom, maxZoom } = file
  return { tiles: `/map/${version}/{z}/{x}/{y}`, bounds, minZoom, maxZoom }
}

/** Serves the vector tiles of the street map at `/map/:version/:z/:x/:y`, without authentication. */
export function addStreetRoutes(app: FastifyInstance, map: StreetMap): void {
  app.addHook('onClose', () => map.close())
  app.get<{ Params: TileParams }>(
    '/map/:version/:z(^\\d{1,2}$)/:x(^\\d{1,7}$)/:y(^\\d{1,7}$)',
    { compress: false },
    async ({ params, headers }, reply) => {
      const [z, x, y] = [Number(params.z), Number(params.x), Number(params.y)]
      const file = await map.file()
      if (!file || !isTileOf(file, z, x, y)) throw notFound()
      // A page that was loaded before the file was replaced requests tiles with the old version. It gets tiles of the
      // new file, which must not be cached under the old URL.
      const isCurrent = file.version === params.version
      reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      const tile = await readTile(map, file, [z, x, y])
      if (tile === 'damaged') reply.header('cache-control', 'no-store')
      // With 404, the map stretches the tile above this one. With 204, it would show an empty tile.
      if (!tile || tile === 'damaged') return reply.code(404).send()
      reply.type('application/vnd.mapbox-vector-tile').header('vary', 'accept-encoding')
      if (!acceptsGzip(headers['accept-encoding'])) return reply.send(tile.plain)
      return reply.header('content-encoding', 'gzip').send(tile.zipped)
    },
  )
}

function isTileOf({ minZoom, maxZoom }: StreetFile, z: number, x: number, y: number): boolean {
  return z >= minZoom && z <= maxZoom && x < 2 ** z && y < 2 ** z
}

/**
 * Reads a tile; if the file was closed meanwhile because it was replaced, reads the tile from the new file. The map
 * stretches the tile above a damaged tile, as if the file did not have it.
 */
async function readTile(
  map: StreetMap,
  file: StreetFile,
  [z, x, y]: [number, number, number],
): Promise<Tile | 'damaged' | undefined> {
  try {
    return await file.readTile(z, x, y)
  } catch (error) {
    if (!(error instanceof StreetFileError)) throw error
    const next = await map.file()
    if (next && next !== file) return readTile(map, next, [z, x, y])
    await map.reportTile(error.message)
    return 'damaged'
  }
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(header ?? ''))
}

interface Opened {
  /** Identity of the file on disk, which changes when someone replaces or writes the file. */
  identity: string
  inode: number
  file: StreetFile | null
  /** Whether `onProblem` already got the message about a damaged tile. */
  isReported: boolean
}

/** The street map of a deployment. It is one file, which is opened again after it was replaced. */
export class StreetMap {
  private readonly path: string
  private readonly onProblem: (message: string) => void
  private opened: Promise<Opened> | undefined

  /** `onProblem` gets one message for each version of the file that cannot be used. */
  constructor(path: string, onProblem: (message: string) => void) {
    this.path = path
    this.onProblem = onProblem
  }

  /**
   * Returns the open file; opens it again if it has changed. Returns null if no file can be used. If the new file
   * cannot be used, the earlier file stays in use.
   */
  async file(): Promise<StreetFile | null> {
    const before = this.opened
    this.opened = (async () => reopen(this.path, await before, this.onProblem))()
    return (await this.opened).file
  }

  /** Reports a damaged tile, unless the same file had one before. */
  async reportTile(problem: string): Promise<void> {
    const opened = await this.opened
    if (!opened || opened.isReported) return
    opened.isReported = true
    this.onProblem(`The street map ${this.path} ${problem}.`)
  }

  async close(): Promise<void> {
    await (await this.opened)?.file?.close()
  }
}

async function reopen(
  path: string,
  before: Opened | undefined,
  onProblem: (message: string) => void,
): Promise<Opened> {
  const found = await stat(path).catch(() => null)
  const identity = found ? [found.ino, found.size, found.mtimeMs].join(' ') : 'missing'
  if (before?.identity === identity) return before
  try {
    const file = await openStreetFile(path)
    await before?.file?.close()
    return { identity, inode: found?.ino ?? 0, file, isReported: false }
  } catch (error) {
    onProblem(`The street map ${path} ${error instanceof Error ? error.message : String(error)}.`)
    // The earlier file can still be read, unless someone overwrote it in place.
    const earlier = before?.file ?? null
    const isOverwritten = before?.inode === found?.ino
    if (isOverwritten) await earlier?.close()
    return {
      identity,
      inode: before?.inode ?? 0,
      file: isOverwritten ? null : earlier,
      isReported: before?.isReported ?? false,
    }
  }
}
