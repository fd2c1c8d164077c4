import { ApiError } from '@sikud/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Asking, keepAsking } from './keepAsking.ts'

class Sight extends EventTarget {
  hidden = false
  become(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const pace = { seen: 10_000, hidden: 60_000, least: 1000, firstRetry: 5000, mostRetry: 20_000 }
const failed = (status: number, retryAfter: number | null = null) =>
  new ApiError({ status, code: 'http', message: 'Server sedang sibuk.', retryAfter })

let asking: Asking | undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  asking?.stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function start(ask: () => Promise<void> = async () => {}) {
  const document = new Sight()
  const window = new EventTarget()
  const asked = vi.fn<() => Promise<void>>(ask)
  asking = keepAsking(asked, { document, window }, pace)
  return { asked, document, window, asking }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('keepAsking', () => {
  it('asks at once, and then every ten seconds while the page is seen', async () => {
    const { asked } = start()
    expect(asked).toHaveBeenCalledTimes(1)
    await pass(9999)
    expect(asked).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(asked).toHaveBeenCalledTimes(2)
    await pass(30_000)
    expect(asked).toHaveBeenCalledTimes(5)
  })

  it('asks once a minute while it is hidden, and at once when it comes back', async () => {
    const { asked, document } = start()
    await pass(10)
    document.become(true)
    await pass(59_000)
    expect(asked).toHaveBeenCalledTimes(1)
    await pass(1000)
    expect(asked).toHaveBeenCalledTimes(2)
    await pass(5000)
    document.become(false)
    await pass(0)
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('asks when something is announced, at most once a second', async () => {
    const { asked, asking: running } = start()
    await pass(5000)
    for (let push = 0; push < 500; push += 1) running.now()
    await pass(0)
    expect(asked).toHaveBeenCalledTimes(2)
    for (let push = 0; push < 500; push += 1) running.now()
    await pass(999)
    expect(asked).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('asks once more when something is announced while it waits for an answer', async () => {
    let answer = () => {}
    const { asked, asking: running } = start(() => new Promise((resolve) => (answer = resolve)))
    running.now()
    running.now()
    answer()
    await pass(1000)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('waits longer with each failure, up to a limit, and is quick again after a success', async () => {
    let ok = false
    const { asked } = start(async () => {
      if (!ok) throw failed(503)
    })
    await pass(0)
    // Three quarters of 5, 10, 20 and 20 seconds, as chance has it here.
    for (const [step, wait] of [3750, 7500, 15_000, 15_000].entries()) {
      await pass(wait - 1)
      expect(asked).toHaveBeenCalledTimes(step + 1)
      await pass(1)
      expect(asked).toHaveBeenCalledTimes(step + 2)
    }
    ok = true
    await pass(15_000)
    expect(asked).toHaveBeenCalledTimes(6)
    await pass(10_000)
    expect(asked).toHaveBeenCalledTimes(7)
  })

  it('leaves the server alone as long as it says, whoever asks', async () => {
    const { asked, asking: running, document, window } = start(() => Promise.reject(failed(429, 40)))
    await pass(2000)
    running.now()
    document.become(false)
    window.dispatchEvent(new Event('online'))
    await pass(37_900)
    expect(asked).toHaveBeenCalledTimes(1)
    await pass(100)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('tries at once when the network is back', async () => {
    const { asked, window } = start(() => Promise.reject(failed(0)))
    await pass(1500)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('asks nothing any more when the token is refused', async () => {
    const { asked, document } = start(() => Promise.reject(failed(401)))
    await pass(600_000)
    document.become(false)
    await pass(600_000)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('asks nothing any more when it is stopped', async () => {
    const { asked, asking: running, document, window } = start()
    await pass(100)
    running.stop()
    running.now()
    document.become(false)
    window.dispatchEvent(new Event('online'))
    await pass(600_000)
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
