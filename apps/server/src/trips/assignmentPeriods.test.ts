import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queryable } from '../database/Database.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import { readAllAssignments } from './assignmentRepository.ts'
import { overwriteAssignments } from './changeAssignments.ts'

/** Number of random histories; `npm run soak` runs 1,000. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 20)
const TIMEOUT_MS = 30_000 + RUNS * 1_000

const MINUTE = 60_000
const choice = fc.option(fc.integer({ min: 0, max: 2 }), { nil: null })
const minutesAgo = fc.integer({ min: 1, max: 2000 })

/** A change of now, a change that is dated back, or a correction of a period. Vehicles and drivers are indexes. */
const operation = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), vehicle: choice, driver: choice }),
  fc.record({ kind: fc.constant('dated' as const), vehicle: choice, ago: minutesAgo }),
  fc.record({ kind: fc.constant('dated' as const), driver: choice, ago: minutesAgo }),
  fc.record({
    kind: fc.constant('correct' as const),
    vehicle: choice,
    driver: choice,
    ago: minutesAgo,
    length: fc.integer({ min: 1, max: 900 }),
  }),
)
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

interface Write {
  from: number
  to: number
  vehicleId?: number | null
  driverId?: number | null
}

describe('assignments of a device', () => {
  let test: TestDatabase
  let vehicles: number[] = []
  let drivers: number[] = []
  let device = 0

  beforeAll(async () => {
    test = await createTestDatabase()
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    vehicles = ids(
      await test.database.query(
        `insert into vehicle (type_id, number) select (select min(id) from vehicle_type), 'B ' || n || ' TST'
         from generate_series(1, 3) n returning id`,
      ),
    )
    drivers = ids(
      await test.database.query(
        `insert into driver (name) select 'Supir ' || n from generate_series(1, 3) n returning id`,
      ),
    )
  })
  afterAll(() => test.close())

  const idOf = (ids: readonly number[], index: number | null) =>
    index === null ? null : (ids[index] ?? null)

  it(
    'F2 F4: never overlap, exactly one is open, and the last write that covers a moment decides',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 8 }), async (operations) => {
          const writes = await play(operations)
          const rows = await readAllAssignments(test.database, device)
          expect(rows.filter(({ to }) => to === null)).toHaveLength(1)
          for (const [index, row] of rows.entries()) {
            expect(row.to ?? Infinity).toBeGreaterThan(row.from)
            expect(rows[index + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(row.to ?? Infinity)
          }
          const [present] = await test.database.query(
            'select vehicle_id as "vehicleId", driver_id as "driverId" from device where id = $1',
            [device],
          )
          expect(rows.at(-1)).toMatchObject(present ?? {})
          const bounds = writes.flatMap(({ from, to }) => [from - 1, from, to - 1, to])
          for (const moment of bounds.filter((bound) => bound < Date.now())) {
            const row = rows.find(({ from, to }) => from <= moment && (to ?? Infinity) > moment)
            expect([row?.vehicleId ?? null, row?.driverId ?? null]).toEqual([
              answer(writes, moment, 'vehicleId'),
              answer(writes, moment, 'driverId'),
            ])
          }
        }),
        { numRuns: RUNS },
      )
    },
    TIMEOUT_MS,
  )

  /** Plays operations on a new device; returns what was written when. */
  async function play(operations: readonly Operation[]): Promise<Write[]> {
    const [created] = await test.database.query<{ id: number }>(
      `insert into device (name, imei) values ('Uji', gen_random_uuid()::text) returning id`,
    )
    device = created?.id ?? 0
    const writes: Write[] = []
    for (const one of operations) {
      // oxlint-disable-next-line no-await-in-loop -- one operation after the other
      writes.push(await test.database.transaction((transaction) => apply(transaction, one)))
    }
    return writes
  }

  async function apply(transaction: Queryable, one: Operation): Promise<Write> {
    const now = Date.now()
    const write = {
      ...('vehicle' in one && { vehicleId: idOf(vehicles, one.vehicle) }),
      ...('driver' in one && { driverId: idOf(drivers, one.driver) }),
    }
    if (one.kind === 'correct') {
      const from = now - one.ago * MINUTE
      const to = Math.min(now - 1, from + one.length * MINUTE)
      await overwriteAssignments(transaction, device, { ...write, from, to, byUser: null })
      return { ...write, from, to }
    }
    await transaction.query(
      `update device set vehicle_id = case when $2 then $3::int else vehicle_id end,
         driver_id = case when $4 then $5::int else driver_id end where id = $1`,
      [device, 'vehicle' in one, write.vehicleId ?? null, 'driver' in one, write.driverId ?? null],
    )
    if (one.kind === 'change') {
      const open = (await readAllAssignments(transaction, device)).at(-1)
      // Without a change the trigger writes nothing.
      return { ...write, from: Math.max(open?.from ?? 0, now), to: Infinity }
    }
    const from = now - one.ago * MINUTE
    await overwriteAssignments(transaction, device, { ...write, from, to: null, byUser: null })
    return { ...write, from, to: Infinity }
  }

  function answer(writes: readonly Write[], moment: number, field: 'vehicleId' | 'driverId') {
    const last = writes.findLast(
      (write) => write[field] !== undefined && write.from <= moment && write.to > moment,
    )
    return last?.[field] ?? null
  }
})
