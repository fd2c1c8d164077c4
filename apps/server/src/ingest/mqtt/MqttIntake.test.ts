import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.ts'
import { hasMosquitto, TestBroker } from '../../testing/TestBroker.ts'
import { forwarded, start } from '../../testing/trackers/forwarded.ts'
import { DeviceLimitError, type Intake } from '../Intake.ts'
import { PositionIntake } from '../PositionIntake.ts'
import { MqttIntake } from './MqttIntake.ts'

const IMEI = '861230045000001'
const PHONE = '861230045000002'

describe.runIf(hasMosquitto)('Q45: positions from an MQTT broker', () => {
  let test: TestDatabase
  let intake: PositionIntake
  let broker: TestBroker
  const running: MqttIntake[] = []
  const errors: string[] = []

  beforeAll(async () => {
    test = await createTestDatabase()
    intake = new PositionIntake(test.database, { positionDays: 30 })
    await test.database.query('insert into device (name, imei) values ($1, $1), ($2, $2)', [IMEI, PHONE])
    return async () => {
      await intake.close()
      await test.close()
    }
  })
  beforeEach(async () => {
    broker = await TestBroker.start()
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()))
    await broker.close()
    errors.length = 0
    await test.database.query('truncate position')
  })

  async function listen(into: Intake = intake, clientId = 'one'): Promise<MqttIntake> {
    const topics = ['positions', 'owntracks/+/+']
    const mqtt = new MqttIntake({ url: broker.url, topics, clientId }, into, (error) =>
      errors.push(String(error)),
    )
    running.push(mqtt)
    await mqtt.ready
    return mqtt
  }

  const rows = () =>
    test.database.query<{ imei: string; seconds: number; speed: number }>(
      `select imei, round(extract(epoch from time) - $1)::int as seconds, speed
       from position join device on device.id = device_id order by imei, time`,
      [start / 1_000],
    )

  it('Traccar: is stored once, with its speed in km/h', async () => {
    await listen()
    await broker.publish('positions', forwarded(IMEI, 0))
    await broker.publish('positions', forwarded(IMEI, 60))
    await broker.publish('positions', forwarded(IMEI, 0))
    await expect.poll(rows).toMatchObject([
      { imei: IMEI, seconds: 0, speed: 18.52 },
      { imei: IMEI, seconds: 60, speed: 18.52 },
    ])
    expect(errors).toEqual([])
  })

  it('OwnTracks: the last part of the topic names the device; what the broker says of a phone is no contact', async () => {
    await listen()
    await broker.publish(`owntracks/budi/${PHONE}`, { _type: 'lwt', tst: start / 1_000 })
    await broker.publish(`owntracks/budi/${PHONE}`, {
      _type: 'location',
      lat: -6.2,
      lon: 106.8,
      tst: start / 1_000 + 5,
      vel: 40,
      tid: 'bu',
    })
    await expect.poll(rows).toMatchObject([{ imei: PHONE, seconds: 5, speed: 40 }])
    expect(errors).toEqual([])
  })

  it('an unreadable message and an unknown device stop nothing, and the log names neither', async () => {
    await listen()
    for (const text of ['', 'x', '[]', '{"position":{}}', '{"_type":"location","lat":"utara"}'])
      await broker.publish(`owntracks/budi/${PHONE}`, text)
    await broker.publish('positions', forwarded('861230045009999', 0))
    await broker.publish('positions', forwarded(IMEI, 0))
    await expect.poll(rows).toHaveLength(1)
    // The connections handle messages at the same time, so the last message can be stored first.
    const unknown = () =>
      test.database.query(`select protocol from unknown_device where imei = '861230045009999' and count = 1`)
    await expect.poll(unknown).toEqual([{ protocol: 'traccar' }])
    const logged = () => [...new Set(errors)]
    await expect.poll(logged).toEqual(['Error: A message is neither of Traccar nor of OwnTracks.'])
  })

  it('a message is acknowledged only after it is stored: the next server gets what the last one did not store', async () => {
    const failing: Intake = { accept: () => Promise.reject(new DeviceLimitError(60)) }
    const first = await listen(failing)
    for (let n = 0; n < 20; n += 1) await broker.publish('positions', forwarded(IMEI, n))
    await first.close()
    await listen(intake)
    await expect.poll(rows, { timeout: 10_000 }).toHaveLength(20)
  })

  it('two servers share the messages: none is stored by both, and none is missing', async () => {
    const counts = { one: 0, two: 0 }
    for (const server of ['one', 'two'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one server after the other is quick enough
      await listen(
        {
          async accept(report) {
            counts[server] += report.positions.length
            await intake.accept(report)
          },
        },
        server,
      )
    }
    for (let n = 0; n < 100; n += 1) await broker.publish('positions', forwarded(IMEI, n))
    await expect.poll(rows).toHaveLength(100)
    expect(counts.one + counts.two).toBe(100)
    expect(Math.min(counts.one, counts.two)).toBeGreaterThan(20)
  })
})
