import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { addDepot, type Depot } from '../../testing/TwoDepots.ts'

let next = 0
/** Returns an IMEI that no other device of this test has. */
function imei(): string {
  next += 1
  return String(861230049900000 + next)
}

describe('U01 changes that can be undone', () => {
  let test: TestApp
  let admin: Caller
  let depot: Depot
  let types: { brand_id: number; type_id: number }

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    depot = await addDepot(test, 'A')
    const brand_id = (await admin.get('/vehicle/brand')).body.data[0].id
    const brand = (await admin.get(`/vehicle/brand/${brand_id}?include=type`)).body.data
    types = { brand_id, type_id: brand.type.data[0].id }
  })
  afterAll(() => test.close())

  async function addDriver(name: string, group_id = depot.id): Promise<number> {
    return (await admin.post('/driver/create', { name, group_id })).body.data.id
  }
  async function addDevice(fields: object = {}): Promise<number> {
    const body = { name: 'Pelacak baru', imei: imei(), group_id: depot.id, ...fields }
    return (await admin.post('/device/create', body)).body.data.id
  }
  async function addVehicle(number: string): Promise<number> {
    return (await admin.post('/vehicle/create', { ...types, number, group_id: depot.id })).body.data.id
  }
  const undo = (run: number, caller = admin) => caller.post(`/change/${run}/undo`)
  const rowOf = async (table: string, id: number) =>
    (
      await test.database.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) - 'version' - 'changed_by' as row from ${table} t where id = $1`,
        [id],
      )
    )[0]?.row
  const assignmentsOf = (device: number) =>
    test.database.query(
      'select vehicle_id, driver_id, from_at, to_at from device_assignment where device_id = $1 order by from_at',
      [device],
    )

  it('an edit is undone: every column is as before, and the history says so', async () => {
    const id = await addDriver('Agus')
    const before = await rowOf('driver', id)
    const saved = await admin.put(`/driver/${id}`, { name: 'Agus S.', phone: '08123456789' })
    expect(saved.body.undo).toEqual(expect.any(Number))
    const offered = (await admin.get(`/audit/driver/${id}`)).body.data[0]
    expect(offered).toMatchObject({ action: 'updateDriver', undo: saved.body.undo })
    expect(await undo(saved.body.undo)).toMatchObject({
      status: 200,
      body: { data: { done: 1, refused: [] } },
    })
    expect(await rowOf('driver', id)).toEqual(before)
    const [entry, edited] = (await admin.get(`/audit/driver/${id}`)).body.data
    expect(entry).toMatchObject({ action: 'undoChange' })
    expect(entry.changes.map(({ field }: { field: string }) => field)).toEqual(['name', 'phone'])
    expect(edited.undo).toBeUndefined()
    expect((await undo(saved.body.undo)).status).toBe(409)
  })

  it('a creation and a deletion are undone; the device gets its assignments back', async () => {
    const created = await admin.post('/driver/create', { name: 'Keliru' })
    expect((await undo(created.body.undo)).status).toBe(200)
    expect((await admin.get(`/driver/${created.body.data.id}`)).status).toBe(404)

    const driver_id = await addDriver('Budi')
    const device = await addDevice({ driver_id })
    const [row, periods] = [await rowOf('device', device), await assignmentsOf(device)]
    const deleted = await admin.delete(`/device/${device}`)
    expect((await undo(deleted.body.undo)).status).toBe(200)
    expect(await rowOf('device', device)).toEqual(row)
    expect(await assignmentsOf(device)).toEqual(periods)
    expect((await admin.get('/gps/live')).status).toBe(200)
  })

  it('a change without a difference offers no undo', async () => {
    const id = await addDriver('Tetap')
    const same = await admin.put(`/driver/${id}`, { name: 'Tetap', group_id: depot.id })
    expect(same.body).toEqual({ message: expect.any(String) })
  })

  it('a record that somebody changed since stays, with the reason', async () => {
    const id = await addDriver('Citra')
    const first = await admin.put(`/driver/${id}`, { name: 'Citra A.' })
    await admin.put(`/driver/${id}`, { name: 'Citra B.' })
    expect(await undo(first.body.undo)).toMatchObject({ status: 409, body: { message: /diubah lagi/ } })
    expect((await admin.get(`/driver/${id}`)).body.data.name).toBe('Citra B.')
  })

  it('the assignment of a wrong driver disappears if the device reported nothing since', async () => {
    const [right, wrong] = [await addDriver('Benar'), await addDriver('Salah')]
    const device = await addDevice({ driver_id: right })
    const periods = await assignmentsOf(device)
    const body = (await admin.get(`/device/${device}`)).body.data
    const put = { name: body.name, imei: body.imei, group_id: depot.id, driver_id: wrong }
    const changed = await admin.put(`/device/${device}`, put)
    expect(await assignmentsOf(device)).toHaveLength(2)
    await undo(changed.body.undo)
    expect(await assignmentsOf(device)).toEqual(periods)

    const again = await admin.put(`/device/${device}`, put)
    await test.database.query(
      `insert into device_contact (device_id, protocol, last_contact) values ($1, 'osmand', now())`,
      [device],
    )
    expect((await undo(again.body.undo)).body.message).toContain('mulai sekarang')
    expect((await assignmentsOf(device)).map(({ driver_id }) => driver_id)).toEqual([right, wrong, right])
  })

  it('a driver that was wrong for a trip of the past leaves it with the undo', async () => {
    const { device, driver, trip, imei: own, vehicle } = await addDepot(test, 'T')
    const drivers = () =>
      test.database.query('select driver_id from trip_share where session_id = $1', [trip])
    const wrong = await addDriver('Keliru')
    const assigned_from = new Date(Date.now() - 3 * 3_600_000).toISOString()
    const fields = { name: 'Pelacak T', imei: own, vehicle_id: vehicle, driver_id: wrong, assigned_from }
    const changed = await admin.put(`/device/${device}`, fields)
    expect(await drivers()).toEqual([{ driver_id: wrong }])
    expect((await undo(changed.body.undo)).status).toBe(200)
    expect(await drivers()).toEqual([{ driver_id: driver }])
  })

  it('a device does not follow its earlier vehicle into a depot that the user does not see', async () => {
    const [near, far] = [await addDepot(test, 'V'), await addDepot(test, 'W')]
    const vehicle = (
      await admin.post('/vehicle/create', { ...types, number: 'B 2003 UND', group_id: near.id })
    ).body.data.id
    const body = { name: 'Pelacak V', imei: imei(), vehicle_id: vehicle, group_id: near.id }
    const device = (await admin.post('/device/create', body)).body.data.id
    const taken = await near.user.put(`/device/${device}`, { ...body, vehicle_id: null })
    await admin.put(`/vehicle/${vehicle}`, { ...types, number: 'B 2003 UND', group_id: far.id })
    expect(await undo(taken.body.undo, near.user)).toMatchObject({
      status: 409,
      body: { message: /lamanya/ },
    })
    const deleted = await near.user.delete(`/device/${device}`)
    expect((await undo(deleted.body.undo, near.user)).status).toBe(200)
    expect(await rowOf('device', device)).toMatchObject({ vehicle_id: null, group_id: near.id })
    expect((await undo(taken.body.undo)).status).toBe(200)
    expect(await rowOf('device', device)).toMatchObject({ vehicle_id: vehicle, group_id: far.id })
  })

  it('the undo of an archiving brings back the vehicle and its devices', async () => {
    const vehicle = await addVehicle('B 2001 UND')
    const device = await addDevice({ vehicle_id: vehicle })
    const before = [await rowOf('vehicle', vehicle), await rowOf('device', device)]
    const archived = await admin.post(`/vehicle/${vehicle}/archive`, {})
    expect(await undo(archived.body.undo)).toMatchObject({ status: 200, body: { data: { done: 2 } } })
    expect([await rowOf('vehicle', vehicle), await rowOf('device', device)]).toEqual(before)
  })

  it('a depot is undone with the tree of depots', async () => {
    const created = await admin.post('/group/create', {
      name: 'Depo Keliru',
      kind: 'depot',
      parent_id: depot.id,
    })
    const id = created.body.data.id
    const moved = await admin.put(`/group/${id}`, { name: 'Depo Keliru', kind: 'depot', parent_id: null })
    expect((await undo(moved.body.undo)).status).toBe(200)
    expect((await admin.get(`/group/${id}`)).body.data.parent_id).toBe(depot.id)
    const deleted = await admin.delete(`/group/${id}`)
    expect((await undo(deleted.body.undo)).status).toBe(200)
    const paths = await test.database.query('select from group_path where descendant = $1', [id])
    expect(paths).toHaveLength(2)
  })

  it('needs the permission of what the undo does, and the depot', async () => {
    const id = await addDriver('Dedi')
    const changed = await admin.put(`/driver/${id}`, { name: 'Dedi D.', group_id: depot.id })
    const viewer = await test.signIn(['driver.list', 'driver.view'], [depot.id])
    const other = await addDepot(test, 'B')
    expect((await undo(changed.body.undo, viewer)).status).toBe(403)
    expect((await undo(changed.body.undo, other.user)).status).toBe(404)
    expect((await undo(999_999)).status).toBe(404)
    const mover = await admin.put(`/driver/${id}`, { name: 'Dedi D.', group_id: other.id })
    expect((await undo(mover.body.undo, other.user)).status).toBe(404)
    expect((await undo(mover.body.undo, depot.user)).status).toBe(404)
    expect((await undo(mover.body.undo)).status).toBe(200)
  })

  it('is offered in a history only to those who have the permission', async () => {
    const clerk = await test.signIn(
      ['driver.create', 'driver.update', 'driver.list', 'driver.view'],
      [depot.id],
    )
    const created = await clerk.post('/driver/create', { name: 'Fani', group_id: depot.id })
    expect(created.status).toBe(201)
    await clerk.put(`/driver/${created.body.data.id}`, {
      name: 'Fani F.',
      group_id: depot.id,
    })
    const offered = async (caller: typeof clerk) =>
      (await caller.get(`/audit/driver/${created.body.data.id}`)).body.data.map(
        ({ action, undo }: { action: string; undo?: number }) => [action, undo !== undefined],
      )
    expect(await offered(clerk)).toEqual([
      ['updateDriver', true],
      ['createDriver', false],
    ])
    expect(await offered(admin)).toEqual([
      ['updateDriver', true],
      ['createDriver', true],
    ])
  })

  it('after a day nothing is undone, and retention drops it', async () => {
    const id = await addDriver('Eko')
    const changed = await admin.put(`/driver/${id}`, { name: 'Eko E.' })
    await test.database.query(`update change_run set at = now() - interval '25 hours' where id = $1`, [
      changed.body.undo,
    ])
    expect(await undo(changed.body.undo)).toMatchObject({ status: 409, body: { message: /24 jam/ } })
  })

  describe('U02 deleted records', () => {
    const listed = async (
      kind: string,
      caller = admin,
    ): Promise<{ id: number; record_id: number; name: string }[]> =>
      (await caller.get(`/deleted?kind=${kind}`)).body.data

    it('lie in the bin, give up their name at once, and come back; a collision says with what', async () => {
      const number = 'B 2002 UND'
      const vehicle = await addVehicle(number)
      await admin.delete(`/vehicle/${vehicle}`)
      const [entry] = await listed('vehicle')
      expect(entry).toMatchObject({ record_id: vehicle, name: number })
      const twin = await addVehicle(number)
      const collided = await admin.post(`/deleted/${entry?.id}/restore`)
      expect(collided).toMatchObject({ status: 409, body: { message: /Nopolnya sudah dipakai/ } })
      await admin.delete(`/vehicle/${twin}`)
      expect((await admin.post(`/deleted/${entry?.id}/restore`)).status).toBe(200)
      expect((await admin.get(`/vehicle/${vehicle}`)).body.data.number).toBe(number)
      expect((await admin.post(`/deleted/${entry?.id}/restore`)).status).toBe(404)
    })

    it('come back after weeks, but not after 30 days', async () => {
      const id = await addDriver('Fajar')
      const deleted = await admin.delete(`/driver/${id}`)
      const age = (days: number) =>
        test.database.query(`update change_run set at = now() - $2 * interval '1 day' where id = $1`, [
          deleted.body.undo,
          days,
        ])
      await age(29)
      const entry = (await listed('driver')).find(({ record_id }) => record_id === id)
      await age(31)
      expect((await admin.post(`/deleted/${entry?.id}/restore`)).status).toBe(404)
      await age(29)
      expect((await admin.post(`/deleted/${entry?.id}/restore`)).status).toBe(200)
    })

    it('belong to their depot and need the permission; erasing needs a confirmation', async () => {
      const id = await addDriver('Gita')
      await admin.delete(`/driver/${id}`)
      const entry = (await listed('driver')).find(({ record_id }) => record_id === id)
      const stranger = (await addDepot(test, 'C')).user
      expect((await listed('driver', stranger)).map(({ record_id }) => record_id)).not.toContain(id)
      expect((await stranger.post(`/deleted/${entry?.id}/restore`)).status).toBe(404)
      expect((await stranger.delete(`/deleted/${entry?.id}`)).status).toBe(404)
      const viewer = await test.signIn(['driver.list'], [depot.id])
      expect((await viewer.post(`/deleted/${entry?.id}/restore`)).status).toBe(403)
      expect((await viewer.delete(`/deleted/${entry?.id}`)).status).toBe(403)
      expect((await viewer.get('/deleted?kind=device')).status).toBe(403)
      await test.database.query('update session_token set confirmed_at = null where user_id = $1', [
        admin.userId,
      ])
      expect(await admin.delete(`/deleted/${entry?.id}`)).toMatchObject({
        status: 403,
        body: { code: 'confirm' },
      })
      await test.database.query('update session_token set confirmed_at = now() where user_id = $1', [
        admin.userId,
      ])
      expect((await admin.delete(`/deleted/${entry?.id}`)).status).toBe(200)
      const left = await test.database.query(
        `select from record_change where subject_type = 'driver' and subject_id = $1`,
        [id],
      )
      expect(left).toEqual([])
    })

    it.each(['device', 'vehicle', 'driver'] as const)('a %s with history is never deleted', async (kind) => {
      const other = await addDepot(test, { device: 'P', vehicle: 'Q', driver: 'R' }[kind])
      await test.database.query('delete from gps_session where id = $1', [other.trip])
      await test.database.query(
        `insert into position (device_id, time, lat, lng) values ($1, now() - interval '1 hour', -6.2, 106.8)`,
        [other.device],
      )
      if (kind !== 'device')
        await test.database.query(`update device set ${kind}_id = null where id = $1`, [other.device])
      const refused = await admin.delete(`/${kind}/${other[kind]}`)
      expect(refused).toMatchObject({ status: 409, body: { message: /riwayat posisi.*Arsipkan/ } })
    })
  })

  describe('U03 changes of many records', () => {
    it('set the depot of vehicles in one request, and undo it', async () => {
      const ids = await Promise.all(['B 2101 UND', 'B 2102 UND', 'B 2103 UND'].map(addVehicle))
      const target = await addDepot(test, 'E')
      const records = ids.map((id) => ({ id }))
      const body = { records: [...records, { id: 987_654 }], changes: { group_id: target.id } }
      const preview = await admin.post('/vehicle/update', { ...body, preview: true })
      expect(preview.body).toMatchObject({ data: { done: 3, refused: [{ id: 987_654 }] } })
      expect(preview.body.undo).toBeUndefined()
      expect((await rowOf('vehicle', ids[0] ?? 0))?.['group_id']).toBe(depot.id)
      const moved = await admin.post('/vehicle/update', body)
      expect(moved.body).toMatchObject({ undo: expect.any(Number), data: { done: 3 } })
      expect((await rowOf('vehicle', ids[0] ?? 0))?.['group_id']).toBe(target.id)
      expect((await undo(moved.body.undo)).body.data.done).toBe(3)
      expect((await rowOf('vehicle', ids[2] ?? 0))?.['group_id']).toBe(depot.id)
    })

    it('refuse the rows of another depot, a row that changed, and a foreign depot', async () => {
      const id = await addDriver('Hana')
      const other = await addDepot(test, 'F')
      const stranger = await other.user.post('/driver/update', {
        records: [{ id }],
        changes: { group_id: other.id },
      })
      expect(stranger.body.data).toMatchObject({ done: 0, refused: [{ id, name: '' }] })
      const foreign = { records: [{ id: other.driver }], changes: { group_id: depot.id } }
      expect((await other.user.post('/driver/update', foreign)).status).toBe(422)
      const { version } = (await admin.get('/driver')).body.data.find(
        (driver: { id: number }) => driver.id === id,
      )
      await admin.put(`/driver/${id}`, { name: 'Hana H.', group_id: depot.id })
      const late = { records: [{ id, version }], changes: { group_id: other.id } }
      expect((await admin.post('/driver/update', late)).body.data.refused[0].reason).toMatch(/diubah lagi/)
      const viewer = await test.signIn(['driver.list'], [depot.id])
      expect((await viewer.post('/driver/update', late)).status).toBe(403)
      expect((await viewer.post('/driver/delete', { records: [{ id }] })).status).toBe(403)
    })

    it('clear the driver of devices; a device in a vehicle keeps the depot of the vehicle', async () => {
      const driver_id = await addDriver('Indra')
      const vehicle = await addVehicle('B 2104 UND')
      const [alone, inside] = [
        await addDevice({ driver_id }),
        await addDevice({ driver_id, vehicle_id: vehicle }),
      ]
      const records = [{ id: alone }, { id: inside }]
      const cleared = await admin.post('/device/update', { records, changes: { driver_id: null } })
      expect(cleared.body.data).toEqual({ done: 2, refused: [] })
      expect(await assignmentsOf(inside)).toHaveLength(2)
      const moved = await admin.post('/device/update', { records, changes: { group_id: depot.id } })
      expect(moved.body.data).toMatchObject({ done: 1, refused: [{ id: inside, reason: /kendaraannya/ }] })
      await undo(cleared.body.undo)
      expect((await rowOf('device', inside))?.['driver_id']).toBe(driver_id)
    })

    it('delete those without history; 25 records share one audit entry that each of them shows', async () => {
      const ids = await Promise.all(Array.from({ length: 25 }, (_, nth) => addDriver(`Banyak ${nth}`)))
      const records = [...ids, depot.driver].map((id) => ({ id }))
      const deleted = await admin.post('/driver/delete', { records })
      expect(deleted.body.data).toMatchObject({ done: 25, refused: [{ id: depot.driver }] })
      const history = (await admin.get(`/audit/driver/${ids[7]}`)).body.data
      expect(history[0]).toMatchObject({ action: 'deleteDrivers', undo: deleted.body.undo })
      expect(history[0].changes).toEqual([{ field: 'count', before: null, after: '25' }])
      const restored = await undo(deleted.body.undo)
      expect(restored.body.data.done).toBe(25)
    })
  })
})
