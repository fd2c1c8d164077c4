import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts'
import { imeiBytes, recordsPacket } from '../../testing/trackers/teltonikaBytes.ts'
import { TestTrackers } from '../../testing/trackers/TestTrackers.ts'
import { teltonika } from './teltonika.ts'

const servers = new TestTrackers()
const imei = '356307042441013'

describe('a Teltonika tracker', () => {
  let test: TestApp
  let port = 0
  let device = 0
  const sockets: Socket[] = []

  beforeAll(async () => {
    test = await createTestApp()
    const [row] = await test.database.query<{ id: number }>(
      `insert into device (name, imei) values ('Teltonika', $1) returning id`,
      [imei],
    )
    device = row?.id ?? 0
    port = (await servers.start(test.intake, {}, false, teltonika)).port
  })
  afterEach(() => sockets.splice(0).map((socket) => socket.destroy()))
  afterAll(async () => {
    await servers.close()
    await test.close()
  })

  async function open() {
    const socket = connect({ port, host: '127.0.0.1' })
    sockets.push(socket)
    socket.on('error', () => undefined)
    let received = Buffer.alloc(0)
    socket.on('data', (bytes) => (received = Buffer.concat([received, bytes])))
    const closed = once(socket, 'close')
    await once(socket, 'connect')
    return {
      closed,
      send: (...bytes: Buffer[]) => void socket.write(Buffer.concat(bytes)),
      async answers(length: number) {
        await expect.poll(() => received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(length)
        return received.toString('hex')
      },
    }
  }
  const stored = () =>
    test.database.query('select time from position where device_id = $1 order by time', [device])
  const ago = (seconds: number) => new Date(Math.floor(Date.now() / 1_000 - seconds) * 1_000)

  it('is accepted, and its records are stored before they are acknowledged', async () => {
    const tracker = await open()
    tracker.send(imeiBytes(imei))
    expect(await tracker.answers(1)).toBe('01')
    const packet = recordsPacket([
      { time: ago(60), values: [[239, 1]] },
      { time: ago(30), values: [[239, 1]] },
    ])
    tracker.send(packet)
    expect(await tracker.answers(5)).toBe('0100000002')
    expect(await stored()).toHaveLength(2)
    // As after a lost acknowledgement.
    tracker.send(packet)
    expect(await tracker.answers(9)).toBe('010000000200000002')
    expect(await stored()).toHaveLength(2)
    const { body } = await (await test.signIn()).get(`/device/${device}/contact`)
    expect(body.data).toMatchObject({ protocol: 'teltonika' })
  })

  it('is refused with 00 if it is not registered', async () => {
    const tracker = await open()
    tracker.send(imeiBytes('356307042441999'))
    expect(await tracker.answers(1)).toBe('00')
    await tracker.closed
  })

  it('is disconnected after a packet that is not whole or another IMEI, and nothing of it is stored', async () => {
    const before = (await stored()).length
    const broken = recordsPacket([{ time: ago(10) }])
    broken.writeUInt8((broken.at(-1) ?? 0) ^ 0xff, broken.length - 1)
    for (const bytes of [broken, imeiBytes('356307042441998')]) {
      const tracker = await open()
      tracker.send(imeiBytes(imei))
      await tracker.answers(1)
      tracker.send(bytes)
      await tracker.closed
    }
    expect(await stored()).toHaveLength(before)
  })
})
