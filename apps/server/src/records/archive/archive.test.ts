import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settleIdentities } from '../../identities/settleKeys.ts'
import type { TrackerReport } from '../../ingest/Intake.ts'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { addDepot, type Depot, move } from '../../testing/TwoDepots.ts'

const kinds = ['device', 'vehicle', 'driver'] as const

describe('F15 archived records', () => {
  let test: TestApp
  let admin: Caller
  let depot: Depot
  let made = 0

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
  })
  afterAll(() => test.close())

  /** Adds a depot with a vehicle, a driver and a device that have a trip. */
  async function sell(permissions?: readonly string[]): Promise<Depot> {
    depot = await addDepot(test, nextName(), permissions)
    await settleIdentities(test.database)
    return depot
  }

  /** Returns a name that no other depot of this test has. */
  function nextName(): string {
    made += 1
    return String.fromCodePoint(64 + made)
  }

  async function archive(kind: (typeof kinds)[number], body: object = {}, caller = admin) {
    return caller.post(`/${kind}/${depot[kind]}/archive`, kind === 'driver' ? undefined : body)
  }

  async function idsOf(path: string, caller = admin): Promise<number[]> {
    return (await caller.get(path)).body.data.map(({ id }: { id: number }) => id)
  }

  async function entriesOf(type: string, id: number) {
    return test.database.query<{ action: string; detail: { before: object; after: object } }>(
      'select action, detail from audit_log where subject_type = $1 and subject_id = $2 order by id',
      [type, id],
    )
  }

  it.each(kinds)('F15: a %s with trips leaves the list, and its history stays', async (kind) => {
    const { [kind]: id, trip } = await sell()
    expect((await admin.delete(`/${kind}/${id}`)).body.message).toContain('Arsipkan saja')
    expect(await archive(kind)).toMatchObject({ status: 200, body: { message: /diarsipkan/ } })
    expect(await idsOf(`/${kind}`)).not.toContain(id)
    expect((await admin.delete(`/${kind}/${id}`)).body.message).not.toContain('Arsipkan')
    expect(await idsOf(`/${kind}?archived=only`)).toContain(id)
    expect(await idsOf(`/${kind}?archived=trips`)).toContain(id)
    expect((await admin.get(`/${kind}/${id}`)).body.data.archived_at).toMatch(/^20\d\d-/)
    expect(await idsOf(`/gps/session?${kind}_id=${id}&limit=10`)).toEqual([trip])
    const [entry, ...others] = await entriesOf(kind, id)
    expect(entry?.action).toBe(`archive${kind[0]?.toUpperCase()}${kind.slice(1)}`)
    expect(entry?.detail).toMatchObject({ before: { archived: null }, after: { archived: true } })
    expect(others).toEqual([])
    expect(await admin.post(`/${kind}/${id}/restore`)).toMatchObject({ status: 200 })
    expect(await idsOf(`/${kind}`)).toContain(id)
    expect((await admin.get(`/${kind}/${id}`)).body.data.archived_at).toBeNull()
  })

  it('F15: an archived device gives up its vehicle and driver, and its open assignment ends', async () => {
    const { device, vehicle, id: group } = await sell()
    await archive('device')
    expect((await admin.get(`/device/${device}`)).body.data).toMatchObject({
      vehicle_id: null,
      driver_id: null,
      group_id: group,
    })
    const open = 'select vehicle_id from device_assignment where device_id = $1 and to_at is null'
    expect(await test.database.query(open, [device])).toEqual([])
    const all = 'select vehicle_id from device_assignment where device_id = $1'
    expect(await test.database.query(all, [device])).toContainEqual({ vehicle_id: vehicle })
    await admin.post(`/device/${device}/restore`)
    expect(await test.database.query(open, [device])).toEqual([{ vehicle_id: null }])
  })

  it.each(['vehicle', 'driver'] as const)(
    'F15: the device of an archived %s goes on without it, which the audit log of the device tells',
    async (kind) => {
      const { device, [kind]: id } = await sell()
      await archive(kind)
      const found = (await admin.get(`/device/${device}?include=vehicle,driver`)).body.data
      expect(found).toMatchObject({ [kind]: null, [`${kind}_id`]: null, archived_at: null })
      expect((await entriesOf('device', device)).map(({ detail }) => detail)).toEqual([
        { before: { [`${kind}_id`]: id }, after: { [`${kind}_id`]: null } },
      ])
    },
  )

  it('F15: a driver whose device is outside the depots of the caller is not archived', async () => {
    const own = await sell(['driver.update', 'driver.view'])
    const other = await addDepot(test, nextName())
    await test.database.query('update device set driver_id = $2 where id = $1', [other.device, own.driver])
    const refused = await own.user.post(`/driver/${own.driver}/archive`)
    expect(refused).toMatchObject({ status: 409, body: { message: /di luar akses/ } })
    expect((await admin.get(`/device/${own.device}`)).body.data.driver_id).toBe(own.driver)
  })

  it('F15: an archived vehicle or driver cannot be chosen for a device', async () => {
    const { vehicle, driver } = await sell()
    await archive('vehicle')
    await archive('driver')
    const body = { name: 'Pelacak', imei: '861230049800001', vehicle_id: vehicle, driver_id: driver }
    const refused = await admin.post('/device/create', body)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors).toSorted()).toEqual(['driver_id', 'vehicle_id'])
    const direct = test.database.query('update device set vehicle_id = $2 where id = $1', [
      (await sell()).device,
      vehicle,
    ])
    await expect(direct).rejects.toMatchObject({ constraint: 'device_archived_vehicle' })
  })

  it('F15: of an archiving and an assignment at the same time none leaves a device with an archived vehicle', async () => {
    const { vehicle } = await sell()
    const mounts = await Promise.all(
      Array.from({ length: 6 }, async (_, nr): Promise<number> => {
        const imei = `86123004981000${nr}`
        return (await admin.post('/device/create', { name: `Cadangan ${nr}`, imei })).body.data.id
      }),
    )
    const answers = await Promise.all([
      ...mounts.map((id, nr) =>
        admin.put(`/device/${id}`, {
          name: `Cadangan ${nr}`,
          imei: `86123004981000${nr}`,
          vehicle_id: vehicle,
        }),
      ),
      archive('vehicle'),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status !== 422)).not.toContain(500)
    const left = 'select id from device where vehicle_id = $1'
    expect(await test.database.query(left, [vehicle])).toEqual([])
  })

  it.each(kinds)('F15: archiving or restoring a %s again changes and records nothing', async (kind) => {
    const { [kind]: id } = await sell()
    await archive(kind)
    const since = (await admin.get(`/${kind}/${id}`)).body.data.archived_at
    expect((await archive(kind)).status).toBe(200)
    expect((await admin.get(`/${kind}/${id}`)).body.data.archived_at).toBe(since)
    await admin.post(`/${kind}/${id}/restore`)
    expect((await admin.post(`/${kind}/${id}/restore`)).status).toBe(200)
    expect(await entriesOf(kind, id)).toHaveLength(2)
  })

  it('F15: an archived record is restored before it is changed, and an old version is refused', async () => {
    const { driver } = await sell()
    const etag = String((await admin.get(`/driver/${driver}`)).headers['etag'])
    const asked = { method: 'POST' as const, headers: { 'if-match': etag } }
    expect((await admin.call({ ...asked, url: `/driver/${driver}/archive` })).status).toBe(200)
    expect((await admin.put(`/driver/${driver}`, { name: 'Baru' })).status).toBe(409)
    expect((await admin.call({ ...asked, url: `/driver/${driver}/restore` })).status).toBe(412)
  })

  it('F15: the IMEI of an archived device stays reserved until it is freed', async () => {
    const { device, imei } = await sell()
    await archive('device')
    const taken = await admin.post('/device/create', { name: 'Pengganti', imei })
    expect(taken).toMatchObject({ status: 409, body: { errors: { imei: [/diarsipkan/] } } })
    await archive('device', { free_identity: true })
    expect((await admin.get(`/device/${device}`)).body.data).toMatchObject({ imei, identity_free: true })
    const next = await admin.post('/device/create', { name: 'Pengganti', imei })
    expect(next.status).toBe(201)
    await test.intake.accept(at(imei, Date.now()))
    const reported = 'select device_id from position where device_id = any($1)'
    const both = [device, next.body.data.id]
    expect(await test.database.query(reported, [both])).toEqual([{ device_id: next.body.data.id }])
    expect(await admin.post(`/device/${device}/restore`)).toMatchObject({
      status: 409,
      body: { message: /sudah dipakai/ },
    })
    await admin.delete(`/device/${next.body.data.id}`)
  })

  it('F15: the plate of an archived vehicle stays reserved until it is freed', async () => {
    const { vehicle, plate } = await sell()
    await archive('vehicle')
    const [type] = await test.database.query<{ type_id: number; brand_id: number }>(
      'select id as type_id, brand_id from vehicle_type order by id limit 1',
    )
    const taken = await admin.post('/vehicle/create', { ...type, number: plate.toLowerCase() })
    expect(taken).toMatchObject({ status: 409, body: { errors: { number: [/diarsipkan/] } } })
    await archive('vehicle', { free_identity: true })
    expect((await admin.post('/vehicle/create', { ...type, number: plate })).status).toBe(201)
    expect((await admin.post(`/vehicle/${vehicle}/restore`)).status).toBe(409)
    expect(await settleIdentities(test.database)).toEqual([])
    expect((await admin.get(`/vehicle/${vehicle}`)).body.data.identity_free).toBe(true)
  })

  it('F15: the positions of an archived device are stored, and its page says that it still reports', async () => {
    const { device, imei } = await sell()
    await archive('device')
    expect((await admin.get(`/device/${device}`)).body.data.still_reporting).toBe(false)
    await test.intake.accept(at(imei, Date.now()))
    expect(
      await test.database.query('select device_id from position where device_id = $1', [device]),
    ).toHaveLength(1)
    expect((await admin.get(`/device/${device}`)).body.data.still_reporting).toBe(true)
    expect(JSON.stringify((await admin.get('/gps/live')).body)).not.toContain(imei)
    expect(JSON.stringify((await admin.get('/gps/last')).body)).not.toContain(imei)
  })

  it('F15: an archived device disappears from open streams, and a restored one returns', async () => {
    const { device, imei, user } = await sell()
    const headers = { authorization: `Bearer ${user.token}` }
    const response = await test.app.inject({ url: '/api/v1/gps/stream', headers, payloadAsStream: true })
    const stream = response.stream()
    let text = ''
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    await vi.waitFor(() => expect(text).toContain('event: clock'), 20_000)
    await archive('device')
    await vi.waitFor(() => expect(text).toContain(`"removed":[${device}]`), 20_000)
    const before = text.length
    await move(test, device)
    await admin.post(`/device/${device}/restore`)
    await vi.waitFor(() => expect(text.slice(before)).toContain(imei), 20_000)
    expect(text.slice(before)).not.toContain(`"removed":[${device}]`)
    stream.destroy()
  })

  it('F15: counts of a depot leave out archived records', async () => {
    const { id } = await sell()
    for (const kind of kinds) await archive(kind)
    expect((await admin.get(`/group/${id}`)).body.data.members).toMatchObject({
      vehicles: 0,
      drivers: 0,
      devices: 0,
    })
  })

  it.each(kinds.flatMap((kind) => [[kind, 'archive'] as const, [kind, 'restore'] as const]))(
    'F15: %s %s needs a token, the permission and the depot',
    async (kind, verb) => {
      const own = await sell([`${kind}.update`])
      const other = await addDepot(test, nextName())
      const path = (of: Depot) => `/${kind}/${of[kind]}/${verb}`
      const body = kind !== 'driver' && verb === 'archive' ? {} : undefined
      expect((await test.anyone.post(path(own), body)).status).toBe(401)
      const reader = await test.signIn([`${kind}.view`], [own.id])
      expect((await reader.post(path(own), body)).status).toBe(403)
      expect((await own.user.post(path(other), body)).status).toBe(404)
      expect((await own.user.post(path(own), body)).status).toBe(200)
    },
  )
})

function at(imei: string, time: number): TrackerReport {
  const nothing = { heading: null, altitude: null, accuracy: null, battery: null }
  return {
    imei,
    protocol: 'osmand',
    positions: [{ ...nothing, time, lat: -6.2, lng: 106.8, speed: 40, valid: true }],
  }
}
