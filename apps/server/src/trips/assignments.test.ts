import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReportedPosition } from '../ingest/Intake.ts'
import { importRecording } from '../recordings/importRecording.ts'
import { writeRecording } from '../testing/readFixture.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { searchTrips } from './TripSearch.ts'

const MINUTE = 60_000

describe('assignments', () => {
  let test: TestApp
  let caller: Caller
  let made = 0
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    caller = await test.signIn()
  })

  const vehicle = async (group?: number): Promise<number> => {
    made += 1
    const body = { brand_id: 9, type_id: 901, number: `B ${1000 + made} TST`, group_id: group }
    return (await caller.post('/vehicle/create', body)).body.data.id
  }
  const driver = async (name: string): Promise<number> =>
    (await caller.post('/driver/create', { name })).body.data.id

  /** A device with its IMEI, and what it has; the fields can be changed and saved again. */
  async function device(fields: object = {}) {
    made += 1
    const imei = `86123004${String(8_000_000 + made)}`
    const input = { name: `Uji ${made}`, imei, ...fields }
    const { body } = await caller.post('/device/create', input)
    const id: number = body.data.id
    return { id, imei, input }
  }
  type Made = Awaited<ReturnType<typeof device>>
  const change = ({ id, input }: Made, fields: object, by = caller) =>
    by.put(`/device/${id}`, { ...input, ...fields })

  /** Reports a drive at 50 km/h with a position every 30 s, then five minutes at its end. */
  async function drive({ imei }: Made, minutesAgo: number, minutes: number, parked = 5) {
    const nothing = { heading: null, altitude: null, accuracy: null, battery: null }
    const start = Date.now() - minutesAgo * MINUTE
    const steps = Array.from({ length: (minutes + parked) * 2 + 1 }, (_, index) => index)
    const positions = steps
      .map((step): ReportedPosition => {
        const driven = Math.min(step, minutes * 2)
        const speed = step > minutes * 2 ? 0 : 50
        const place = { lat: -6.2 + 0.003 * driven, lng: 106.8 + 0.002 * driven }
        return { ...nothing, ...place, time: start + step * 30_000, speed, valid: true }
      })
      .filter(({ time }) => (time ?? 0) <= Date.now())
    await test.intake.accept({ imei, protocol: 'osmand', positions })
  }

  const search = (now = Date.now()) => searchTrips(test.database, now)
  const trips = async ({ id }: Made, by = caller) =>
    (await by.get(`/gps/session?summary=1&device_id=${id}`)).body.data.map(
      (trip: { id: number; vehicle: { id?: number } | null; driver: { name: string } | null }) => ({
        vehicle: trip.vehicle?.id ?? null,
        driver: trip.driver?.name ?? null,
      }),
    )
  const history = async (kind: string, id: number, by = caller) =>
    (await by.get(`/assignment/${kind}/${id}`)).body.data
  const iso = (minutesAgo: number) => new Date(Date.now() - minutesAgo * MINUTE).toISOString()

  it('F2: a change after the arrival leaves the trip with the one who drove it', async () => {
    const [truck, agus, budi] = [await vehicle(), await driver('Agus'), await driver('Budi')]
    const tracker = await device({ vehicle_id: truck, driver_id: agus })
    await drive(tracker, 13, 10)
    await search()
    expect((await change(tracker, { vehicle_id: truck, driver_id: budi })).status).toBe(200)
    await search(Date.now() + 20 * MINUTE)
    expect(await trips(tracker)).toEqual([{ vehicle: truck, driver: 'Agus' }])
    expect(await history('device', tracker.id)).toMatchObject([
      { driver: { name: 'Budi' }, to: null, source: 'form', by: { name: expect.any(String) } },
      { driver: { name: 'Agus' } },
    ])
  })

  it('F2: a change while a trip is running takes effect at the stand before it', async () => {
    const [truck, agus, budi] = [await vehicle(), await driver('Agus'), await driver('Budi')]
    const tracker = await device({ vehicle_id: truck, driver_id: agus })
    await drive(tracker, 40, 10, 15)
    await drive(tracker, 14.5, 20)
    const check = await caller.get(`/assignment/check?device_id=${tracker.id}&driver_id=${budi}`)
    expect(check.body.data).toMatchObject({ moved: true, to: null })
    await change(tracker, { vehicle_id: truck, driver_id: budi })
    const [now] = await history('device', tracker.id)
    expect(now.from).toBe(check.body.data.from)
    const minutes = (Date.now() - Date.parse(now.from)) / MINUTE
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThan(18)
    await search(Date.now() + 20 * MINUTE)
    expect(await trips(tracker)).toEqual([
      { vehicle: truck, driver: 'Budi' },
      { vehicle: truck, driver: 'Agus' },
    ])
  })

  it('F3: positions that arrive late do not give the trip to the driver of now', async () => {
    const [truck, agus, budi] = [await vehicle(), await driver('Agus'), await driver('Budi')]
    const tracker = await device({ vehicle_id: truck, driver_id: agus })
    await drive(tracker, 177, 12)
    await search()
    expect(await trips(tracker)).toEqual([{ vehicle: truck, driver: 'Agus' }])
    await change(tracker, { vehicle_id: truck, driver_id: budi })
    await drive(tracker, 180, 3, 0)
    await search()
    expect(await trips(tracker)).toEqual([{ vehicle: truck, driver: 'Agus' }])
  })

  it('F4: a drive that arrives after the tracker moved belongs to the vehicle and driver of then', async () => {
    const [old, next, agus, budi] = [
      await vehicle(),
      await vehicle(),
      await driver('Agus'),
      await driver('Budi'),
    ]
    const tracker = await device({ vehicle_id: old, driver_id: agus })
    await change(tracker, { vehicle_id: next, driver_id: budi })
    await drive(tracker, 240, 15)
    await search()
    expect(await trips(tracker)).toEqual([{ vehicle: old, driver: 'Agus' }])
    expect(await history('vehicle', old)).toMatchObject([
      { driver: { name: 'Agus' }, device: { id: tracker.id } },
    ])
    expect(await history('driver', budi)).toMatchObject([{ vehicle: { id: next }, to: null }])
  })

  it('F5: an imported trip of the past has the vehicle and driver of its time, or none', async () => {
    const [truck, agus, budi] = [await vehicle(), await driver('Agus'), await driver('Budi')]
    const tracker = await device({ vehicle_id: truck, driver_id: budi })
    const start = Date.now() - 7 * 24 * 60 * MINUTE
    const rows = Array.from({ length: 30 }, (_, index) => {
      const time = new Date(start + index * 30_000).toISOString()
      return `${tracker.imei},${time},${-6.2 + index * 0.003},106.8,50\n`
    })
    const path = await writeRecording('lalu.csv', `imei,time,lat,lon,speed\n${rows.join('')}`)
    await importRecording(test.database, path, { now: Date.now(), gapMs: 600_000 })
    expect(await trips(tracker)).toEqual([{ vehicle: null, driver: null }])
    const correction = {
      from: new Date(start - 60 * MINUTE).toISOString(),
      to: new Date(start + 60 * MINUTE).toISOString(),
      vehicle_id: truck,
      driver_id: agus,
    }
    const { status } = await caller.put(`/assignment/device/${tracker.id}`, correction)
    expect(status).toBe(200)
    expect(await trips(tracker)).toEqual([{ vehicle: truck, driver: 'Agus' }])
  })

  it('a change can be dated back; a time in the future is refused', async () => {
    const [agus, budi] = [await driver('Agus'), await driver('Budi')]
    const tracker = await device({ driver_id: agus })
    await drive(tracker, 300, 20)
    await search()
    const future = new Date(Date.now() + 5 * MINUTE).toISOString()
    const refused = await change(tracker, { driver_id: budi, assigned_from: future })
    expect(refused.body.errors).toMatchObject({ assigned_from: [expect.any(String)] })
    expect((await change(tracker, { driver_id: budi, assigned_from: iso(400) })).status).toBe(200)
    expect(await trips(tracker)).toEqual([{ vehicle: null, driver: 'Budi' }])
    const rows = await history('device', tracker.id)
    expect(rows.map((row: { driver: { name: string } }) => row.driver.name)).toEqual(['Budi', 'Agus'])
    const { body } = await caller.get(`/audit/device/${tracker.id}`)
    expect(body.data[0].changes.map(({ field }: { field: string }) => field)).toContain('driver_id')
  })

  it('a new device begins at the named time, or a day before it was registered', async () => {
    const agus = await driver('Agus')
    const [named] = await history('device', (await device({ driver_id: agus, assigned_from: iso(90) })).id)
    expect((Date.now() - Date.parse(named.from)) / MINUTE).toBeCloseTo(90, 0)
    const [unnamed] = await history('device', (await device({ driver_id: agus })).id)
    expect((Date.now() - Date.parse(unnamed.from)) / MINUTE).toBeCloseTo(1440, 0)
  })

  it('a correction keeps what the device has now, raises its version and is refused with an old one', async () => {
    const [agus, budi] = [await driver('Agus'), await driver('Budi')]
    const tracker = await device({ driver_id: agus })
    const { headers } = await caller.get(`/device/${tracker.id}`)
    const body = { from: iso(120), to: iso(60), vehicle_id: null, driver_id: budi }
    const correct = () =>
      caller.call({
        method: 'PUT',
        url: `/assignment/device/${tracker.id}`,
        payload: body,
        headers: { 'if-match': String(headers['etag']) },
      })
    expect((await correct()).status).toBe(200)
    expect((await correct()).status).toBe(412)
    const rows = await history('device', tracker.id)
    expect(rows.map((row: { driver: { name: string } }) => row.driver.name)).toEqual(['Agus', 'Budi', 'Agus'])
    expect((await caller.get(`/device/${tracker.id}`)).body.data.driver_id).toBe(agus)
    const empty = await caller.put(`/assignment/device/${tracker.id}`, { ...body, to: body.from })
    expect(empty.body.errors).toMatchObject({ to: [expect.any(String)] })
  })

  it('F6: a check names the other device of a vehicle, the other vehicle of a driver, and a time before all data', async () => {
    const [truck, other, agus] = [await vehicle(), await vehicle(), await driver('Agus')]
    const first = await device({ vehicle_id: truck, driver_id: agus })
    const second = await device({ vehicle_id: other })
    const url = `/assignment/check?device_id=${second.id}&vehicle_id=${truck}`
    expect((await caller.get(url)).body.data.warnings).toEqual([
      { kind: 'vehicle_has_device', name: first.input.name, at: null },
    ])
    const early = await caller.get(
      `/assignment/check?device_id=${second.id}&driver_id=${agus}&from=${iso(3000)}`,
    )
    expect(early.body.data.warnings).toEqual([
      { kind: 'driver_has_vehicle', name: expect.stringMatching(/^B \d+ TST$/), at: null },
      { kind: 'before_first_data', name: null, at: expect.any(String) },
    ])
    const both = await caller.get(`${url}&driver_id=${agus}`)
    expect(both.body.data.warnings).toHaveLength(1)
    expect((await caller.get('/assignment/check?device_id=987654')).status).toBe(404)
    expect((await caller.get(`/assignment/check?from=${iso(-9)}`)).status).toBe(400)
  })

  it('a vehicle, driver or depot that only assignments name can be deleted', async () => {
    const [truck, agus] = [await vehicle(), await driver('Agus')]
    const depot = (
      await caller.post('/group/create', { name: 'Depo Sementara', kind: 'depot', parent_id: 1 })
    ).body.data.id
    const tracker = await device({ vehicle_id: truck, driver_id: agus })
    await caller.put(`/vehicle/${truck}`, { brand_id: 9, type_id: 901, number: 'B 1 SMT', group_id: depot })
    await change(tracker, { vehicle_id: null, driver_id: null, group_id: 1 })
    for (const path of [`/vehicle/${truck}`, `/driver/${agus}`, `/group/${depot}`]) {
      // oxlint-disable-next-line no-await-in-loop -- the depot can be deleted only after the vehicle
      expect((await caller.delete(path)).status).toBe(200)
    }
    const rows = await history('device', tracker.id)
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const row of rows) expect(row).toMatchObject({ vehicle: null, driver: null, group: { id: 1 } })
  })

  describe('between two depots', () => {
    let [north, south] = [0, 0]
    let inNorth: Caller
    let inSouth: Caller
    beforeAll(async () => {
      caller = await test.signIn()
      const depot = async (name: string) =>
        (await caller.post('/group/create', { name, kind: 'depot', parent_id: 1 })).body.data.id
      north = await depot('Utara')
      south = await depot('Selatan')
      inNorth = await test.signIn(undefined, [north])
      inSouth = await test.signIn(undefined, [south])
    })

    it('F4: a morning in one depot never shows in the other, when the device moves or its vehicle does', async () => {
      const [old, next] = [await vehicle(north), await vehicle(south)]
      const tracker = await device({ vehicle_id: old })
      await change(tracker, { vehicle_id: next })
      await drive(tracker, 240, 15)
      const lorry = await vehicle(north)
      const own = await device({ vehicle_id: lorry })
      const { body } = await caller.get(`/vehicle/${lorry}`)
      await caller.put(`/vehicle/${lorry}`, {
        brand_id: 9,
        type_id: 901,
        number: body.data.number,
        group_id: south,
      })
      await drive(own, 240, 15)
      await search()
      for (const [one, id] of [
        [tracker, old],
        [own, lorry],
      ] as const) {
        expect(await trips(one, inSouth)).toEqual([])
        expect(await trips(one, inNorth)).toHaveLength(1)
        expect(await history('device', one.id, inSouth)).toHaveLength(1)
        const rows = await caller.get(`/assignment/vehicle/${id}`)
        expect(rows.body.data.at(-1)).toMatchObject({ group: { id: north } })
        expect(rows.body.data.at(-1).device).toHaveProperty('id')
      }
      expect((await inNorth.get(`/assignment/device/${own.id}`)).status).toBe(404)
      expect(await history('vehicle', old, inNorth)).toMatchObject([{ device: { name: tracker.input.name } }])
      expect((await history('vehicle', old, inNorth))[0].device).not.toHaveProperty('id')
    })

    it('a user of one depot cannot write the past of another', async () => {
      const [old, next] = [await vehicle(north), await vehicle(south)]
      const tracker = await device({ vehicle_id: old })
      await change(tracker, { vehicle_id: next })
      const body = { from: iso(120), to: iso(60), vehicle_id: next, driver_id: null }
      const refused = await inSouth.put(`/assignment/device/${tracker.id}`, body)
      expect(refused).toMatchObject({ status: 422, body: { errors: { from: [expect.any(String)] } } })
      const foreign = await inSouth.put(`/assignment/device/${tracker.id}`, { ...body, vehicle_id: old })
      expect(foreign.body.errors).toMatchObject({ vehicle_id: [expect.any(String)] })
      const fields = { vehicle_id: null, group_id: south, assigned_from: iso(120) }
      expect((await change(tracker, fields, inSouth)).status).toBe(422)
      expect((await history('device', tracker.id))[0]).toMatchObject({ vehicle: { id: next }, to: null })
    })

    it('a change that is dated back takes the depot that the vehicle had then', async () => {
      const lorry = await vehicle(north)
      await device({ vehicle_id: lorry })
      const { body } = await caller.get(`/vehicle/${lorry}`)
      await caller.put(`/vehicle/${lorry}`, {
        brand_id: 9,
        type_id: 901,
        number: body.data.number,
        group_id: south,
      })
      const second = await device()
      await change(second, { vehicle_id: lorry, assigned_from: iso(120) })
      const groups = (await history('device', second.id)).map(
        (row: { group: { id: number } }) => row.group.id,
      )
      expect(groups.slice(0, 2)).toEqual([south, north])
    })
  })
})
