/** Minimum time between two sounds, in all tabs of this browser. */
const MIN_GAP_MS = 5000
/** Time-out of `AudioContext.resume()`: if the browser blocks sound, its promise never settles. */
const RESUME_TIMEOUT_MS = 400

/** Creates a short sound from two sine tones, without a file. The browser may block it. */
function createChime() {
  // Without Web Locks (pages without https) each tab limits only its own sounds.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  const listeners = new Set<() => void>()
  let context: AudioContext | null = null
  let refused = false
  let rungAt = -Infinity

  function refuse(now: boolean) {
    if (refused === now) return
    refused = now
    for (const listener of listeners) listener()
    for (const gesture of ['pointerdown', 'keydown']) {
      if (refused) globalThis.addEventListener(gesture, allow)
      else globalThis.removeEventListener(gesture, allow)
    }
  }

  function allow() {
    void context?.resume().then(() => refuse(false))
  }

  async function sound() {
    try {
      context ??= new AudioContext()
      if (context.state !== 'running') {
        await Promise.race([
          context.resume(),
          new Promise((resolve) => setTimeout(resolve, RESUME_TIMEOUT_MS)),
        ])
      }
    } catch {
      context = null
    }
    const isHeard = context?.state === 'running'
    refuse(!isHeard)
    if (!isHeard) rungAt = -Infinity
    if (context && isHeard) play(context)
    return isHeard
  }

  async function ring() {
    if (performance.now() - rungAt < MIN_GAP_MS) return !refused
    rungAt = performance.now()
    if (locks === undefined) return sound()
    return new Promise<boolean>((resolve) => {
      void locks.request('sikud-chime', { ifAvailable: true }, async (lock) => {
        // Another tab has played within the last five seconds.
        if (lock === null) return resolve(true)
        const isHeard = await sound()
        resolve(isHeard)
        // While this tab holds the lock, other tabs play nothing. Closing the tab releases the lock.
        if (isHeard) await new Promise((wait) => setTimeout(wait, MIN_GAP_MS))
      })
    })
  }

  return {
    /** Plays the sound, at most once in five seconds in all tabs; resolves with false if the browser blocked it. */
    ring,
    /** Returns whether the browser blocked the last sound; a click or a key in the page unblocks it. */
    isRefused: () => refused,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The only sound of this page, because browsers limit the number of audio contexts. */
export const chime = createChime()

function play(context: AudioContext) {
  for (const [at, frequency] of [
    [0, 784],
    [0.13, 1047],
  ] as const) {
    const start = context.currentTime + at
    const tone = new OscillatorNode(context, { type: 'sine', frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.12, start + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.32)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + 0.35)
  }
}
