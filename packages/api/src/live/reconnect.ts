import type { ApiError } from '../client/ApiError.ts'
import { backoff } from '../backoff.ts'
import { type FollowPace, STREAM_TRIES } from './followPace.ts'

/** `polling`: changes arrive with a delay. `offline`: the server does not respond, or responds with an error. */
export type FollowPhase = 'connecting' | 'live' | 'polling' | 'offline' | 'paused'

/** The state of the connection; `error` says why it is `offline`. */
export interface FollowState {
  phase: FollowPhase
  error: ApiError | null
}

/** The state that is kept between two attempts to connect to the live stream. */
export interface Connection extends FollowState {
  listFailures: number
  streamFailures: number
  /** Number of polls before the next attempt to open the stream; 0 while streaming. */
  pollsLeft: number
  /** Milliseconds until the next attempt; Infinity after 401 and 403, until the user retries. */
  wait: number
}

/** The result of an attempt to get the live fleet. */
export type Outcome =
  /** The stream sent an event. */
  | { kind: 'heard' }
  /** The stream ended, timed out, or could not be opened. */
  | { kind: 'cut'; error: ApiError | null }
  /** The stream is open, but no event arrived, because a proxy buffers it. */
  | { kind: 'heldBack' }
  /** The client polled: it loaded the whole fleet instead of opening the stream. */
  | { kind: 'polled' }
  | { kind: 'listFailed'; error: ApiError }

export const newConnection: Connection = {
  phase: 'connecting',
  error: null,
  listFailures: 0,
  streamFailures: 0,
  pollsLeft: 0,
  wait: 0,
}

/** Returns the state of the connection after an attempt. The function is pure except for `random`. */
export function nextConnection(
  before: Connection,
  outcome: Outcome,
  pace: FollowPace,
  random?: () => number,
): Connection {
  switch (outcome.kind) {
    case 'heard':
      return { ...newConnection, phase: 'live' }
    case 'polled': {
      const pollsLeft = Math.max(0, before.pollsLeft - 1)
      // Sets the number of failures to one below the limit, so that a single failed attempt to open the stream makes
      // the client poll again.
      const streamFailures = STREAM_TRIES - 1
      return { ...newConnection, phase: 'polling', streamFailures, pollsLeft, wait: pace.poll }
    }
    case 'heldBack':
      // The client now polls ten times longer than usual before it opens the stream again, because during each attempt
      // to open a buffered stream no updates arrive until the time-out.
      return pollOn(before, 10 * pace.streamRetryMs, pace)
    case 'listFailed': {
      const listFailures = before.listFailures + 1
      const wait = waitAfter(outcome.error, backoff(listFailures, pace, random))
      return { ...before, phase: 'offline', error: outcome.error, listFailures, wait }
    }
    default:
      return afterCut(before, outcome.error, pace, random)
  }
}

function afterCut(
  before: Connection,
  error: ApiError | null,
  pace: FollowPace,
  random?: () => number,
): Connection {
  const streamFailures = before.streamFailures + 1
  if (isRefused(error)) return { ...before, phase: 'offline', error, wait: Infinity }
  if (streamFailures >= STREAM_TRIES) return pollOn(before, pace.streamRetryMs, pace)
  const lost = error?.code === 'network'
  return {
    ...before,
    phase: lost ? 'offline' : 'connecting',
    error: lost ? error : null,
    streamFailures,
    wait: waitAfter(error, backoff(streamFailures, pace, random)),
  }
}

function pollOn(before: Connection, duration: number, { poll }: FollowPace): Connection {
  const pollsLeft = Math.max(1, Math.ceil(duration / poll))
  const phase = before.phase === 'live' ? 'connecting' : before.phase
  return { ...before, phase, streamFailures: STREAM_TRIES, pollsLeft, wait: 0 }
}

function waitAfter(error: ApiError | null, wait: number): number {
  return isRefused(error) ? Infinity : Math.max(wait, (error?.retryAfter ?? 0) * 1000)
}

/** Returns whether a retry is useless, because the token has expired or the permission is missing. */
function isRefused(error: ApiError | null): boolean {
  return error?.status === 401 || error?.status === 403
}
