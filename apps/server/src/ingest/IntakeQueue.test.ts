import { describe, expect, it } from 'vitest'
import { IntakeFullError, type ReportedPosition } from './Intake.ts'
import { IntakeQueue, type QueuedReport } from './IntakeQueue.ts'

const position: ReportedPosition = {
  time: null,
  lat: null,
  lng: null,
  speed: null,
  heading: null,
  altitude: null,
  accuracy: null,
  battery: null,
  valid: true,
}

function report(imei: string, positions: number): QueuedReport {
  return {
    report: { imei, protocol: 'gt06', positions: Array.from({ length: positions }, () => position) },
    since: 0,
    resolve: () => undefined,
    reject: () => undefined,
  }
}

describe('IntakeQueue', () => {
  it('returns batches in order, with at least one report each', () => {
    const queue = new IntakeQueue({ all: 100, device: 100, batch: 10 })
    for (const item of [report('a', 6), report('b', 4), report('c', 1), report('d', 20)]) queue.add(item)
    const imeis = () => queue.take().map((item) => item.report.imei)
    expect([imeis(), imeis(), imeis()]).toEqual([['a', 'b'], ['c'], ['d']])
    expect(queue.isEmpty).toBe(true)
  })

  it('rejects only the device that exceeds its limit', () => {
    const queue = new IntakeQueue({ all: 100, device: 10, batch: 10 })
    queue.add(report('flood', 8))
    expect(() => queue.add(report('flood', 3))).toThrow(IntakeFullError)
    queue.add(report('calm', 3))
    queue.release(queue.take())
    queue.add(report('flood', 3))
  })

  it('rejects every device until a batch of the full queue is released', () => {
    const queue = new IntakeQueue({ all: 10, device: 10, batch: 10 })
    queue.add(report('a', 9))
    queue.add(report('b', 0))
    expect(() => queue.add(report('c', 1))).toThrow(IntakeFullError)
    const batch = queue.take()
    expect(() => queue.add(report('c', 1))).toThrow(IntakeFullError)
    queue.release(batch)
    queue.add(report('c', 1))
  })

  it('accepts a single report of any size', () => {
    const queue = new IntakeQueue({ all: 100, device: 5, batch: 10 })
    queue.add(report('a', 50))
    expect(queue.take()).toHaveLength(1)
  })
})
