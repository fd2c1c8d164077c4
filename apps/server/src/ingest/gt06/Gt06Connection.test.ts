import { afterEach, describe, expect, it } from 'vitest'
import type { Intake } from '../Intake.ts'
import type { TrackerReport } from '../TrackerReport.ts'
import { listenToGt06 } from './listenToGt06.ts'
import { TestLines } from '../../testing/TestLines.ts'
import { heartbeat, location, login } from '../../testing/testPackets.ts'

const imei = '868120103643505'
const lines = new TestLines()
let reports: TrackerReport[] = []
const intake: Intake = {
  async accept(report) {
    reports.push(report)
  },
}

afterEach(async () => {
  await lines.cut()
  reports = []
})

describe('the connection of a GT06 tracker', () => {
  it('is closed when a newer one says the same name', async () => {
    const { port } = await lines.start(intake)
    const older = await lines.dial(port)
    older.send(login(imei, 1))
    await older.answers(1)
    const newer = await lines.dial(port)
    newer.send(login(imei, 1))
    await older.closed
    newer.send(location({}, 2))
    expect(await newer.answers(2)).toHaveLength(2)
  })

  it('is closed when it says another name than before', async () => {
    const tracker = await lines.dial((await lines.start(intake)).port)
    tracker.send(login(imei, 1))
    await tracker.answers(1)
    tracker.send(login('868120103643506', 2), location({}, 3))
    await tracker.closed
    expect(reports).toMatchObject([{ imei, positions: [] }])
  })

  it('is closed when what comes is no packet, or nobody’s', async () => {
    const { port } = await lines.start(intake)
    const noise = await lines.dial(port)
    noise.send(Buffer.alloc(1_025, 'x'))
    await noise.closed
    const nameless = await lines.dial(port)
    nameless.send(...Array.from({ length: 80 }, (_, serial) => heartbeat(6, serial)))
    await nameless.closed
    const noisy = await lines.dial(port)
    noisy.send(login(imei, 1), Buffer.alloc(5_000))
    await noisy.closed
    expect(reports).toHaveLength(1)
  })

  it('X17: is closed when no name comes in time, however slowly the bytes come', async () => {
    const { port } = await lines.start(intake, { untilLogin: 100 })
    const [silent, slow] = [await lines.dial(port), await lines.dial(port)]
    const dribble = setInterval(() => slow.send(Buffer.from([0x78])), 10)
    await Promise.all([silent.closed, slow.closed])
    clearInterval(dribble)
    expect(reports).toEqual([])
  })

  it('is closed after a long silence, and makes room for others', async () => {
    const { port } = await lines.start(intake, { idle: 500, connections: 1 })
    const tracker = await lines.dial(port)
    tracker.send(login(imei, 1))
    expect(await tracker.answers(1)).toHaveLength(1)
    const tooMany = await lines.dial(port)
    await tooMany.closed
    await tracker.closed
    const next = await lines.dial(port)
    next.send(login(imei, 2))
    expect(await next.answers(1)).toHaveLength(1)
  })

  it('is closed without an answer when what came cannot be stored', async () => {
    const failure = new Error('the database is away')
    const { port, errors } = await lines.start({ accept: () => Promise.reject(failure) })
    const tracker = await lines.dial(port)
    tracker.send(login(imei, 1))
    await tracker.closed
    expect(await tracker.answers(0)).toEqual([])
    expect(errors).toEqual([failure])
  })
})

describe('listenToGt06', () => {
  it('opens no port where none is wanted, and says which setting names a port that is taken', async () => {
    const { port: gt06Port } = await lines.start(intake)
    const host = '127.0.0.1'
    expect(await listenToGt06({ gt06Port: null, host }, intake, () => undefined)).toBeNull()
    const second = listenToGt06({ gt06Port, host }, intake, () => undefined)
    await expect(second).rejects.toThrow(/^GT06_PORT must be a free port/)
  })
})
