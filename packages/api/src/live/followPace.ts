/** Number of consecutive failures to open the stream, or to keep it open, after which the client polls. */
export const STREAM_TRIES = 3

/** Delays and time-outs of `followFleet` in milliseconds. */
export interface FollowPace {
  /** Upper limit of the random delay after the first failure; the limit doubles with each further failure. */
  firstWait: number
  mostWait: number
  /** Delay between two polls. */
  poll: number
  /** How long the client polls before it tries to open the stream again. */
  streamAgain: number
  /** Time-out of the first event; after this time the client assumes that a proxy buffers the stream. */
  firstEvent: number
  /** Time-out between two events. */
  silence: number
}

export const usualPace: FollowPace = {
  firstWait: 1_000,
  mostWait: 30_000,
  poll: 5_000,
  streamAgain: 60_000,
  firstEvent: 25_000,
  silence: 40_000,
}
