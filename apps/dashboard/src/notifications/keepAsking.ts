import { ApiError } from '@sikud/api'

/** How long between two questions, in milliseconds. */
export interface AskingPace {
  /** While the page is seen. */
  seen: number
  hidden: number
  /** At least, however often something new is announced. */
  least: number
  firstRetry: number
  mostRetry: number
}

const usualPace: AskingPace = {
  seen: 10_000,
  hidden: 60_000,
  least: 1000,
  firstRetry: 5000,
  mostRetry: 120_000,
}

/** The parts of the page that say whether anybody looks and whether there is a network. */
export interface SeenPage {
  document: EventTarget & { readonly hidden: boolean }
  window: EventTarget
}

export interface Asking {
  /** Asks at once, unless the server wants to be left alone. */
  now: () => void
  stop: () => void
}

/**
 * Asks again and again: soon while the page is seen, rarely while it is hidden, at once when it comes back. After a
 * failure it waits longer each time, and as long as the server says; a refused token ends it.
 */
export function keepAsking(
  ask: (signal: AbortSignal) => Promise<void>,
  { document, window }: SeenPage = globalThis,
  pace: AskingPace = usualPace,
): Asking {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let running = false
  let wanted = false
  let askedAt = 0
  let leftAloneUntil = 0

  async function turn() {
    running = true
    wanted = false
    askedAt = Date.now()
    try {
      await ask(ending.signal)
      failures = 0
    } catch (error) {
      failures += 1
      if (error instanceof ApiError) {
        if (error.status === 401) stop()
        leftAloneUntil = Date.now() + (error.retryAfter ?? 0) * 1000
      }
    }
    running = false
    if (wanted && failures === 0) now()
    else schedule(failures === 0 ? usual() : waitAfter(failures, pace))
  }

  function usual() {
    // A little early or late, so that a thousand browsers do not ask in step.
    return (document.hidden ? pace.hidden : pace.seen) * (0.9 + Math.random() * 0.2)
  }

  function schedule(wait: number) {
    clearTimeout(timer)
    const at = Math.max(wait, leftAloneUntil - Date.now())
    if (!ending.signal.aborted) timer = setTimeout(() => void turn(), at)
  }

  function now() {
    if (running) wanted = true
    else schedule(Math.max(0, askedAt + pace.least - Date.now()))
  }

  function onVisibility() {
    if (document.hidden) {
      if (!running && failures === 0) schedule(usual())
    } else now()
  }

  function stop() {
    ending.abort()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', now)
    window.removeEventListener('pageshow', now)
  }

  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('online', now)
  // A page that comes back from the browser's cache slept meanwhile.
  window.addEventListener('pageshow', now)
  void turn()
  return { now, stop }
}

function waitAfter(failures: number, { firstRetry, mostRetry }: AskingPace) {
  const span = Math.min(mostRetry, firstRetry * 2 ** (failures - 1))
  return span / 2 + (Math.random() * span) / 2
}
