/** Number of consecutive failures of the stream after which the client polls instead. */
export const STREAM_TRIES = 3

/** Delays and time-outs of `followFleet` in milliseconds. */
export interface FollowPace {
  /** Maximum of the random delay after the first failure. The maximum doubles with each further failure. */
  firstDelayMs: number
  maxDelayMs: number
  /** Delay between two polls. */
  poll: number
  /** Time for which the client polls before it tries to open the stream again. */
  streamRetryMs: number
  /** Time-out for the first event. After it, the client assumes that a proxy buffers the stream, and polls. */
  firstEvent: number
  /** Maximum time between two events. */
  silence: number
}

export const usualPace: FollowPace = {
  firstDelayMs: 1_000,
  maxDelayMs: 30_000,
  poll: 5_000,
  streamRetryMs: 60_000,
  firstEvent: 25_000,
  silence: 40_000,
}
