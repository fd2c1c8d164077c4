import type { Trip } from '../../apps/server/src/trips/buildTrip.ts'
import { detectTrips } from '../../apps/server/src/testing/detectTrips.ts'
import type { Checks } from './Checks.ts'
import { readRecording, type RecordingFile } from './recordingFiles.ts'
import { isTable, tableOf, trackerFixes } from './recordedTable.ts'

/** The trips of each vehicle in one file. */
interface Found {
  file: RecordingFile
  vehicles: Map<string, Trip[]>
  trips: Trip[]
}

/** Number of trips in each recording. A rule of the trip detection that changes a number needs a decision record. */
const tripCounts: Record<string, number> = {
  'envirocar_germany.csv.gz': 58,
  'long_sf_cab_equioc.csv.gz': 383,
  'long_sf_cab_upthin_id_collision.csv.gz': 643,
  'munich_car_15s.csv.gz': 1,
  'sf_cab_sessions.csv.gz': 269,
  'sf_cabs_2008-06-06.csv.gz': 6693,
}

/** Maximum speeds in km/h: the average speed of a trip, and the speed between two positions. */
const MAX_AVERAGE_KMH = 150
const MAX_KMH = 200
/** Maximum share of trips that overlap another trip of the same vehicle. */
const MAX_OVERLAPPING_SHARE = 0.01

/** Detects trips in the recordings that are tables, as if trackers had sent the positions; checks the trips. */
export function checkTrips(files: readonly RecordingFile[], checks: Checks): void {
  const found = files.filter(isTable).map(findTrips)
  print(found)
  for (const { file, trips } of found) {
    checks.check(
      `P8, ${file.name}: ${String(trips.length)} trips, none lost and none added`,
      trips.length === tripCounts[file.name],
      { found: trips.length, expected: tripCounts[file.name] },
    )
    checks.check(
      `${file.name}: no trip is impossibly fast`,
      trips.every(
        ({ speedKmh, highestKmh }) => (speedKmh ?? 0) <= MAX_AVERAGE_KMH && (highestKmh ?? 0) <= MAX_KMH,
      ),
    )
  }
  for (const one of found) checkFile(one, checks)
}

function findTrips(file: RecordingFile): Found {
  const vehicles = new Map(
    [...trackerFixes(file)].map(([vehicle, fixes]) => [vehicle, detectTrips(fixes)] as const),
  )
  return { file, vehicles, trips: [...vehicles.values()].flat() }
}

function checkFile({ file, vehicles, trips }: Found, checks: Checks): void {
  const overlapping = [...vehicles.values()].reduce((sum, own) => sum + countOverlapping(own), 0)
  if (file.name.startsWith('envirocar')) {
    const tracks = tracksOf(file)
    const whole = tracks.filter(
      (track) => trips.filter(({ start, end }) => start <= track.end && end >= track.start).length === 1,
    )
    checks.check(
      `${file.name}: ${String(whole.length)} of ${String(tracks.length)} recorded drives are one trip`,
      whole.length >= tracks.length - 2,
    )
  }
  if (file.name.startsWith('munich')) checks.check(`${file.name}: is one trip`, trips.length === 1)
  if (file.name.includes('id_collision')) {
    checks.check(`${file.name}: trips of two vehicles overlap`, overlapping > trips.length / 4, overlapping)
    return
  }
  checks.check(
    `${file.name}: trips of a vehicle do not overlap`,
    overlapping <= trips.length * MAX_OVERLAPPING_SHARE,
    overlapping,
  )
}

/** Counts trips that begin before the previous one ends. */
function countOverlapping(trips: readonly Trip[]): number {
  const inOrder = trips.toSorted((a, b) => a.start - b.start)
  return inOrder.filter(({ start }, index) => start <= (inOrder[index - 1]?.end ?? 0)).length
}

/** Returns the start and end of each drive in a recording. */
function tracksOf(file: RecordingFile): { start: number; end: number }[] {
  const tracks = Map.groupBy(tableOf(readRecording(file.path)).rows, ({ track }) => track)
  return [...tracks.values()].map((rows) => {
    const times = rows.map(({ time }) => time)
    return { start: Math.min(...times), end: Math.max(...times) }
  })
}

function print(found: readonly Found[]): void {
  console.table(
    Object.fromEntries(
      found.map(({ file, vehicles, trips }) => [
        file.name,
        {
          vehicles: vehicles.size,
          fixes: file.positions,
          trips: trips.length,
          km: Math.round(sum(trips.map(({ distanceKm }) => distanceKm))),
          'longest km': Math.round(Math.max(...trips.map(({ distanceKm }) => distanceKm))),
          'fixes in trips': sum(trips.map(({ points }) => points.length)),
          skipped: sum(trips.map(({ leftOut }) => leftOut)),
        },
      ]),
    ),
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
