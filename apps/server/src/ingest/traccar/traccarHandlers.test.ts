import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessGroups } from '../../reference/__generated__/permissions.ts'
import { Caller } from '../../testing/Caller.ts'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { addDepot, type Depot } from '../../testing/TwoDepots.ts'
import { at, forwarded, start } from '../../testing/trackers/forwarded.ts'

const path = '/ingest/traccar'
const idOf = (code: string) =>
  accessGroups.flatMap(({ permissions }) => permissions).find((one) => one.code === code)?.id ?? 0

describe('Q45: a position that Traccar forwards', () => {
  let test: TestApp
  let admin: Caller
  let own: Depot
  let other: Depot
  let traccar: Caller

  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.signIn()
    own = await addDepot(test, 'T')
    other = await addDepot(test, 'L')
    // Its time is now, so that every other position would be late.
    await test.database.query('delete from last_position')
    traccar = await tokenOf('ingest.forward', own.id)
  })
  afterAll(() => test.close())

  async function tokenOf(code: string, depot: number): Promise<Caller> {
    const { status, body } = await admin.post('/me/token/create', {
      name: 'Traccar',
      permissions: [idOf(code)],
      group_ids: [depot],
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    })
    expect(status).toBe(201)
    return new Caller(test.app, body.data.token, admin.userId)
  }

  const stored = (deviceId: number) =>
    test.database.query<{ seconds: number; lng: number; speed: number; accuracy: number | null }>(
      `select round(extract(epoch from time) - $2)::int as seconds, lng, speed, accuracy
       from position where device_id = $1 order by time`,
      [deviceId, start / 1000],
    )
  const contactOf = async (deviceId: number) => (await admin.get(`/device/${deviceId}/contact`)).body.data

  it('is stored with its speed in km/h and its signals when it is acknowledged, in any order and once', async () => {
    const attributes = {
      ignition: true,
      charge: true,
      alarm: 'sos,tow,geofenceEnter',
      power: 12.6,
      battery: 4.1,
      batteryLevel: 95,
      odometer: 48_210_300,
      driverUniqueId: '0A1B2C',
      raw: '0123',
      dtcs: null,
    }
    const received = { status: 200, body: { message: 'Posisi diterima.' } }
    expect(await traccar.post(path, forwarded(own.imei, 60))).toMatchObject(received)
    expect(await traccar.post(path, forwarded(own.imei, 0))).toMatchObject(received)
    expect(await traccar.post(path, forwarded(own.imei, 120, { attributes }))).toMatchObject(received)
    expect(await traccar.post(path, forwarded(own.imei, 60))).toMatchObject(received)
    const rows = await stored(own.device)
    expect(rows.map(({ seconds }) => seconds)).toEqual([0, 60, 120])
    for (const { speed, accuracy } of rows) expect([Math.round(speed * 100), accuracy]).toEqual([1852, null])
    expect(await contactOf(own.device)).toMatchObject({
      protocol: 'traccar',
      accepted: 3,
      late: 1,
      repeated: 1,
      battery: { percent: 95 },
      signals: {
        ignition: { value: true },
        charging: { value: true },
        voltage: { value: 12.6 },
        odometer: { value: 48_210.3 },
        driver_key: { value: '0A1B2C' },
      },
    })
    const kinds = (await contactOf(own.device)).signals.alarms.map(({ kind }: { kind: string }) => kind)
    expect(kinds.toSorted()).toEqual(['sos', 'towing'])
  })

  it('tells its signals at the time of the message if Traccar repeats an old place', async () => {
    const attributes = { ignition: false, batteryLevel: 90 }
    const heartbeat = forwarded(own.imei, 120, { deviceTime: at(900), attributes })
    expect((await traccar.post(path, heartbeat)).status).toBe(200)
    const { signals, battery } = await contactOf(own.device)
    expect([signals.ignition.value, Date.parse(signals.ignition.time)]).toEqual([false, start + 900_000])
    expect([battery.percent, Date.parse(battery.time)]).toEqual([90, start + 900_000])
    expect(await stored(own.device)).toHaveLength(3)
  })

  it('may lack all that Traccar does not know, also as the text NaN', async () => {
    const depot = await addDepot(test, 'N')
    const { position, device } = forwarded(depot.imei, 200)
    const nothing = Object.fromEntries(Object.keys(position).map((name) => [name, null]))
    const { latitude, longitude } = position
    const bare = { position: { ...nothing, latitude, longitude, fixTime: at(0), speed: 'NaN' }, device }
    const sender = await tokenOf('ingest.forward', depot.id)
    expect((await sender.post(path, bare)).status).toBe(200)
    expect(await stored(depot.device)).toMatchObject([{ seconds: 0, speed: null, accuracy: null }])
    expect((await sender.post(path, forwarded(depot.imei, 10, { valid: false }))).status).toBe(200)
    expect(await contactOf(depot.device)).toMatchObject({ refused: [{ reason: 'no_fix', count: 1 }] })
  })

  it('of a device in no depot of the token is only counted, and looks like one of an unknown device', async () => {
    const outside = await traccar.post(path, forwarded(other.imei, 0))
    const unknown = await traccar.post(path, forwarded('861230049999001', 0))
    expect([outside.status, outside.body]).toEqual([200, unknown.body])
    expect(await stored(other.device)).toEqual([])
    await expect
      .poll(() => contactOf(other.device))
      .toMatchObject({ last_contact: null, accepted: 0, refused: [{ reason: 'other_depot', count: 1 }] })
    const { data } = (await admin.get('/ingest/unknown')).body
    expect(data).toMatchObject([{ imei: '861230049999001', protocol: 'traccar', count: 1 }])
    const { outcomes } = (await admin.get('/system')).body.data.positions
    expect(outcomes).toContainEqual({ kind: 'other_depot', count: 1 })
    // The phone in the same depot still reports without a token.
    const phone = `/ingest/osmand?id=${other.imei}&lat=-6.2&lon=106.8&timestamp=${start / 1000}`
    expect((await test.anyone.get(phone)).status).toBe(200)
    expect(await stored(other.device)).toHaveLength(1)
  })

  it('needs a token with the permission, whose owner still has it', async () => {
    const body = forwarded(own.imei, 300)
    expect((await test.anyone.post(path, body)).status).toBe(401)
    expect((await new Caller(test.app, `sikud_${'x'.repeat(43)}`, 0).post(path, body)).status).toBe(401)
    expect((await (await tokenOf('device.list', own.id)).post(path, body)).status).toBe(403)
    expect((await own.user.post(path, body)).status).toBe(200)
    expect((await (await test.signIn(['device.list', 'device.update'])).post(path, body)).status).toBe(403)
    expect((await stored(own.device)).map(({ seconds }) => seconds)).toEqual([0, 60, 120, 300])
  })

  it('of the wrong shape gets 400 or 422 with the name of the field, and nothing is stored', async () => {
    const json = { 'content-type': 'application/json' }
    const cut = { method: 'POST', url: path, headers: json, payload: '{"position":{' } as const
    expect((await traccar.call(cut)).status).toBe(400)
    const { position, device } = forwarded(own.imei, 400)
    const answers = [
      { position: { ...position, latitude: '-6.2' }, device },
      { position: { ...position, valid: 'yes' }, device },
      { position: { ...position, attributes: [] }, device },
      { position, device: { ...device, uniqueId: 7 } },
      { position, device: { ...device, uniqueId: 'baris\nbaru' } },
      { position, device: {} },
      { device },
    ].map(async (body) => {
      const { status, body: answer } = await traccar.post(path, body)
      return [status, ...Object.keys(answer.errors ?? {})]
    })
    expect(await Promise.all(answers)).toEqual([
      [400, 'position'],
      [400, 'position'],
      [400, 'position'],
      [400, 'device'],
      [400, 'uniqueId'],
      [422, 'uniqueId'],
      [422, 'position'],
    ])
    expect((await traccar.post(path, { position, device, x: 'x'.repeat(262_144) })).status).toBe(413)
    expect((await stored(own.device)).map(({ seconds }) => seconds)).not.toContain(400)
  })

  it('never gets a 500, whatever it contains', async () => {
    const names = Object.keys(forwarded('', 0).position)
    const attributes = 'ignition charge alarm power odometer batteryLevel driverUniqueId __proto__'.split(' ')
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(
        own.imei,
        at(500),
        '9999-12-31T23:59:59.999+00:00',
        'NaN',
        -0,
        1e308,
        1e-320,
        '\u0000',
        '\ud800',
      ),
    )
    const body = fc
      .tuple(
        fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 }),
        fc.option(fc.dictionary(fc.constantFrom(...attributes), value), { nil: undefined }),
        fc.option(fc.dictionary(fc.constantFrom('position', 'device', 'uniqueId'), value), {
          nil: undefined,
        }),
      )
      .map(([changed, signals, replaced]) => {
        const whole = forwarded(own.imei, 500, changed)
        const position = signals ? { ...whole.position, attributes: signals } : whole.position
        return replaced ? { ...whole, position, ...replaced } : { ...whole, position }
      })
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.array(body, { minLength: 50, maxLength: 50 }), async (bodies) => {
        const answers = await Promise.all(bodies.map((one) => traccar.post(path, one)))
        for (const { status } of answers) seen.add(status)
        expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      }),
      { numRuns: 200, endOnFailure: true },
    )
    expect([...seen].toSorted()).toEqual([200, 400, 422])
  }, 300_000)
})
