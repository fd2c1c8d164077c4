/** How patient a follower is; milliseconds. */
export interface FollowPace {
  /** The longest first wait after a failure; it doubles with each further one. */
  firstWait: number
  mostWait: number
  /** Between two looks at the whole fleet where there is no stream. */
  poll: number
  /** For how long it polls before it tries the stream again. */
  streamAgain: number
  /** A stream without an event for so long after its start is held back by something on the way. */
  firstEvent: number
  /** A stream without an event for so long is dead. */
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
