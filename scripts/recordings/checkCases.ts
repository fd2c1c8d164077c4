import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readImportArguments } from '../../apps/server/src/cli/importArguments.ts'
import type { Database } from '../../apps/server/src/database/Database.ts'
import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { importRecording } from '../../apps/server/src/recordings/importRecording.ts'
import { RecordingError } from '../../apps/server/src/recordings/RecordingError.ts'
import { toCsv, toGeoJson, toGpx, toKml } from '../../packages/maps/src/export/exportTrip.ts'
import type { TripExport } from '../../packages/maps/src/export/TripExport.ts'
import type { Checks } from './Checks.ts'

/** How one import of a case ends: refused with a message, or stored. */
interface Step {
  /** Options of the command line. */
  args?: string[]
  refused?: RegExp
  stored?: Stored
}

interface Stored {
  devices: string[]
  points: number
  trips: number
  /** Number of refused points. */
  refused?: number
  /** UTC times of the first and the last point; null for an untimed trip. */
  times: [first: string, last: string] | null
  /** Recorded or computed speed of the second point, in km/h. */
  kmh?: number | null
}

/** Options of every import: devices that do not exist are created. */
const EVERY: readonly string[] = ['--create']
const ZONE = ['--zone', 'Asia/Jakarta']
const DEVICE = ['--device', 'Kasus']
/** The drive that most cases hold: ten points at 50 km/h, 30 s apart, from 08.00 in Jakarta. */
const drive: Stored = {
  devices: ['B 9001 TST'],
  points: 10,
  trips: 1,
  times: ['2026-11-20T01:00:00Z', '2026-11-20T01:04:30Z'],
  kmh: 50,
}
const unnamed: Stored = { ...drive, devices: ['Kasus'] }
const needsZone: Step = { refused: /tidak menyebut zona waktu.*--zone/ }
const needsDevice: Step = { refused: /tidak menyebut perangkat.*--device/ }

/** The steps of each case, by the beginning of its file name; each step runs on an empty database. */
const cases: Record<string, Step[]> = {
  c01: [needsZone, { args: ZONE, stored: drive }],
  c02: [
    { args: DEVICE, ...needsZone },
    { args: [...DEVICE, '--zone', 'UTC'], stored: unnamed },
  ],
  c04: [needsDevice, { args: DEVICE, stored: unnamed }],
  c05: [needsZone, { args: ZONE, stored: { ...drive, devices: ['7'], points: 9, refused: 1 } }],
  c06: [
    { args: DEVICE, ...needsZone },
    { args: [...DEVICE, ...ZONE], stored: unnamed },
  ],
  c07: [{ stored: drive }],
  c09: [needsZone, { args: ZONE, stored: drive }],
  c10: [{ stored: drive }],
  c11: [{ stored: { ...drive, devices: ['Truk Café – 07'] } }],
  c12: [{ stored: drive }],
  c13: [{ refused: /10 dari 10 ditolak[^]*koordinat bukan angka[^]*baris 2:/ }],
  c14: [{ stored: { ...drive, devices: ['TESTE7'] } }],
  c16: [{ stored: { ...drive, devices: ['Pelacak Uji 1'] } }],
  c17: [{ stored: drive }],
  c18: [{ stored: { ...drive, devices: ['B 7007 PLT'] } }],
  g01: [
    {
      args: DEVICE,
      stored: { ...unnamed, points: 40, times: ['2026-11-20T01:00:00Z', '2026-11-20T01:19:30Z'] },
    },
    {
      args: [...DEVICE, '--gap', '0.4'],
      stored: {
        ...unnamed,
        points: 40,
        trips: 40,
        kmh: null,
        times: ['2026-11-20T01:00:00Z', '2026-11-20T01:19:30Z'],
      },
    },
  ],
  g02: [
    { args: DEVICE, refused: /"B 9001 TST" dan "D 8002 TST".*--by track-name/ },
    {
      args: ['--by', 'track-name'],
      stored: { ...drive, devices: ['B 9001 TST', 'D 8002 TST'], points: 20, trips: 2 },
    },
  ],
  g03: [{ args: DEVICE, stored: { devices: ['Kasus'], points: 10, trips: 1, times: null } }],
  g04: [
    { args: DEVICE, ...needsZone },
    { args: [...DEVICE, ...ZONE], stored: unnamed },
  ],
  g07: [{ args: DEVICE, stored: unnamed }],
  g09: [{ args: DEVICE, stored: unnamed }],
  g11: [
    {
      args: DEVICE,
      stored: { ...unnamed, points: 9, times: ['2026-11-20T01:00:00Z', '2026-11-20T01:04:00Z'] },
    },
  ],
  g12: [{ args: ['--by', 'track-name'], stored: { ...drive, devices: ['Truk A & B'] } }],
  g16: [
    { args: DEVICE, refused: /waktu di masa depan[^]*--rollover/ },
    { args: [...DEVICE, '--rollover'], stored: unnamed },
  ],
  g20: [{ args: DEVICE, stored: unnamed }],
  g21: [{ args: DEVICE, refused: /10 dari 10 ditolak[^]*koordinat bukan angka/ }],
  j01: [{ args: DEVICE, stored: unnamed }],
  j03: [{ stored: { ...drive, devices: ['hp-1'] } }],
  j04: [{ args: DEVICE, stored: unnamed }],
  j05: [{ args: DEVICE, stored: unnamed }],
  j06: [{ args: DEVICE, stored: { ...drive, devices: ['hp-1', 'Kasus'], trips: 2 } }],
  j07: [{ stored: drive }],
  k01: [{ args: DEVICE, stored: unnamed }],
  n01: [{ args: DEVICE, stored: unnamed }],
}

/** Imports the files of the public bug reports in `cases`; each ends as the README beside them says. */
export async function checkCases(root: string, work: string, checks: Checks): Promise<void> {
  const folder = join(root, 'cases')
  if (!existsSync(folder)) {
    console.log(`!! NO CASES in ${folder}: the cases of public bug reports were not checked.`)
    return
  }
  const database = await openDatabase({ dataDir: join(work, 'cases'), statementTimeoutMs: 0 })
  try {
    for (const name of readdirSync(folder).filter((file) => /^[cgjkn]\d\d-/.test(file))) {
      const steps = cases[name.slice(0, 3)]
      checks.check(`${name}: the case is known`, steps !== undefined)
      for (const step of steps ?? []) await checkStep(database, join(folder, name), step, checks)
    }
    await checkExports(database, work, checks)
  } finally {
    await database.close()
  }
}

async function checkStep(database: Database, path: string, step: Step, checks: Checks): Promise<void> {
  const { args = [], refused, stored } = step
  const label = [basename(path), ...args].join(' ')
  const result = await importOn(database, path, args)
  if (refused !== undefined) {
    const isUntouched = (await readStored(database)).points === 0
    checks.check(
      `${label}: refused, and names what to do`,
      refused.test(result.error ?? '') && isUntouched,
      result,
    )
  } else {
    const seen = { ...(await readStored(database)), refused: result.refused }
    const { kmh, ...expected } = { refused: 0, ...stored }
    const isSame = JSON.stringify(sorted(seen.found)) === JSON.stringify(sorted(expected))
    const isSpeed =
      kmh === undefined || (kmh === null ? seen.kmh === null : Math.abs((seen.kmh ?? 0) - kmh) < 1)
    checks.check(`${label}: stored`, isSame && isSpeed, { ...result, ...seen })
  }

  function sorted(value: object): [string, unknown][] {
    return Object.entries({ refused: result.refused, ...value }).toSorted(([a], [b]) => a.localeCompare(b))
  }
}

/** Imports a file into an empty database, as the command does with these options. */
async function importOn(
  database: Database,
  path: string,
  args: readonly string[],
): Promise<{ error?: string; refused: number }> {
  await database.query('truncate device, gps_session cascade')
  try {
    const options = readImportArguments([path, ...args, ...EVERY])
    const report = await importRecording(database, path, { ...options, now: Date.now() })
    return { refused: report.refused.total }
  } catch (error) {
    if (error instanceof RecordingError) return { error: error.message, refused: 0 }
    throw error
  }
}

async function readStored(
  database: Database,
): Promise<{ points: number; kmh: number | null; found: Omit<Stored, 'refused' | 'kmh'> }> {
  const devices = await database.query<{ imei: string }>('select imei from device')
  const sessions = await database.query('select id from gps_session')
  const points = await database.query<{ time: Date | null; speed: number | null }>(
    'select time, speed from gps_point order by time, session_id, seq',
  )
  const [first, last] = [points[0]?.time ?? null, points.at(-1)?.time ?? null]
  return {
    points: points.length,
    kmh: points[1]?.speed ?? null,
    found: {
      devices: devices.map(({ imei }) => imei).toSorted((a, b) => a.localeCompare(b)),
      points: points.length,
      trips: sessions.length,
      times: first === null || last === null ? null : [toSecond(first), toSecond(last)],
    },
  }
}

function toSecond(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`
}

/** Imports the files that the dashboard exports; each has the same points and times as the trip. */
async function checkExports(database: Database, work: string, checks: Checks): Promise<void> {
  const start = Date.parse('2026-11-20T01:00:00Z')
  const trip: TripExport = {
    name: 'B 9001 TST, 20 Nov 2026 08.00 WIB',
    description: 'Kasus',
    plate: 'B 9001 TST',
    imei: '861230049808497',
    simulated: false,
    lines: [
      Array.from({ length: 10 }, (_, index) => ({
        lat: -6.2 + index * 0.003,
        lng: 106.82 + index * 0.0022,
        time: start + index * 30_000,
        speed: 50,
        heading: 36,
      })),
    ],
  }
  const files = {
    'ekspor.csv': toCsv(trip, 'Asia/Jakarta'),
    'ekspor.gpx': toGpx(trip),
    'ekspor.geojson': toGeoJson(trip),
    'ekspor.kml': toKml(trip),
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(work, name)
    writeFileSync(path, content)
    const result = await importOn(database, path, DEVICE)
    const { found } = await readStored(database)
    const isSame =
      found.points === 10 && found.trips === 1 && JSON.stringify(found.times) === JSON.stringify(drive.times)
    checks.check(`${name}: our own export comes back with its times`, isSame, { ...result, ...found })
  }
}
