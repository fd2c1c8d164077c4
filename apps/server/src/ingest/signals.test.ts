import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { heartbeat, location, login, packet, positionBytes } from '../testing/trackers/testPackets.ts'
import { TestTrackers } from '../testing/trackers/TestTrackers.ts'
import { buildOsmandApp } from './osmand/buildOsmandApp.ts'
import { PositionIntake } from './PositionIntake.ts'

const minute = 60_000
/** The cell and the status of an alarm packet: ignition on, power from outside, battery 6, network 4. */
const status = (bits: string, alarm: string) => `0901fe0a1b2c00d1aa${bits}0604${alarm}01`
const statusByte = (byte: string) => packet(0x13, `${byte}06040001`)

describe('F17: what a tracker says beside its positions', () => {
  let test: TestApp
  let person: Caller
  let intake: PositionIntake
  let now: number
  let made = 0
  const gt06 = new TestTrackers()
  let port: number

  beforeAll(async () => {
    test = await createTestApp()
    person = await test.signIn()
    intake = new PositionIntake(test.database, { positionDays: 30, now: () => now })
    port = (await gt06.start(intake)).port
  })
  afterAll(async () => {
    await gt06.close()
    await intake.close()
    await test.close()
  })
  beforeEach(() => {
    now = Math.floor(Date.now() / 1000) * 1000
  })

  async function makeDevice(): Promise<{ id: number; imei: string }> {
    made += 1
    const imei = `86123005${String(made).padStart(7, '0')}`
    const [row] = await test.database.query<{ id: number }>(
      'insert into device (name, imei) values ($1, $1) returning id',
      [imei],
    )
    return { id: row?.id ?? 0, imei }
  }

  async function send(imei: string, ...packets: Buffer[]): Promise<void> {
    const tracker = await gt06.connect(port)
    tracker.send(login(imei), ...packets)
    await tracker.acknowledgements(1 + packets.length)
    tracker.disconnect()
  }

  const signalsOf = async (id: number) => (await person.get(`/device/${id}/contact`)).body.data.signals
  const liveOf = async (id: number) =>
    (await person.get('/gps/live')).body.data.find(
      ({ device }: { device: { id: number } }) => device.id === id,
    )
  const iso = (time: number) =>
    expect.stringMatching(new RegExp(`^${new Date(time).toISOString().slice(0, 19)}`))

  it('F17: an SOS of a phone and of a GT06 tracker is stored and shown with its time', async () => {
    const phone = await makeDevice()
    const app = buildOsmandApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), intake)
    const answer = await app.inject(
      `/?id=${phone.imei}&lat=-6.2&lon=106.8&alarm=sos&timestamp=${now / 1000 - 60}`,
    )
    await app.close()
    expect(answer.statusCode).toBe(200)
    expect((await signalsOf(phone.id)).alarms).toEqual([
      { kind: 'sos', since: iso(now - minute), time: iso(now - minute) },
    ])
    expect(await liveOf(phone.id)).toMatchObject({ alarm: 'sos', alarmTime: iso(now - minute) })

    const tracker = await makeDevice()
    await send(tracker.imei, packet(0x26, positionBytes({ time: new Date(now) }) + status('46', '01')))
    expect(await signalsOf(tracker.id)).toEqual({
      alarms: [{ kind: 'sos', since: iso(now), time: iso(now) }],
      ignition: { value: true, since: iso(now), time: iso(now) },
      charging: { value: true, since: iso(now), time: iso(now) },
      network: { value: 4, since: iso(now), time: iso(now) },
      satellites: { value: 12, since: iso(now), time: iso(now) },
    })
    expect(await liveOf(tracker.id)).toMatchObject({ alarm: 'sos', ignition: true })
  })

  it('F17: the key of a driver is stored and changes no assignment', async () => {
    const { id, imei } = await makeDevice()
    const app = buildOsmandApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), intake)
    await app.inject(
      `/?id=${imei}&lat=-6.2&lon=106.8&driverUniqueId=A1B2&ignition=true&power=12.4&odometer=123456`,
    )
    await app.close()
    expect(await signalsOf(id)).toMatchObject({
      driver_key: { value: 'A1B2' },
      ignition: { value: true },
      voltage: { value: 12.4 },
      odometer: { value: 123.456 },
    })
    expect((await person.get(`/device/${id}`)).body.data.driver_id).toBeNull()
    const [stored] = await test.database.query('select ignition from position where device_id = $1', [id])
    expect(stored).toEqual({ ignition: true })
  })

  it('F17: what a tracker does not say is absent', async () => {
    const { id, imei } = await makeDevice()
    const app = buildOsmandApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), intake)
    await app.inject(`/?id=${imei}&lat=-6.2&lon=106.8`)
    await app.close()
    expect(await signalsOf(id)).toEqual({ alarms: [] })
    expect(await liveOf(id)).toMatchObject({ alarm: null, ignition: null, contact: null })
  })

  it('F17: reports within an hour belong to one alarm, and an older report changes nothing', async () => {
    const { id, imei } = await makeDevice()
    const sos = (ago: number) =>
      packet(0x26, positionBytes({ time: new Date(now - ago * minute) }) + status('46', '01'))
    await send(imei, sos(70))
    await send(imei, sos(20))
    await send(imei, sos(40))
    expect((await signalsOf(id)).alarms).toEqual([
      { kind: 'sos', since: iso(now - 70 * minute), time: iso(now - 20 * minute) },
    ])
    now += 90 * minute
    await send(imei, sos(0))
    expect((await signalsOf(id)).alarms).toEqual([{ kind: 'sos', since: iso(now), time: iso(now) }])
  })

  it('F17: a power cut is over when the tracker gets power again; a less urgent alarm does not hide an SOS', async () => {
    const { id, imei } = await makeDevice()
    await send(imei, location({ time: new Date(now) }), statusByte('12'))
    expect(await liveOf(id)).toMatchObject({ alarm: 'power_cut' })
    now += 1000
    await send(imei, statusByte('06'))
    expect(await liveOf(id)).toMatchObject({ alarm: null, alarmTime: null })
    expect((await signalsOf(id)).alarms).toMatchObject([{ kind: 'power_cut' }])
    await send(imei, statusByte('22'))
    now += 1000
    await send(imei, statusByte('1a'))
    expect(await liveOf(id)).toMatchObject({ alarm: 'sos' })
    expect((await signalsOf(id)).alarms).toMatchObject([
      { kind: 'low_battery' },
      { kind: 'sos' },
      { kind: 'power_cut' },
    ])
  })

  it('F17: an alarm whose clock is wrong, and one without a position, has the time of its arrival', async () => {
    const { id, imei } = await makeDevice()
    await send(
      imei,
      packet(0x26, positionBytes({ time: new Date(now + 7 * 3_600_000) }) + status('46', '02')),
    )
    expect((await signalsOf(id)).alarms).toEqual([{ kind: 'power_cut', since: iso(now), time: iso(now) }])
    now += minute
    await send(imei, packet(0x19, '012ed042cc00954d0004041900'))
    expect((await signalsOf(id)).alarms).toMatchObject([
      { kind: 'low_battery', time: iso(now) },
      { kind: 'power_cut' },
    ])
  })

  it('F17: battery, heartbeat and position of one message are stored as before', async () => {
    const { id, imei } = await makeDevice()
    await send(imei, location({ time: new Date(now) }), heartbeat(3))
    expect((await person.get(`/device/${id}/contact`)).body.data).toMatchObject({
      accepted: 1,
      battery: { percent: 50 },
      signals: { ignition: { value: false }, charging: { value: true } },
    })
  })
})
