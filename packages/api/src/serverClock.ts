/** The offset of the server's clock. */
export interface ServerClock {
  /** Adds a sample: a time that the server sent, and the local time in epoch ms at which it arrived. */
  observe(time: string, receivedAt: number): void
  /** Server time minus local time in milliseconds; 0 before the first sample. */
  offset(): number
}

const SAMPLES = 24

/**
 * Estimates the offset from the message with the smallest delay, because a delay makes the offset too small. Keeps only
 * the last 24 samples, because clocks drift and are corrected.
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
