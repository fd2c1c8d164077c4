import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { addDepot, type Depot } from '../testing/TwoDepots.ts'

describe('a recorded export', () => {
  let test: TestApp
  let admin: Caller
  let own: Depot
  let other: Depot

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    own = await addDepot(test, 'C')
    other = await addDepot(test, 'P')
  })
  afterAll(() => test.close())

  const newest = async () => (await admin.get('/audit')).body.data[0]
  const lookedAt = async (driver: number) => (await admin.get(`/driver/${driver}/access`)).body.data
  const count = async () =>
    (await test.database.query<{ count: number }>('select count(*)::int as count from audit_log'))[0]?.count

  it('the audit entry of an exported list shows the list, the number of rows and whether it was filtered', async () => {
    const answer = await own.user.post('/audit/export', { list: 'vehicle', count: 42, filtered: true })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Ekspor dicatat.' } })
    expect(await newest()).toMatchObject({
      action: 'recordExport',
      actor: { id: own.user.userId },
      subject: null,
      changes: [
        { field: 'list', before: null, after: 'vehicle' },
        { field: 'count', before: null, after: '42' },
        { field: 'filtered', before: null, after: 'true' },
      ],
    })
    expect(await lookedAt(own.driver)).toEqual([])
  })

  it('an export of drivers adds an entry to the access log of each driver', async () => {
    const list = { list: 'driver', count: 99, driver_ids: [own.driver, String(other.driver), own.driver] }
    expect((await admin.post('/audit/export', list)).status).toBe(200)
    expect((await newest()).changes).toContainEqual({ field: 'count', before: null, after: '3' })
    for (const driver of [own.driver, other.driver]) {
      expect(await lookedAt(driver)).toMatchObject([
        { kind: 'export', trip_id: null, data_from: null, user: { id: admin.userId } },
      ])
    }
  })

  it('an export of trips is counted, and adds an entry to the access log of their drivers', async () => {
    const before = (await lookedAt(own.driver)).length
    const list = { list: 'trip', count: 812, filtered: true, driver_ids: [own.driver] }
    expect((await own.user.post('/audit/export', list)).status).toBe(200)
    expect((await newest()).changes).toContainEqual({ field: 'count', before: null, after: '812' })
    expect((await lookedAt(own.driver)).length).toBeGreaterThan(before)
    expect((await own.user.post('/audit/export', { list: 'trip', count: 3 })).status).toBe(200)
    const foreign = { ...list, driver_ids: [other.driver] }
    expect((await own.user.post('/audit/export', foreign)).status).toBe(422)
    const stranger = await test.signIn(['device.list'])
    expect((await stranger.post('/audit/export', list)).status).toBe(403)
  })

  it('a trip export adds the format to the audit log and the trip times to the access log of the driver', async () => {
    expect((await own.user.post(`/gps/session/${own.trip}/export`, { format: 'gpx' })).status).toBe(200)
    expect(await newest()).toMatchObject({
      action: 'recordTripExport',
      subject: { type: 'trip', id: own.trip, name: own.plate, exists: true },
      changes: [{ field: 'format', before: null, after: 'gpx' }],
    })
    const [trip] = await test.database.query<{ start: Date; end: Date }>(
      'select start_time as start, end_time as "end" from gps_session where id = $1',
      [own.trip],
    )
    expect((await lookedAt(own.driver))[0]).toMatchObject({
      kind: 'export',
      trip_id: own.trip,
      data_from: trip?.start.toISOString(),
      data_to: trip?.end.toISOString(),
      user: { id: own.user.userId },
    })
  })

  it('the audit entry of an exported trip is visible only to users of the depot of the trip', async () => {
    const reader = (depot: Depot) => test.signIn(['audit.view'], [depot.id])
    const seen = async (depot: Depot) =>
      (await (await reader(depot)).get('/audit?action=recordTripExport')).body.data.length
    expect([await seen(own), await seen(other)]).toEqual([1, 0])
  })

  it('an export or share outside the scope gets the error of an unknown record and is not logged', async () => {
    const before = await count()
    const [foreign, absent] = [
      await own.user.post(`/gps/session/${other.trip}/export`, { format: 'gpx' }),
      await own.user.post('/gps/session/987654/export', { format: 'gpx' }),
    ]
    expect(foreign).toMatchObject({ status: 404, body: absent.body })
    const [share, none] = [
      await own.user.post(`/device/${other.device}/share`, { channel: 'clipboard' }),
      await own.user.post('/device/987654/share', { channel: 'clipboard' }),
    ]
    expect(share).toMatchObject({ status: 404, body: none.body })
    for (const ids of [[own.driver, other.driver], [987_654], undefined]) {
      const body = { list: 'driver', count: 2, ...(ids && { driver_ids: ids }) }
      const answer = await own.user.post('/audit/export', body)
      expect(answer.status).toBe(422)
      expect(answer.body.message).toMatch(/^Sebagian pengendara tidak ada lagi/)
    }
    expect(await count()).toBe(before)
  })

  it('an export or share needs a session and the permission to see the data', async () => {
    const reader = await test.signIn(['device.list'])
    expect((await reader.post('/audit/export', { list: 'device', count: 1 })).status).toBe(200)
    for (const list of ['unknown_device', 'driver', 'vehicle', 'user', 'role'])
      expect((await reader.post('/audit/export', { list, count: 1 })).status, list).toBe(403)
    expect((await reader.post(`/gps/session/${own.trip}/export`, { format: 'csv' })).status).toBe(403)
    expect((await reader.post(`/device/${own.device}/share`, { channel: 'clipboard' })).status).toBe(403)
    for (const path of ['/audit/export', `/gps/session/${own.trip}/export`, `/device/${own.device}/share`])
      expect((await test.anyone.post(path, {})).status, path).toBe(401)
  })

  it('an export with an unknown list or format, or a share with an unknown channel, is refused', async () => {
    expect((await admin.post('/audit/export', { list: 'secret', count: 1 })).status).toBe(422)
    expect((await admin.post('/audit/export', { list: 'device', count: 0 })).status).toBe(422)
    expect((await admin.post(`/gps/session/${own.trip}/export`, { format: 'exe' })).status).toBe(422)
    expect((await admin.post(`/device/${own.device}/share`, { channel: 'fax' })).status).toBe(422)
  })

  it('each user can record at most 120 exports an hour', async () => {
    const busy = await test.signIn(['device.list'])
    const send = async () => (await busy.post('/audit/export', { list: 'device', count: 1 })).status
    for (let index = 0; index < 120; index++) expect(await send()).toBe(200)
    expect(await send()).toBe(429)
    expect((await admin.post('/audit/export', { list: 'device', count: 1 })).status).toBe(200)
  })
})

describe('a recorded share of a position', () => {
  let test: TestApp
  let admin: Caller
  let depot: Depot

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    depot = await addDepot(test, 'C')
  })
  afterAll(() => test.close())

  it('a share adds the vehicle to the audit log and the position times to the access log of the driver', async () => {
    const [first, last] = ['2026-11-23T03:15:20.000Z', '2026-11-23T03:40:00.000Z']
    for (const time of [last, first]) {
      const body = { channel: 'whatsapp', time }
      expect((await depot.user.post(`/device/${depot.device}/share`, body)).status).toBe(200)
    }
    const [entry] = (await admin.get('/audit')).body.data
    expect(entry).toMatchObject({
      action: 'recordShare',
      subject: { type: 'vehicle', id: depot.vehicle, name: depot.plate },
      changes: [{ field: 'channel', before: null, after: 'whatsapp' }],
    })
    expect((await admin.get(`/driver/${depot.driver}/access`)).body.data).toMatchObject([
      { kind: 'share', count: 2, data_from: first, data_to: last, user: { id: depot.user.userId } },
    ])
  })

  it('a share is not in the history of the vehicle', async () => {
    expect((await admin.get(`/audit/vehicle/${depot.vehicle}`)).body.data).toEqual([])
  })

  it('the audit entry of a share names the device if the device has no vehicle and no driver', async () => {
    const id = (await admin.post('/device/create', { name: 'Cadangan', imei: '861230049808497' })).body.data
      .id
    expect((await admin.post(`/device/${id}/share`, { channel: 'system', time: null })).status).toBe(200)
    expect((await admin.get('/audit')).body.data[0]).toMatchObject({
      action: 'recordShare',
      subject: { type: 'device', id, name: 'Cadangan' },
    })
  })

  it('Y23: a user can share no position of a device or a trip of another depot', async () => {
    const other = await addDepot(test, 'D')
    const shares = () =>
      test.database.query(`select from audit_log where action = 'recordShare' and actor_id = $1`, [
        other.user.userId,
      ])
    const share = (caller: Caller, time: string | null) =>
      caller.post(`/device/${depot.device}/share`, { channel: 'whatsapp', time })
    expect((await share(other.user, null)).status).toBe(404)
    expect((await share(other.user, new Date().toISOString())).status).toBe(404)
    // The device moves: from now on the other depot sees it, but not where it was before.
    const before = new Date(Date.now() - 3_600_000).toISOString()
    await test.database.query(
      `update device_assignment set from_at = now() - interval '1 day' where device_id = $1`,
      [depot.device],
    )
    await test.database.query(
      'update device set vehicle_id = null, driver_id = null, group_id = $2 where id = $1',
      [depot.device, other.id],
    )
    expect((await share(other.user, before)).status).toBe(404)
    expect(await shares()).toEqual([])
    const access = (await admin.get(`/driver/${depot.driver}/access`)).body.data
    expect(access.map(({ user }: { user: { id: number } }) => user.id)).not.toContain(other.user.userId)
    expect((await share(depot.user, before)).status).toBe(200)
    expect((await share(depot.user, null)).status).toBe(404)
    expect((await share(other.user, null)).status).toBe(200)
  })
})
