/** Time that has passed without yet filling an interval, in milliseconds. */
export interface Elapsed {
  steps: number
  carry: number
}

// A page that slept for longer does not make up for it: it goes on with one step.
const LONGEST_CATCH_UP = 250

/** Says how many whole steps of `interval` fit into the carried and the passed milliseconds. */
export function elapse(carry: number, passed: number, interval: number): Elapsed {
  const total = carry + Math.max(0, passed)
  if (total > Math.max(interval * 2, LONGEST_CATCH_UP)) return { steps: 1, carry: 0 }
  const steps = Math.floor(total / interval)
  return { steps, carry: total - steps * interval }
}

/** Calls `onSteps` as the interval's time passes, drawing with the display; answers the function that stops it. */
export function startClock(interval: number, onSteps: (steps: number) => void): () => void {
  let carry = 0
  let before = performance.now()
  let timer = 0
  let frame = 0
  const wait = () => {
    timer = window.setTimeout(() => {
      frame = requestAnimationFrame(step)
    }, interval - carry)
  }
  const step = () => {
    const now = performance.now()
    const elapsed = elapse(carry, now - before, interval)
    carry = elapsed.carry
    before = now
    wait()
    if (elapsed.steps > 0) onSteps(elapsed.steps)
  }
  wait()
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
