import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { type Intake, IntakeFullError } from '../Intake.ts'
import { positionBytes, heartbeat, location, login, packet } from '../../testing/trackers/testPackets.ts'
import { TestTrackers } from '../../testing/trackers/TestTrackers.ts'

const gt06 = new TestTrackers()
const imei = '868120103643505'

let test: TestApp
let deviceId = 0

beforeAll(async () => {
  test = await createTestApp()
  const [device] = await test.database.query<{ id: number }>(
    `insert into device (name, imei) values ('GT06', $1) returning id`,
    [imei],
  )
  deviceId = device?.id ?? 0
})
afterEach(async () => {
  await gt06.close()
  await test.database.query('delete from position')
})
afterAll(() => test.close())

const connect = (port: number) => gt06.connect(port)
const start = (intake: Intake = test.intake) => gt06.start(intake)

/** Returns a packet with a position that was recorded `seconds` ago. */
function ago(seconds: number, serial: number) {
  const time = new Date(Math.floor(Date.now() / 1_000 - seconds) * 1_000)
  return location({ time, lat: -6.2 + seconds / 100_000 }, serial)
}

async function countPositions() {
  const rows = await test.database.query('select from position where device_id = $1', [deviceId])
  return rows.length
}

describe('a GT06 tracker', () => {
  it('a tracker gets an acknowledgement for login, position and heartbeat', async () => {
    const tracker = await connect((await start()).port)
    tracker.send(login(imei, 1))
    expect(await tracker.acknowledgements(1)).toEqual([[0x01, 1]])
    tracker.send(ago(5, 2))
    tracker.send(heartbeat(3, 3))
    tracker.send(packet(0x8a, '', 4), packet(0x94, '0001ed', 5, true), packet(0x15, '0500000000', 6))
    tracker.send(heartbeat(3, 7))
    expect(await tracker.acknowledgements(5)).toEqual([
      [0x01, 1],
      [0x22, 2],
      [0x13, 3],
      [0x8a, 4],
      [0x13, 7],
    ])
    const [year, month] = tracker.contentOf(3) ?? []
    expect([year, month]).toEqual([new Date().getUTCFullYear() - 2000, new Date().getUTCMonth() + 1])
    const person = await test.signIn()
    const { body } = await person.get(`/device/${deviceId}/contact`)
    expect(body.data).toMatchObject({ protocol: 'gt06', accepted: 1, battery: { percent: 50 } })
  })

  it('a tracker gets the acknowledgement only after the position is stored', async () => {
    const tracker = await connect((await start()).port)
    tracker.send(login(imei, 1))
    for (const serial of [2, 3, 4]) {
      tracker.send(ago(100 - serial, serial))
      await tracker.acknowledgements(serial)
      expect(await countPositions()).toBe(serial - 1)
    }
  })

  it('a tracker can send single bytes or many packets at once', async () => {
    const { port } = await start()
    const slow = await connect(port)
    const stream = Buffer.concat([login(imei, 1), ago(50, 2), heartbeat(6, 3)])
    for (const byte of stream) slow.send(Buffer.from([byte]))
    expect(await slow.acknowledgements(3)).toHaveLength(3)
    const quick = await connect(port)
    quick.send(stream, ...Array.from({ length: 250 }, (_, index) => ago(400 - index, index + 4)))
    expect(await quick.acknowledgements(253)).toHaveLength(253)
    expect(await countPositions()).toBe(251)
  })

  it('a tracker gets no acknowledgement for a wrong checksum and stays connected', async () => {
    const tracker = await connect((await start()).port)
    const broken = ago(5, 2)
    broken.writeUInt8(broken.readUInt8(15) ^ 1, 15)
    tracker.send(login(imei, 1), broken, heartbeat(6, 3))
    expect(await tracker.acknowledgements(2)).toEqual([
      [0x01, 1],
      [0x13, 3],
    ])
    expect(await countPositions()).toBe(0)
  })

  it('an unknown tracker is disconnected and listed', async () => {
    const { port, errors } = await start()
    const tracker = await connect(port)
    tracker.send(login('868120109999999', 1), ago(5, 2))
    await tracker.closed
    expect(await tracker.acknowledgements(0)).toEqual([])
    const person = await test.signIn()
    const { body } = await person.get('/ingest/unknown')
    expect(body.data).toMatchObject([{ imei: '868120109999999', protocol: 'gt06' }])
    expect(errors).toEqual([])
  })

  it('a tracker that sends its identity in every packet needs no login', async () => {
    const tracker = await connect((await start()).port)
    const time = new Date(Math.floor(Date.now() / 1_000) * 1_000)
    tracker.send(packet(0x61, `0${imei}${positionBytes({ time })}0000`, 9))
    expect(await tracker.acknowledgements(1)).toEqual([[0x61, 9]])
    expect(await countPositions()).toBe(1)
  })

  it('a tracker waits for its acknowledgement while the queue is full', async () => {
    let isFull = true
    let asked = 0
    const intake: Intake = {
      async accept(report) {
        asked += 1
        if (isFull) throw new IntakeFullError(0.01)
        await test.intake.accept(report)
      },
    }
    const tracker = await connect((await start(intake)).port)
    tracker.send(login(imei, 1), ago(5, 2))
    await expect.poll(() => asked).toBeGreaterThan(3)
    expect(await tracker.acknowledgements(0)).toEqual([])
    isFull = false
    expect(await tracker.acknowledgements(2)).toHaveLength(2)
    expect(await countPositions()).toBe(1)
  })
})

describe('TrackerServer.close', () => {
  it('close stores and acknowledges pending packets', async () => {
    let release = () => undefined as unknown
    const held = new Promise((resolve) => (release = () => resolve(undefined)))
    let asked = false
    const intake: Intake = {
      async accept(report) {
        asked = true
        await held
        await test.intake.accept(report)
      },
    }
    const { port, server, errors } = await start(intake)
    const tracker = await connect(port)
    tracker.send(login(imei, 1), ago(5, 2))
    await expect.poll(() => asked).toBe(true)
    const closing = server.close()
    release()
    await closing
    await tracker.closed
    expect(await tracker.acknowledgements(2)).toHaveLength(2)
    expect(await countPositions()).toBe(1)
    expect(errors).toEqual([])
  })
})
