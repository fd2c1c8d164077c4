/** Delays and time-outs of a follower in milliseconds. */
export interface FollowPace {
  /** Longest delay after the first failure; it doubles with each further one. */
  firstWait: number
  mostWait: number
  /** Between two polls where there is no stream. */
  poll: number
  /** How long it polls before it tries the stream again. */
  streamAgain: number
  /** Time-out of the first event; a proxy then buffers the stream. */
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
