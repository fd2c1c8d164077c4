import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { measureTrip } from '../measure/measureTrip.ts'
import { type TimeRange, intersect, subtract, totalMs, unite } from '../measure/timeRanges.ts'
import type { Position } from '../positions/positionRepository.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { everything, scopeWith } from '../testing/testAuthority.ts'
import { anyPositions, arrive as storePositions, at, searchAll } from '../testing/testDrive.ts'
import { searchAgain } from './TripSearch.ts'
import { listTrips } from './tripListRepository.ts'
import { uncountedJson } from './countShares.ts'
import { findAlias, insertImportedTrips } from './tripRepository.ts'
import { shareTrips } from './tripShares.ts'
import { type SummaryFilter, summariseTrips } from './tripSummary.ts'

/** Number of random histories of each property; `npm run soak -- --part trips` runs 1,000. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 4)
/** Each run has about a thousand statements. */
const timeoutMs = 90_000 + runs * 10_000

let test: TestDatabase
let devices: number[] = []
let vehicles: number[] = []
let drivers: number[] = []
let groups: number[] = []
const later = at(30 * 86_400, 0).time

beforeAll(async () => {
  test = await createTestDatabase()
  const ids = async (text: string) => (await test.database.query<{ id: number }>(text)).map(({ id }) => id)
  groups = await ids(`insert into fleet_group (name) values ('Depo A'), ('Depo B') returning id`)
  groups.push(...(await ids(`select id from fleet_group where name = 'Pusat'`)))
  vehicles = await ids(
    `insert into vehicle (type_id, number) select (select min(id) from vehicle_type), number
     from (values ('B 1 SUM'), ('B 2 SUM')) as t (number) returning id`,
  )
  drivers = await ids(`insert into driver (name) values ('Agus'), ('Budi') returning id`)
  devices = await ids(
    `insert into device (name, imei) values ('1', 'a'), ('2', 'b'), ('3', 'c') returning id`,
  )
})
afterAll(() => test.close())
beforeEach(clear)

async function clear(): Promise<void> {
  await test.database.query(
    `delete from gps_session; delete from position; delete from trip_state; delete from trip_checkpoint;
     delete from trip_work; delete from running_trip; delete from trip_alias; delete from device_assignment`,
  )
}

const arrive = (device: number, positions: readonly Position[]) =>
  storePositions(test.database, device, positions)
const search = (now: number) => searchAll(test.database, now)

interface Period {
  /** Seconds from the start of the period before. */
  wait: number
  vehicle: number | null
  driver: number | null
  group: number
}

/** Corrects the assignments of a device, and computes the shares of its trips again. */
async function correct(device: number, periods: readonly Period[]): Promise<void> {
  await test.database.transaction(async (transaction) => {
    await transaction.query('delete from device_assignment where device_id = $1', [device])
    let second = 0
    for (const [index, { wait, vehicle, driver, group }] of periods.entries()) {
      const from = at(second, 0).time
      second += wait
      const to = index === periods.length - 1 ? null : at(second, 0).time
      await transaction.query(
        `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, to_at, source)
         values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000), to_timestamp($6::float8 / 1000), 'form')`,
        [device, vehicles[vehicle ?? 9] ?? null, drivers[driver ?? 9] ?? null, groups[group], from, to],
      )
    }
    const rows = await transaction.query<{ id: number }>('select id from gps_session where device_id = $1', [
      device,
    ])
    await shareTrips(
      transaction,
      rows.map(({ id }) => id),
    )
  })
}

/** Imports the positions of a device as one trip. */
async function importTrip(device: number, positions: readonly Position[]): Promise<void> {
  if (positions.length < 2) return
  const fingerprint = `import ${String(device)} ${String(positions[0]?.time)}`
  await test.database.transaction((transaction) =>
    insertImportedTrips(
      transaction,
      [
        {
          ...measureTrip(positions),
          deviceId: device,
          vehicleId: null,
          driverId: null,
          fingerprint,
          points: positions,
        },
      ],
      null,
    ),
  )
}

const owners = (): Pick<SummaryFilter, 'by' | 'id'>[] => [
  ...devices.map((id) => ({ by: 'device_id' as const, id })),
  ...vehicles.map((id) => ({ by: 'vehicle_id' as const, id })),
  ...drivers.map((id) => ({ by: 'driver_id' as const, id })),
]
const keys = { device_id: 'deviceId', vehicle_id: 'vehicleId', driver_id: 'driverId' } as const

async function sumOf(owner: Pick<SummaryFilter, 'by' | 'id'>, from: number, to: number, scope = everything) {
  const period = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
  const sum = await summariseTrips(test.database, scope, { ...owner, ...period })
  const rows = await listTrips(test.database, scope, { [keys[owner.by]]: owner.id, ...period })
  const listed = rows.reduce((total, { share, distance }) => total + (share?.counted_distance ?? distance), 0)
  return { ...sum, listed, rows }
}

/** Checks that each moment of a device, vehicle or driver counts in one trip: once if any trip covers it. */
async function checkTimes(): Promise<void> {
  const shares = await test.database.query<{
    id: number
    device_id: number
    vehicle_id: number | null
    driver_id: number | null
    from: number
    to: number
    uncounted: TimeRange[]
  }>(
    `select session_id as id, device_id, vehicle_id, driver_id, extract(epoch from from_at)::float8 * 1000 as "from",
       extract(epoch from to_at)::float8 * 1000 as "to", ${uncountedJson} as uncounted from trip_share share`,
  )
  const counted = shares.map((share) => ({
    share,
    ranges: subtract([[share.from, share.to]], share.uncounted),
  }))
  for (const by of ['device_id', 'vehicle_id', 'driver_id'] as const) {
    for (const [id, own] of Map.groupBy(counted, ({ share }) => share[by])) {
      if (id === null) continue
      const ranges = own.flatMap((one) => one.ranges)
      expect(totalMs(unite(ranges)), `${by} ${id} counts a time twice`).toBeCloseTo(totalMs(ranges), 3)
    }
  }
  for (const { share } of counted) {
    const related = counted.filter(
      ({ share: other }) =>
        other.id !== share.id &&
        (other.device_id === share.device_id ||
          (other.vehicle_id !== null && other.vehicle_id === share.vehicle_id) ||
          (other.driver_id !== null && other.driver_id === share.driver_id)),
    )
    const elsewhere = intersect(
      share.uncounted,
      related.flatMap(({ ranges }) => ranges),
    )
    expect(totalMs(elsewhere)).toBeCloseTo(totalMs(share.uncounted), 3)
  }
}

const device = fc.nat({ max: 2 })
const period: fc.Arbitrary<Period> = fc.record({
  wait: fc.integer({ min: 1, max: 1_500 }),
  vehicle: fc.option(fc.nat({ max: 1 })),
  driver: fc.option(fc.nat({ max: 1 })),
  group: fc.nat({ max: 1 }),
})
const periods = fc.array(period, { minLength: 1, maxLength: 4 })
const event = fc.oneof(
  // Positions of a device arrive: the next ones, or some that were left out before.
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('arrive' as const),
      device,
      size: fc.integer({ min: 5, max: 80 }),
      skip: fc.nat({ max: 20 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('search' as const), silent: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('correct' as const), device, periods }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const), device }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      device,
      from: fc.nat({ max: 60 }),
      size: fc.integer({ min: 5, max: 60 }),
    }),
  },
)
const history = fc.record({
  tracks: fc.tuple(anyPositions, anyPositions, anyPositions),
  first: fc.tuple(periods, periods, periods),
  events: fc.array(event, { minLength: 4, maxLength: 16 }),
  cuts: fc.array(fc.integer({ min: 1, max: 8_000 }), { minLength: 1, maxLength: 3 }),
})

describe('the figures of any history', () => {
  it(
    'F1 F6 F7 F20: the sum is what the listed shares count, and adjacent periods add up',
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async ({ tracks, first, events, cuts }) => {
          await clear()
          const waiting = tracks.map((track) => [...track])
          for (const [index, own] of first.entries()) await correct(devices[index] ?? 0, own)
          for (const one of events) {
            const id = 'device' in one ? (devices[one.device] ?? 0) : 0
            if (one.kind === 'arrive') await arrive(id, waiting[one.device]?.splice(one.skip, one.size) ?? [])
            else if (one.kind === 'search') await search(one.silent ? later : at(0, 0).time)
            else if (one.kind === 'correct') await correct(id, one.periods)
            else if (one.kind === 'again') await searchAgain(test.database, id)
            else await importTrip(id, tracks[one.device]?.slice(one.from, one.from + one.size) ?? [])
          }
          await checkSums(cuts)
          for (const [index, rest] of waiting.entries()) await arrive(devices[index] ?? 0, rest)
          await search(later)
          const isRunning = await checkSums(cuts)
          expect(isRunning).toBe(false)
          await checkTimes()
        }),
        { numRuns: runs, endOnFailure: true },
      )
    },
    timeoutMs,
  )

  it(
    'F3: late positions keep the ids of trips, and each old id leads to a trip of its time',
    async () => {
      const late = fc.record({ from: fc.nat({ max: 150 }), size: fc.integer({ min: 1, max: 60 }) })
      await fc.assert(
        fc.asyncProperty(anyPositions, late, async (positions, { from, size }) => {
          await clear()
          const id = devices[0] ?? 0
          const read = () =>
            test.database.query<{ id: number; start: number; end: number }>(
              `select id, extract(epoch from start_time)::float8 * 1000 as start,
                 extract(epoch from end_time)::float8 * 1000 as "end" from gps_session order by start_time`,
            )
          await arrive(id, [...positions.slice(0, from), ...positions.slice(from + size)])
          await search(later)
          const before = await read()
          await arrive(id, positions.slice(from, from + size))
          await search(later)
          const after = await read()
          const isSame = (a: { start: number; end: number }, b: { start: number; end: number }) =>
            Math.min(a.end, b.end) > Math.max(a.start, b.start)
          for (const old of before) {
            const found = after.filter((trip) => isSame(trip, old))
            const others = before.filter((trip) => found.some((one) => isSame(one, trip)))
            if (found.length === 1 && others.length === 1) expect(found[0]?.id).toBe(old.id)
            if (after.some((trip) => trip.id === old.id) || after.length === 0) continue
            const middle = (old.start + old.end) / 2
            const holding = after.filter(({ start, end }) => start <= middle && middle <= end)
            const alias = await findAlias(test.database, old.id)
            if (holding.length > 0) expect(holding.map((trip) => trip.id)).toContain(alias)
            else expect(after.map((trip) => trip.id)).toContain(alias)
          }
        }),
        { numRuns: runs * 2, endOnFailure: true },
      )
    },
    timeoutMs,
  )
})

/** Compares list and sum of each device, vehicle and driver, in a whole period and its parts. */
async function checkSums(cuts: readonly number[]): Promise<boolean> {
  const [begin, end] = [at(-86_400, 0).time, at(20 * 86_400, 0).time]
  let second = 0
  const edges = [begin, ...cuts.map((wait) => at((second += wait), 0).time), end]
  let isRunning = false
  for (const owner of owners()) {
    const whole = await sumOf(owner, begin, end)
    const parts = []
    for (const [index, from] of edges.slice(0, -1).entries())
      parts.push(await sumOf(owner, from, edges[index + 1] ?? end))
    const total = parts.reduce((sum, { distance }) => sum + distance, 0)
    expect(total).toBeCloseTo(whole.distance, 6)
    const depots = []
    for (const group of groups) depots.push(await sumOf(owner, begin, end, scopeWith([group])))
    expect(depots.reduce((sum, { distance }) => sum + distance, 0)).toBeCloseTo(whole.distance, 6)
    parts.push(...depots)
    for (const sum of [whole, ...parts]) {
      if (sum.running) expect(sum.distance).toBeGreaterThanOrEqual(sum.listed - 1e-6)
      else expect(sum.distance).toBeCloseTo(sum.listed, 6)
      isRunning ||= sum.running
    }
  }
  return isRunning
}
