import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { searchTrips } from '../trips/TripSearch.ts'
import { checkClocks } from './ClockCheck.ts'
import { ROLLOVER_MS } from './clock.ts'
import type { ReportedPosition } from './Intake.ts'
import { readReports } from './osmand/readReports.ts'
import { PositionIntake } from './PositionIntake.ts'

const minute = 60_000
const hour = 60 * minute

let test: TestApp
let person: Caller
let intake: PositionIntake
/** The clock of the intake, which begins two days ago, so that the tests can let hours pass. */
let now = Date.now() - 48 * hour
const from = new Date(now - hour).toISOString()

beforeAll(async () => {
  test = await createTestApp()
  person = await test.signIn()
  intake = new PositionIntake(test.database, { positionDays: 30, now: () => now })
})
afterAll(async () => {
  await intake.close()
  await test.close()
})

let made = 0
async function makeDevice() {
  made += 1
  const imei = `8612300497${String(made).padStart(5, '0')}`
  const [row] = await test.database.query<{ id: number }>(
    'insert into device (name, imei) values ($1, $1) returning id',
    [imei],
  )
  return { id: row?.id ?? 0, imei }
}

type Device = Awaited<ReturnType<typeof makeDevice>>

/** Moves the clock of the test far enough that the devices of earlier tests no longer count as reporting. */
function startLater() {
  now += 3 * hour
}

const place = { lng: 106.8, speed: 40, heading: 0, altitude: null, accuracy: 5, battery: null, valid: true }

/** Sends one position with the true time `now + lead`. */
const send = (device: Device, lead: number, part: Partial<ReportedPosition> = {}) =>
  intake.accept({
    imei: device.imei,
    protocol: 'gt06',
    positions: [{ ...place, lat: -6.2 + (now % 100_000_000) / 1e7, time: now + lead, ...part }],
  })

/** Sends `count` positions, one each 75 s, and checks the clocks after each. */
async function drive(device: Device, lead: number, count: number) {
  for (let n = 0; n < count; n += 1) {
    now += 75_000
    await send(device, lead)
    await checkClocks(test.database, now, 30)
  }
}

const stored = (device: Device) =>
  test.database.query<{ time: Date; clock_offset_s: number | null }>(
    'select time, clock_offset_s from position where device_id = $1 order by time',
    [device.id],
  )
const waiting = async (device: Device) =>
  (await test.database.query('select from quarantined_position where device_id = $1', [device.id])).length
const clockOf = async (device: Device) => {
  const [row] = await test.database.query<{ offset: number | null; until: Date | null }>(
    'select clock_offset_s as offset, clock_until as until from device_contact where device_id = $1',
    [device.id],
  )
  return row
}
const contactOf = async (device: Device) =>
  (await person.get(`/device/${device.id}/contact?from=${from}`)).body.data

describe('P6: a tracker whose clock shows local time', () => {
  it('waits in the quarantine until ten reports over ten minutes agree, and is then corrected and stored', async () => {
    const device = await makeDevice()
    const begin = now
    await drive(device, 7 * hour, 8)
    expect(await stored(device)).toEqual([])
    expect(await waiting(device)).toBe(8)
    await drive(device, 7 * hour, 2)
    const positions = await stored(device)
    expect(positions.map(({ time }) => time.getTime())).toEqual(
      Array.from({ length: 10 }, (_, n) => begin + (n + 1) * 75_000),
    )
    expect(new Set(positions.map(({ clock_offset_s }) => clock_offset_s))).toEqual(new Set([25_200]))
    expect(await waiting(device)).toBe(0)
    const [work] = await test.database.query('select from_time from trip_work where device_id = $1', [
      device.id,
    ])
    expect(work).toEqual({ from_time: new Date(begin + 75_000) })
    await drive(device, 7 * hour, 1)
    expect(await stored(device)).toHaveLength(11)
    expect(await contactOf(device)).toMatchObject({ accepted: 11, refused: [], latest_refused: [] })
  })

  it('ends the offset at the first report that is right without it', async () => {
    startLater()
    const device = await makeDevice()
    await drive(device, 8.5 * hour, 10)
    expect(await clockOf(device)).toEqual({ offset: 30_600, until: null })
    await drive(device, 0, 1)
    expect(await clockOf(device)).toEqual({ offset: 30_600, until: new Date(now) })
    expect((await stored(device)).at(-1)).toEqual({ time: new Date(now), clock_offset_s: null })
    await drive(device, 8.5 * hour, 3)
    expect(await waiting(device)).toBe(3)
  })

  it('corrects a delayed report, and follows a change of the time zone', async () => {
    startLater()
    const device = await makeDevice()
    await drive(device, 8 * hour, 10)
    now += 75_000
    await send(device, 8 * hour - 10 * minute)
    expect((await stored(device)).map(({ time }) => time.getTime())).toContain(now - 10 * minute)
    const moved = now
    await drive(device, 7 * hour, 10)
    expect(await clockOf(device)).toMatchObject({ offset: 25_200, until: null })
    expect((await stored(device)).slice(-10).map(({ time }) => time.getTime())).toEqual(
      Array.from({ length: 10 }, (_, n) => moved + (n + 1) * 75_000),
    )
  })

  it('stores a report that was delayed by whole hours as soon as the offset is confirmed', async () => {
    startLater()
    const device = await makeDevice()
    await drive(device, 7 * hour, 10)
    now += 75_000
    await send(device, 6 * hour)
    expect(await waiting(device)).toBe(1)
    await drive(device, 7 * hour, 1)
    expect(await waiting(device)).toBe(0)
    expect((await stored(device)).map(({ time }) => time.getTime())).toContain(now - 75_000 - hour)
  })

  it('adopts nothing if the reports do not agree, and never lets an accepted position wait', async () => {
    startLater()
    const device = await makeDevice()
    await drive(device, 3 * minute, 12)
    await drive(device, 7 * hour + 5 * minute, 12)
    await drive(device, 15 * hour, 12)
    expect(await clockOf(device)).toEqual({ offset: null, until: null })
    expect(await stored(device)).toEqual([])
    await drive(device, 7 * hour, 5)
    await drive(device, 0, 1)
    await drive(device, 7 * hour, 5)
    expect(await clockOf(device)).toEqual({ offset: null, until: null })
    expect(await stored(device)).toHaveLength(1)
  })
})

describe('P7: a receiver that counts its weeks modulo 1,024', () => {
  it('is corrected once ten reports over ten minutes agree', async () => {
    startLater()
    const device = await makeDevice()
    await drive(device, ROLLOVER_MS, 10)
    expect(await clockOf(device)).toEqual({ offset: ROLLOVER_MS / 1_000, until: null })
    const positions = await stored(device)
    expect(positions).toHaveLength(10)
    expect(positions.at(-1)?.time).toEqual(new Date(now))
    await drive(device, ROLLOVER_MS - 2 * hour, 1)
    expect((await stored(device)).map(({ time }) => time.getTime())).toContain(now - 2 * hour)
  })

  it('waits for no other wrong time', async () => {
    startLater()
    const device = await makeDevice()
    await drive(device, -20 * 365 * 24 * hour, 3)
    await send(device, 0, { time: null })
    await send(device, 7 * hour, { lat: 0, lng: 0 })
    expect(await waiting(device)).toBe(0)
  })
})

describe('the clock of the server', () => {
  it('P6: is suspected if three devices show the same offset within an hour, and no offset is adopted', async () => {
    startLater()
    const others = await Promise.all(Array.from({ length: 20 }, makeDevice))
    for (const other of others) await send(other, 0)
    const devices = [await makeDevice(), await makeDevice(), await makeDevice()]
    for (let n = 0; n < 12; n += 1) {
      now += 75_000
      for (const device of devices) await send(device, hour)
      await checkClocks(test.database, now, 30)
    }
    for (const device of devices) {
      expect(await stored(device)).toEqual([])
      expect(await waiting(device)).toBe(12)
    }
  })

  it('P6: is suspected if two of ten devices show the same offset', async () => {
    startLater()
    const others = await Promise.all(Array.from({ length: 8 }, makeDevice))
    const devices = [await makeDevice(), await makeDevice()]
    for (let n = 0; n < 12; n += 1) {
      now += 75_000
      for (const other of others) await send(other, 0)
      for (const device of devices) await send(device, 2 * hour)
      await checkClocks(test.database, now, 30)
    }
    expect(await clockOf(devices[0] ?? { id: 0, imei: '' })).toMatchObject({ offset: null })
  })
})

describe('P6: cancelling the correction', () => {
  it('deletes the corrected positions and their trips, and adopts no offset for a day', async () => {
    startLater()
    const device = await makeDevice()
    await drive(device, 0, 3)
    const right = now
    await drive(device, 7 * hour, 14)
    await searchTrips(test.database, now + hour)
    const trips = () =>
      test.database.query('select end_time from gps_session where device_id = $1', [device.id])
    expect(await stored(device)).toHaveLength(17)
    expect(await trips()).toEqual([{ end_time: new Date(now) }])
    const answer = await person.delete(`/device/${device.id}/clock`)
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Koreksi jam dibatalkan, 14 posisi dihapus.' },
    })
    expect(await stored(device)).toHaveLength(3)
    await searchTrips(test.database, now + hour)
    expect(await trips()).toEqual([{ end_time: new Date(right) }])
    const [last] = await test.database.query('select time from last_position where device_id = $1', [
      device.id,
    ])
    expect(last).toEqual({ time: new Date(right) })
    const { clock } = await contactOf(device)
    expect(clock).toMatchObject({ offset_seconds: null, blocked_until: expect.any(String), waiting: 0 })
    expect((await person.delete(`/device/${device.id}/clock`)).status).toBe(409)
    await drive(device, 7 * hour, 12)
    expect(await stored(device)).toHaveLength(3)
    now = Math.max(now, Date.now()) + 25 * hour
    await drive(device, 7 * hour, 10)
    expect((await stored(device)).length).toBeGreaterThan(10)
    const [entry] = (await person.get(`/audit?subject=device&subject_id=${device.id}`)).body.data
    expect(entry).toMatchObject({ action: 'cancelClockOffset', actor: { id: person.userId } })
  })

  it('removes the last position if nothing else is stored', async () => {
    startLater()
    const device = await makeDevice()
    await drive(device, 7 * hour, 14)
    await searchTrips(test.database, now)
    expect((await person.delete(`/device/${device.id}/clock`)).status).toBe(200)
    await searchTrips(test.database, now + hour)
    for (const table of ['last_position', 'gps_session', 'running_trip'])
      expect(await test.database.query(`select from ${table} where device_id = $1`, [device.id])).toEqual([])
  })

  it('is refused without a correction, without the permission, and for a device of another depot', async () => {
    const device = await makeDevice()
    const url = `/device/${device.id}/clock`
    expect((await person.delete(url)).status).toBe(409)
    expect((await test.anyone.delete(url)).status).toBe(401)
    expect((await (await test.signIn(['device.view'])).delete(url)).status).toBe(403)
    const [depot] = await test.database.query<{ id: number }>(
      "insert into fleet_group (name, kind, parent_id) select 'Depo lain', 'depot', min(id) from fleet_group returning id",
    )
    const stranger = await test.signIn(['device.update'], [depot?.id ?? 0])
    expect((await stranger.delete(url)).status).toBe(404)
    expect((await stranger.put(`/device/${device.id}/speed-unit`, { unit: 'ms' })).status).toBe(404)
    expect((await test.anyone.put(`/device/${device.id}/speed-unit`, { unit: 'ms' })).status).toBe(401)
  })
})

describe('P9: a phone that sends its speed in another unit', () => {
  /** Sends a drive at `kmh`, whose `speed` is in km/h divided by `factor`, like a request of OsmAnd. */
  async function report(device: Device, kmh: number, factor: number, count: number) {
    for (let n = 0; n < count; n += 1) {
      now += 30_000
      const lat = -6.2 + ((now % 10_000_000) / 3_600_000) * (kmh / 111.195)
      const query = `id=${device.imei}&lat=${lat}&lon=106.8&timestamp=${now}&speed=${kmh / factor}`
      const [read] = await readReports(Object.fromEntries(new URLSearchParams(query)), undefined, now)
      if (read) await intake.accept(read)
    }
  }

  it.each([
    ['m/s', 3.6, 'ms', 1.944],
    ['km/h', 1, 'kmh', 0.54],
  ])(
    'in %s is told on the page of the device, and read in this unit once a user applies it',
    async (_name, factor, unit, ratio) => {
      startLater()
      now = Math.ceil(now / 10_000_000) * 10_000_000
      const device = await makeDevice()
      await report(device, 50, factor, 8)
      expect((await contactOf(device)).speed).toEqual({
        read_as: 'knot',
        chosen: false,
        proposed: null,
        ratio: null,
      })
      await report(device, 50, factor, 8)
      const told = (await contactOf(device)).speed
      expect(told).toMatchObject({ read_as: 'knot', proposed: unit })
      expect(told.ratio).toBeCloseTo(ratio, 1)
      const speeds = () =>
        test.database.query<{ speed: number }>(
          'select speed from position where device_id = $1 order by time',
          [device.id],
        )
      expect((await speeds()).at(-1)?.speed).toBeCloseTo((50 / factor) * 1.852, 1)
      expect((await person.put(`/device/${device.id}/speed-unit`, { unit })).status).toBe(200)
      await test.database.query(
        'update device_contact set speed_unit_at = to_timestamp($2::float8 / 1000) where device_id = $1',
        [device.id, now],
      )
      await report(device, 50, factor, 14)
      expect((await speeds()).at(-1)?.speed).toBeCloseTo(50, 1)
      expect((await contactOf(device)).speed).toMatchObject({ read_as: unit, chosen: true, proposed: null })
      const [entry] = (await person.get(`/audit?subject=device&subject_id=${device.id}`)).body.data
      expect(entry).toMatchObject({ action: 'setSpeedUnit', changes: [{ field: 'speed_unit' }] })
    },
  )

  it('has no hint if the speed is in knots, or if the report names the unit', async () => {
    startLater()
    now = Math.ceil(now / 10_000_000) * 10_000_000
    const device = await makeDevice()
    await report(device, 50, 1.852, 16)
    expect((await contactOf(device)).speed).toMatchObject({ proposed: null, ratio: expect.closeTo(1, 1) })
    const tracker = await makeDevice()
    await drive(tracker, 0, 12)
    expect((await contactOf(tracker)).speed).toBe(null)
    expect((await person.put(`/device/${tracker.id}/speed-unit`, { unit: 'mph' })).status).toBe(422)
  })
})

describe('the quarantine', () => {
  it('keeps at most 5,000 positions of a device, the newest ones', async () => {
    startLater()
    const device = await makeDevice()
    const positions = Array.from({ length: 4_400 }, (_, n) => ({ ...place, lat: -6.2, time: now + hour + n }))
    await intake.accept({ imei: device.imei, protocol: 'gt06', positions })
    expect(await waiting(device)).toBe(4_400)
    now += 1_000
    await intake.accept({
      imei: device.imei,
      protocol: 'gt06',
      positions: positions.map(({ time, ...rest }) => ({ ...rest, time: time + 10_000 })),
    })
    expect(await waiting(device)).toBe(4_500)
  })
})
