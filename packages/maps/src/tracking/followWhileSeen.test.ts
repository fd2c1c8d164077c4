import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followWhileSeen } from './useStreamedFleet.ts'

class FakeDocument extends EventTarget {
  hidden = false
  show(shown: boolean) {
    this.hidden = !shown
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function setUp(hidden = false) {
  const document = Object.assign(new FakeDocument(), { hidden })
  const window = new EventTarget()
  const calls: string[] = []
  const follower = {
    pause: () => calls.push('pause'),
    resume: () => calls.push('resume'),
    retryNow: () => calls.push('retryNow'),
  }
  const undo = followWhileSeen(follower, { document, window })
  return { document, window, calls, undo }
}

describe('followWhileSeen', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('pauses the connection after ten seconds in a hidden tab, and resumes it when the tab is visible', () => {
    const { document, calls } = setUp()
    document.show(false)
    vi.advanceTimersByTime(9_999)
    expect(calls).toEqual([])
    vi.advanceTimersByTime(1)
    document.show(true)
    expect(calls).toEqual(['pause', 'resume'])
  })

  it('keeps the connection of a tab that is hidden for less than ten seconds', () => {
    const { document, calls } = setUp()
    document.show(false)
    vi.advanceTimersByTime(5_000)
    document.show(true)
    vi.advanceTimersByTime(60_000)
    expect(calls).not.toContain('pause')
  })

  it('pauses the connection of a tab that was opened hidden', () => {
    const { calls } = setUp(true)
    vi.advanceTimersByTime(10_000)
    expect(calls).toEqual(['pause'])
  })

  it('retries at once when the network is back', () => {
    const { window, calls } = setUp()
    window.dispatchEvent(new Event('online'))
    expect(calls).toEqual(['retryNow'])
  })

  it('ignores the tab and the network after a call of the returned function', () => {
    const { document, window, calls, undo } = setUp()
    document.show(false)
    undo()
    document.show(true)
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(calls).toEqual([])
  })
})
