import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate as splitIntoDays } from '../database/migrations/0026_position_days.ts'
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts'
import type { TrackerReport } from './Intake.ts'
import { addDays, countDaysAhead, DayError, dropDays, startOfDay } from './positionDays.ts'
import { PositionIntake } from './PositionIntake.ts'

const dayMs = 86_400_000
/** A time on a day that has no partition yet. The day is later than all days that have a partition. */
const now = Date.UTC(2031, 4, 17, 8)

let test: TestDatabase
let device = 0
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.query('delete from device')
  const [row] = await test.database.query<{ id: number }>(
    "insert into device (name, imei) values ('Pelacak', '861230049808497') returning id",
  )
  device = row?.id ?? 0
})

const insert = (time: number) =>
  test.database.query(
    'insert into position (device_id, time, lat, lng) values ($1, to_timestamp($2::float8 / 1000), -6.2, 106.8)',
    [device, time],
  )

/** Returns a report with one position. */
function reportAt(time: number): TrackerReport {
  const position = {
    time,
    lat: -6.2,
    lng: 106.8,
    speed: 3,
    heading: 0,
    altitude: null,
    accuracy: 5,
    battery: 80,
  }
  return { imei: '861230049808497', protocol: 'osmand', positions: [{ ...position, valid: true }] }
}

/** Returns the times of the stored positions, each with the name of its partition. */
async function stored() {
  const rows = await test.database.query<{ time: Date; partition: string }>(
    'select time, tableoid::regclass::text as partition from position order by time',
  )
  return rows.map(({ time, partition }) => [time.getTime(), partition])
}

describe('positionDays', () => {
  it('stores positions of a day without a partition, also from two intakes at once', async () => {
    const times = [now, now - 3 * dayMs, startOfDay(now - dayMs), startOfDay(now - dayMs) - 1]
    const accept = (intake: PositionIntake) => Promise.all(times.map((time) => intake.accept(reportAt(time))))
    const intakes = [1, 2].map(() => new PositionIntake(test.database, { positionDays: 30, now: () => now }))
    await Promise.all(intakes.map(accept))
    expect(await stored()).toEqual([
      [times[1], 'position_20310514'],
      [times[3], 'position_20310515'],
      [times[2], 'position_20310516'],
      [times[0], 'position_20310517'],
    ])
    await Promise.all(intakes.map((intake) => intake.close()))
  })

  it('stores a single report although somebody dropped the partition of its day', async () => {
    const intake = new PositionIntake(test.database, { positionDays: 30, now: () => now })
    await intake.accept(reportAt(now))
    await test.database.query(
      'alter table position detach partition position_20310517; drop table position_20310517',
    )
    await intake.accept(reportAt(now + 1000))
    expect(await stored()).toEqual([[now + 1000, 'position_20310517']])
    await intake.close()
  })

  it('Y19: says what to do if somebody detached the partition of a day', async () => {
    const { database } = test
    await addDays(database, [now + 40 * dayMs])
    await database.query('alter table position detach partition position_20310626')
    await expect(addDays(database, [now + 40 * dayMs])).rejects.toThrow(DayError)
    const [, statement = ''] =
      (await addDays(database, [now + 40 * dayMs]).catch((error: Error) =>
        /Attach it again: (.*)/.exec(error.message),
      )) ?? []
    await database.query(statement)
    await addDays(database, [now + 40 * dayMs])
    await insert(now + 40 * dayMs)
    await database.query('drop table position_20310626')
  })

  it('drops whole days that end before a limit', async () => {
    await addDays(test.database, [now, now - dayMs, now - 2 * dayMs])
    for (const age of [2, 1, 0]) await insert(now - age * dayMs)
    await test.database.transaction((transaction) => dropDays(transaction, startOfDay(now)))
    expect(await stored()).toEqual([[now, 'position_20310517']])
    await expect(insert(now - dayMs)).rejects.toThrow('no partition')
    await addDays(test.database, [now - dayMs])
    await insert(now - dayMs)
  })

  it('counts the future days that have a partition', async () => {
    const later = now + 100 * dayMs
    expect(await countDaysAhead(test.database, later)).toBe(0)
    await addDays(test.database, [later + dayMs, later + 2 * dayMs, later + 4 * dayMs])
    expect(await countDaysAhead(test.database, later)).toBe(2)
  })

  it('deletes the positions of a deleted device', async () => {
    await addDays(test.database, [now])
    await insert(now)
    await test.database.query('delete from device where id = $1', [device])
    expect(await stored()).toEqual([])
  })

  it('keeps the table of older releases as the oldest partition, and deletes its old rows', async () => {
    const { database } = test
    await database.transaction(async (transaction) => {
      await transaction.query(`
        drop trigger device_positions on device;
        drop function delete_positions;
        create table plain (like position including all);
        drop table position;
        alter table plain rename to position;
        alter index plain_pkey rename to position_pkey;
        alter table position add constraint position_device_id_fkey foreign key (device_id) references device;
      `)
      await transaction.query(
        `insert into position (device_id, time, lat, lng)
         select $1, now() - n * interval '1 hour', -6.2, 106.8 from generate_series(0, 50) as n`,
        [device],
      )
      await splitIntoDays(transaction)
    })
    expect(await stored()).toHaveLength(51)
    const edge = startOfDay(Date.now())
    await database.transaction((transaction) => dropDays(transaction, edge))
    const left = await stored()
    expect(left.length).toBeLessThan(26)
    for (const [time] of left) expect(time).toBeGreaterThanOrEqual(edge)
    await expect(
      database.query('insert into position (device_id, time, lat, lng) values ($1, now(), 91, 0)', [device]),
    ).rejects.toThrow('position_lat_check')
  })
})
