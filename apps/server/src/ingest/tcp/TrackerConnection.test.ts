import { afterEach, describe, expect, it } from 'vitest'
import type { Intake, TrackerReport } from '../Intake.ts'
import { gt06 as dialect } from '../gt06/gt06.ts'
import { listenToTrackers } from './TrackerServer.ts'
import { TestTrackers } from '../../testing/trackers/TestTrackers.ts'
import { heartbeat, location, login } from '../../testing/trackers/testPackets.ts'

const imei = '868120103643505'
const gt06 = new TestTrackers()
let reports: TrackerReport[] = []
const intake: Intake = {
  async accept(report) {
    reports.push(report)
  },
}

afterEach(async () => {
  await gt06.close()
  reports = []
})

describe('the connection of a GT06 tracker', () => {
  it('closes when a newer connection has the same identity', async () => {
    const { port } = await gt06.start(intake)
    const older = await gt06.connect(port)
    older.send(login(imei, 1))
    await older.acknowledgements(1)
    const newer = await gt06.connect(port)
    newer.send(login(imei, 1))
    await older.closed
    newer.send(location({}, 2))
    expect(await newer.acknowledgements(2)).toHaveLength(2)
  })

  it('closes when a second login has another identity', async () => {
    const tracker = await gt06.connect((await gt06.start(intake)).port)
    tracker.send(login(imei, 1))
    await tracker.acknowledgements(1)
    tracker.send(login('868120103643506', 2), location({}, 3))
    await tracker.closed
    expect(reports).toMatchObject([{ imei, positions: [] }])
  })

  it('closes when the bytes are not packets, or the tracker does not log in', async () => {
    const { port } = await gt06.start(intake)
    const noise = await gt06.connect(port)
    noise.send(Buffer.alloc(1_025, 'x'))
    await noise.closed
    const nameless = await gt06.connect(port)
    nameless.send(...Array.from({ length: 80 }, (_, serial) => heartbeat(6, serial)))
    await nameless.closed
    const noisy = await gt06.connect(port)
    noisy.send(login(imei, 1), Buffer.alloc(5_000))
    await noisy.closed
    expect(reports).toHaveLength(1)
  })

  it('X17: closes when the tracker does not log in in time, even if it sends bytes', async () => {
    const { port } = await gt06.start(intake, { loginMs: 100 })
    const [silent, slow] = [await gt06.connect(port), await gt06.connect(port)]
    const dribble = setInterval(() => slow.send(Buffer.from([0x78])), 10)
    await Promise.all([silent.closed, slow.closed])
    clearInterval(dribble)
    expect(reports).toEqual([])
  })

  it('closes after a long silence, and another tracker can connect', async () => {
    const { port } = await gt06.start(intake, { idleMs: 500, connections: 1 })
    const tracker = await gt06.connect(port)
    tracker.send(login(imei, 1))
    expect(await tracker.acknowledgements(1)).toHaveLength(1)
    const tooMany = await gt06.connect(port)
    await tooMany.closed
    await tracker.closed
    const next = await gt06.connect(port)
    next.send(login(imei, 2))
    expect(await next.acknowledgements(1)).toHaveLength(1)
  })

  it('closes without an acknowledgement when storing fails', async () => {
    const failure = new Error('the database is away')
    const { port, errors } = await gt06.start({ accept: () => Promise.reject(failure) })
    const tracker = await gt06.connect(port)
    tracker.send(login(imei, 1))
    await tracker.closed
    expect(await tracker.acknowledgements(0)).toEqual([])
    expect(errors).toEqual([failure])
  })
})

describe('listenToTrackers', () => {
  it('opens no port when switched off, and names the setting if the port is in use', async () => {
    const { port: used } = await gt06.start(intake)
    const listen = (port: number | null) =>
      listenToTrackers(
        { name: 'GT06_PORT', port, dialect },
        { host: '127.0.0.1', trustProxy: false },
        intake,
        () => undefined,
      )
    expect(await listen(null)).toBeNull()
    const second = listen(used)
    await expect(second).rejects.toThrow(/^GT06_PORT must be a free port/)
  })
})
