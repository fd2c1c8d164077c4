import { stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FetchSource } from 'pmtiles'
import { copyTiles } from '../streets/copyTiles.ts'
import { openStreetFile, StreetFileError } from '../streets/openStreetFile.ts'
import { type CutPlan, planCut } from '../streets/planCut.ts'
import { boundsOfProvince, provinces } from '../streets/provinces.ts'
import type { Bounds } from '../streets/tilesOf.ts'
import { UsageError } from './importArguments.ts'

const usage = `npm run map -- check FILE
  Says whether a file can serve as street map.

npm run map -- get --province "DKI Jakarta" --out FILE
npm run map -- get --bbox 106.3,-6.8,107.3,-5.9 --out FILE
  Cuts an area out of a build of Protomaps. An interrupted download continues where it stopped.
  --max-zoom N   the highest zoom to include, 14 by default
  --from URL     a PMTiles file on a server; the newest build of Protomaps by default
  --dry-run      prints the size only`

const BUILDS = 'https://build.protomaps.com'
/** Number of days to search for the newest map file (build) of Protomaps, because the file of today can be missing. */
const BUILD_DAYS = 7
const DEFAULT_MAX_ZOOM = '14'

/** Checks a street map, or cuts a street map out of a larger file. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      // With `multiple`, a second area can be rejected. Otherwise it would silently replace the first one.
      province: { type: 'string', multiple: true },
      bbox: { type: 'string', multiple: true },
      'max-zoom': { type: 'string', default: DEFAULT_MAX_ZOOM },
      from: { type: 'string' },
      out: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [command, ...others] = positionals
  if (values.help) return console.log(usage)
  const [path, surplus] = command === 'check' ? others : [undefined, ...others]
  if (surplus !== undefined) {
    throw new UsageError(`Unexpected argument ${surplus}. Put a name of several words in quotation marks.`)
  }
  if (command === 'check' && path !== undefined) return check(path)
  if (command !== 'get') throw new UsageError('Name a command: check or get.')
  const bounds = readBounds(values.province, values.bbox)
  const maxZoom = Number(values['max-zoom'])
  if (!Number.isInteger(maxZoom) || maxZoom < 0 || maxZoom > 15) {
    throw new UsageError('--max-zoom is a whole number from 0 to 15.')
  }
  if (values.out === undefined && !values['dry-run']) throw new UsageError('Name the new file with --out.')
  await cutMap({ bounds, maxZoom, from: values.from, out: values['dry-run'] ? undefined : values.out })
}

async function check(path: string) {
  try {
    const { size } = await stat(path).catch(() => ({ size: 0 }))
    const file = await openStreetFile(path)
    await file.close()
    console.log(
      [
        `${path} can serve as street map.`,
        `  size    ${megabytes(size)}, ${file.tileCount.toLocaleString('en')} tiles`,
        `  schema  Protomaps basemap ${file.schema}`,
        `  area    ${file.bounds.map((degrees) => degrees.toFixed(3)).join(', ')} (west, south, east, north)`,
        `  zoom    ${String(file.minZoom)} to ${String(file.maxZoom)}`,
        `  data    ${file.dataOf === undefined ? 'the file does not say of when' : `of ${file.dataOf}, ${age(file.dataOf)}`}`,
      ].join('\n'),
    )
  } catch (error) {
    if (error instanceof StreetFileError) throw new StreetFileError(`${path} ${error.message}.`)
    throw error
  }
}

interface CutOptions {
  bounds: Bounds
  maxZoom: number
  from: string | undefined
  /** Path of the new file; undefined to print only the size. */
  out: string | undefined
}

async function cutMap({ bounds, maxZoom, from, out }: CutOptions) {
  const url = from ?? (await newestBuild())
  const source = new FetchSource(url)
  console.log(`Reading the directory of ${url} …`)
  const plan = await planCut(source, bounds, maxZoom).catch((error: unknown) => {
    if (error instanceof StreetFileError) throw new StreetFileError(`${url} ${error.message}.`)
    throw error
  })
  const tiles = plan.tileCount.toLocaleString('en')
  console.log(
    `${megabytes(plan.bytes)}: ${tiles} tiles up to zoom ${String(plan.maxZoom)}, schema ${plan.schema}`,
  )
  if (out === undefined) return
  await requireSpace(out, plan)
  await copyTiles({ source, plan, path: out, onProgress: progressOf(plan) })
  await check(out)
  console.log(`Start the server with MAP_PMTILES=${resolve(out)}`)
}

async function newestBuild(): Promise<string> {
  for (let days = 0; days < BUILD_DAYS; days += 1) {
    const date = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
    const url = `${BUILDS}/${date}.pmtiles`
    const response = await fetch(url, { method: 'HEAD' })
    if (response.ok) return url
  }
  throw new Error(`${BUILDS} has no build of the last ${String(BUILD_DAYS)} days: name one with --from.`)
}

async function requireSpace(path: string, { bytes }: CutPlan) {
  const { bavail, bsize } = await statfs(dirname(resolve(path)))
  if (bavail * bsize < bytes) {
    throw new Error(`The disk has ${megabytes(bavail * bsize)} left, and ${megabytes(bytes)} are needed.`)
  }
}

/** Prints a line for each tenth of the download. */
function progressOf({ bytes }: CutPlan) {
  let printed = 0
  return (written: number) => {
    const tenths = Math.floor((written / bytes) * 10)
    if (tenths === printed) return
    printed = tenths
    console.log(`  ${String(tenths * 10).padStart(3)} %  ${megabytes(written)}`)
  }
}

function readBounds(provinceNames: readonly string[] = [], boxes: readonly string[] = []): Bounds {
  if (provinceNames.length + boxes.length !== 1) {
    throw new UsageError('Name one area, with either --province or --bbox.')
  }
  const [province] = provinceNames
  if (province !== undefined) {
    const known = boundsOfProvince(province)
    if (known) return known
    throw new UsageError(`No province ${province}. The provinces are: ${Object.keys(provinces).join(', ')}.`)
  }
  const [west, south, east, north, ...more] = (boxes[0] ?? '').split(',').map(Number)
  const isArea =
    more.length === 0 &&
    west !== undefined &&
    south !== undefined &&
    east !== undefined &&
    north !== undefined &&
    west >= -180 &&
    west < east &&
    east <= 180 &&
    south >= -90 &&
    south < north &&
    north <= 90
  if (!isArea) throw new UsageError('--bbox is west,south,east,north in degrees: 106.3,-6.8,107.3,-5.9')
  return [west, south, east, north]
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function age(date: string): string {
  const days = Math.floor((Date.now() - Date.parse(date)) / 86_400_000)
  return `${String(days)} days old`
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof UsageError ? `${message}\n\n${usage}` : message)
  if (!(error instanceof StreetFileError) && !(error instanceof UsageError)) {
    console.error('What has been downloaded is kept: run the same command again to continue.')
  }
  process.exitCode = 1
})
