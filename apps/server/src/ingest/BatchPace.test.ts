import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BatchPace, IntakeQueue } from './IntakeQueue.ts'

describe('the pause after a batch', () => {
  let queue: IntakeQueue
  let pace: BatchPace
  beforeEach(() => {
    vi.useFakeTimers()
    queue = new IntakeQueue({ all: 20_000, device: 5_000, batch: 2_000 })
    pace = new BatchPace(queue)
  })
  afterEach(() => vi.useRealTimers())

  function report(count: number) {
    for (let nth = 0; nth < count; nth += 1) {
      const one = { imei: String(nth), protocol: 'osmand' as const, positions: [] }
      queue.add({ report: one, since: 0, resolve: () => undefined, reject: () => undefined })
      pace.notice()
    }
  }

  /** Calls `wait`, and returns a mock that is called when the next batch may begin. */
  async function begins() {
    const begun = vi.fn<() => void>()
    void pace.wait().then(begun)
    await vi.advanceTimersByTimeAsync(0)
    return begun
  }

  it('the pause lasts twice as long as the last batch while few reports wait', async () => {
    pace.finish({ positions: 100, ms: 30 })
    report(199)
    const begun = await begins()
    await vi.advanceTimersByTimeAsync(59)
    expect(begun).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toHaveBeenCalledOnce()
  })

  it('the pause ends as soon as the queue has half as many positions as the last batch', async () => {
    pace.finish({ positions: 1_000, ms: 5_000 })
    const begun = await begins()
    report(499)
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).not.toHaveBeenCalled()
    report(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toHaveBeenCalledOnce()
  })

  it('the pause is skipped if the queue already has half as many positions as the last batch', async () => {
    report(500)
    pace.finish({ positions: 1_000, ms: 5_000 })
    expect(await begins()).toHaveBeenCalledOnce()
  })

  it('the pause is at most 100 ms long', async () => {
    pace.finish({ positions: 1_000, ms: 5_000 })
    const begun = await begins()
    await vi.advanceTimersByTimeAsync(100)
    expect(begun).toHaveBeenCalledOnce()
  })
})
