import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Checks } from './recordings/Checks.ts'
import { checkCases } from './recordings/checkCases.ts'
import { checkGt06 } from './recordings/checkGt06.ts'
import { checkPlayed } from './recordings/checkPlayed.ts'
import { checkReplayed } from './recordings/checkReplayed.ts'
import { checkReportedTrips } from './recordings/checkReportedTrips.ts'
import { checkStreets } from './recordings/checkStreets.ts'
import { checkTeltonika } from './recordings/checkTeltonika.ts'
import { checkTrips } from './recordings/checkTrips.ts'
import { comparePoints, tableOf } from './recordings/recordedTable.ts'
import { findRecordings, readRecording, type RecordingFile } from './recordings/recordingFiles.ts'
import { RecordingServer } from './recordings/RecordingServer.ts'
import { runImport, type Outcome } from './recordings/runImport.ts'
import { twoAtATime } from './recordings/twoAtATime.ts'

/** Number of positions in each file, as published by its source. */
const published: Record<string, number> = {
  'envirocar_germany.csv.gz': 22_606,
  'sf_cabs_2008-06-06.csv.gz': 507_231,
  'long_sf_cab_upthin_id_collision.csv.gz': 49_367,
  'long_sf_cab_equioc.csv.gz': 29_997,
  'sf_cab_sessions.csv.gz': 27_010,
  'munich_car_15s.csv.gz': 80,
}

const checks = new Checks()
/** Number of points that the first import of each file stored. */
const importedPoints = new Map<string, number>()

/** `npm run test:recordings`: imports real recordings, reads them back through the API, and plays them in a browser. */
async function main(): Promise<void> {
  if (!existsSync('apps/dashboard/dist/index.html'))
    throw new Error('The dashboard is not built, so no trip can be played. Run npm run build first.')
  const root = resolve(process.env['FLEET_DATA'] ?? '../shared/data')
  const files = existsSync(root) ? findRecordings(root) : []
  if (files.length === 0) {
    console.log(
      `!! NO RECORDINGS in ${root}: nothing was checked. Set FLEET_DATA to a folder with recordings.`,
    )
    return
  }
  checkGt06(root, checks)
  checkTeltonika(root, checks)
  const work = mkdtempSync(join(tmpdir(), 'sikud-recordings-'))
  try {
    // Together, because each of them often waits for one process. `allSettled`, because all of them use `work`.
    const maps = checkCases(root, work, checks).then(() => checkStreets(root, work, checks))
    for (const result of await Promise.allSettled([maps, checkAll(files, work)])) {
      if (result.status === 'rejected') throw result.reason
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function checkAll(files: RecordingFile[], work: string): Promise<void> {
  const dataDir = join(work, 'data')
  const named = files.filter(({ namesDevice, isRecording }) => namesDevice || !isRecording)
  const offline = named.filter(({ path }) => !path.endsWith('.gpx'))
  checkOutcomes(offline, (await runImport(dataDir, ...offline.map(({ path }) => path))).outcomes)
  const server = await RecordingServer.start(dataDir)
  try {
    const rest = files.filter((file) => !offline.includes(file))
    await twoAtATime(rest, async (file) => checkOutcomes([file], await importThrough(dataDir, file)))
    await twoAtATime(
      files.filter(({ isRecording }) => isRecording),
      async (file) => {
        const [again] = await importThrough(dataDir, file)
        checks.check(`${file.name}: a second import adds nothing`, again?.report?.taken.points === 0, again)
      },
    )
    await checkBroken(files, work, dataDir, server)
    for (const file of files) await checkPoints(file, server)
    await checkReplayed(files, dataDir, server, checks)
    checkTrips(files, checks)
    await checkReportedTrips(files, dataDir, server, checks)
    await checkPlayed(files, server, checks)
  } finally {
    await server.stop()
  }
}

/** Imports a file; if the file contains no device names, its positions get a device with the name of the file. */
async function importThrough(dataDir: string, file: RecordingFile): Promise<Outcome[]> {
  return (await runImport(dataDir, file.path, ...optionsOf(file, file.name))).outcomes
}

/** Returns the options that a file needs: a device if it names none, a zone if its times name none. */
function optionsOf(file: RecordingFile, device: string): string[] {
  return [...(file.namesDevice ? [] : ['--device', device]), ...(file.isZoneless ? ['--zone', 'UTC'] : [])]
}

function checkOutcomes(files: readonly RecordingFile[], outcomes: readonly Outcome[]): void {
  for (const [index, file] of files.entries()) {
    const { report, error } = outcomes[index] ?? {}
    if (!file.isRecording) {
      checks.check(
        `${file.name}: rejected with a reason`,
        /bukan rekaman|tidak berisi/.test(error ?? ''),
        error ?? report,
      )
      continue
    }
    checks.check(`${file.name}: imported`, report !== undefined && report.taken.points > 0, error)
    if (report === undefined) continue
    const { read, already, refused } = report
    importedPoints.set(file.name, report.taken.points)
    checks.check(`${file.name}: ${String(file.positions)} positions read`, read === file.positions, read)
    const accounted = report.taken.points + already + refused.total
    checks.check(`${file.name}: every position is imported, known or rejected`, accounted === read, report)
    const count = published[file.name]
    if (count !== undefined) checks.check(`${file.name}: as many as published`, read === count, [read, count])
  }
}

/**
 * Checks that a truncated gzip is rejected with a reason and stores nothing, and that a truncated GPX is read up to its
 * last whole point.
 */
async function checkBroken(
  files: RecordingFile[],
  work: string,
  dataDir: string,
  server: RecordingServer,
): Promise<void> {
  const before = (await server.sessions('?summary=1')).length
  const cut = (file: RecordingFile, target: string) => {
    const bytes = readFileSync(file.path)
    const path = join(work, `cut-${file.name}`)
    writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * 0.6)))
    return runImport(target, path, ...optionsOf({ ...file, namesDevice: false }, `cut-${file.name}`))
  }
  const recordings = files.filter(({ isRecording }) => isRecording)
  await twoAtATime(
    recordings.filter(({ name }) => name.endsWith('.gz')),
    async (file) => {
      const { status, outcomes } = await cut(file, dataDir)
      const isRejected = status === 1 && /rusak|terpotong/.test(outcomes[0]?.error ?? '')
      checks.check(`${file.name}, truncated: rejected as broken`, isRejected, outcomes)
    },
  )
  const after = (await server.sessions('?summary=1')).length
  checks.check('truncated files change nothing', after === before, { before, after })
  // Apart from the other recordings, because these are stored.
  for (const file of recordings.filter(({ name }) => name.endsWith('.gpx'))) {
    const { status, outcomes } = await cut(file, join(work, 'cut'))
    const { report, error } = outcomes[0] ?? {}
    const whole = readFileSync(join(work, `cut-${file.name}`), 'utf8').match(
      /<\/(?:trkpt|rtept)>|<(?:trkpt|rtept)[^<>]*\/>/g,
    )
    const isRead = report === undefined ? /rusak/.test(error ?? '') : report.read === (whole?.length ?? 0)
    checks.check(`${file.name}, truncated: read up to the break`, status === 1 && isRead, outcomes)
  }
}

/** Checks that the API returns exactly the stored points of a table, as they were recorded. */
async function checkPoints(file: RecordingFile, server: RecordingServer): Promise<void> {
  if (!file.isRecording || file.path.endsWith('.gpx') || file.positions > 100_000) return
  const table = tableOf(readRecording(file.path))
  const [from, to] = [table.first, table.last + 1000].map((time) => new Date(time).toISOString())
  const sessions = await server.sessions(`?from=${String(from)}&to=${String(to)}`)
  const seen = comparePoints(sessions, table, file.namesDevice ? null : file.name)
  const isSame = seen.points === importedPoints.get(file.name) && seen.unmatched === 0
  checks.check(`${file.name}: ${String(seen.points)} points are returned as recorded`, isSame, seen)
}

try {
  await main()
} catch (error) {
  checks.check(
    'all checks ran',
    false,
    error instanceof Error ? { message: error.message, cause: String(error.cause) } : error,
  )
}
mkdirSync('.results', { recursive: true })
const { passed, failures } = checks
const failed = failures.length
writeFileSync('.results/recordings.json', JSON.stringify({ passed, failed, failures }))
console.log(`\nrecordings: ${String(passed)} passed, ${String(failed)} failed`)
process.exitCode = failed > 0 ? 1 : 0
