/** Estimates the difference between the clock of the server and the local clock. */
export interface ServerClock {
  /** Adds a time that the server sent. `receivedAt` is the local time of its arrival in epoch ms. */
  observe(time: string, receivedAt: number): void
  /** Returns server time minus local time in milliseconds; 0 before the first sample. */
  offset(): number
}

const SAMPLES = 24

/**
 * Creates a server clock. A delay of a message makes its offset too small, so the largest offset is the best estimate.
 * Only the last 24 samples count, because clocks drift and are corrected.
 */
export function createServerClock(): ServerClock {
  const samples: number[] = []
  return {
    observe(time, receivedAt) {
      const sample = Date.parse(time) - receivedAt
      if (Number.isNaN(sample)) return
      samples.push(sample)
      if (samples.length > SAMPLES) samples.shift()
    },
    offset: () => (samples.length === 0 ? 0 : Math.max(...samples)),
  }
}
