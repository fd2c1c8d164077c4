import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PositionIntake } from '../ingest/PositionIntake.ts'
import type { Caller } from '../testing/Caller.ts'
import { createTestApp, type TestApp } from '../testing/createTestApp.ts'
import { everything } from '../testing/testAuthority.ts'
import { heartbeat, location, login, packet } from '../testing/trackers/testPackets.ts'
import { TestTrackers } from '../testing/trackers/TestTrackers.ts'
import { readChanges, readSnapshot } from './liveRepository.ts'

const second = 1000
const minute = 60 * second

describe('F16: contact without a position', () => {
  let test: TestApp
  let person: Caller
  let intake: PositionIntake
  let now: number
  let made = 0
  let id: number
  let imei: string
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
  beforeEach(async () => {
    now = Math.floor(Date.now() / 1000) * 1000
    made += 1
    imei = `86123006${String(made).padStart(7, '0')}`
    const [row] = await test.database.query<{ id: number }>(
      'insert into device (name, imei) values ($1, $1) returning id',
      [imei],
    )
    id = row?.id ?? 0
  })

  async function send(...packets: Buffer[]): Promise<void> {
    const tracker = await gt06.connect(port)
    tracker.send(login(imei), ...packets)
    await tracker.acknowledgements(1 + packets.length)
    tracker.disconnect()
  }
  const place = (ago: number, speed: number) => location({ time: new Date(now - ago), speed })
  const live = async () =>
    (await person.get('/gps/live')).body.data.find(
      ({ device }: { device: { id: number } }) => device.id === id,
    )

  it('F16: a standing vehicle stays Berhenti, and becomes Parkir after ten minutes, while heartbeats come', async () => {
    await send(place(90 * second, 50), place(minute, 0))
    expect(await live()).toMatchObject({ status: { text: 'Berhenti' }, contact: null })
    const stopped = new Date(now - minute).toISOString()
    now += 5 * minute
    await send(heartbeat(6))
    expect(await live()).toMatchObject({
      status: { text: 'Berhenti' },
      time: stopped,
      contact: new Date(now).toISOString(),
    })
    now += 5 * minute
    await send(heartbeat(6))
    expect(await live()).toMatchObject({ status: { text: 'Parkir' }, time: stopped, statusSince: stopped })
    expect((await person.get('/gps/last')).body.data.status).toEqual({ text: 'Parkir' })
  })

  it('F16: a vehicle that moved last keeps its status, with the later contact', async () => {
    await send(place(0, 50))
    now += 20 * minute
    await send(heartbeat(6))
    expect(await live()).toMatchObject({ status: { text: 'Bergerak' }, contact: new Date(now).toISOString() })
  })

  it('F16: streams get the contact of a standing vehicle at most every 30 seconds, and every change of its signals', async () => {
    await send(place(2 * minute, 0))
    let snapshot = await readSnapshot(test.database)
    const changed = async () => {
      const changes = await readChanges(test.database, everything, snapshot)
      snapshot = changes.snapshot
      return changes.moved === null ? null : JSON.parse(changes.moved)
    }
    now += 31 * second
    await send(heartbeat(6))
    expect(await changed()).toMatchObject({ id: [id], status: ['Berhenti'], contact: [now], alarm: null })
    now += 10 * second
    await send(heartbeat(6))
    await send(heartbeat(6))
    expect(await changed()).toBeNull()
    await send(packet(0x13, 'c606040001'))
    expect(await changed()).toMatchObject({ id: [id], ignition: [true] })
    now += 30 * second
    await send(heartbeat(6))
    expect(await changed()).toMatchObject({ id: [id], contact: [now], ignition: [false] })
  })

  it('F16: a device without a position shows its alarm', async () => {
    const snapshot = await readSnapshot(test.database)
    await intake.accept({ imei, protocol: 'osmand', positions: [], signals: [{ alarms: ['sos'] }] })
    const { moved } = await readChanges(test.database, everything, snapshot)
    expect(JSON.parse(moved ?? '')).toMatchObject({ id: [id], lat: [null], alarm: ['sos'], alarmTime: [now] })
  })
})
