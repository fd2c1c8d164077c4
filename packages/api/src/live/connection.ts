import type { ApiError } from '../ApiError.ts'
import { backoff } from './backoff.ts'
import type { FollowPace } from './followPace.ts'

/** `polling` is as good as live, only later; `offline` says that the server does not answer, or refuses. */
export type FollowPhase = 'connecting' | 'live' | 'polling' | 'offline' | 'paused'

/** How the fleet is followed now; `error` tells why it is `offline`. */
export interface FollowState {
  phase: FollowPhase
  error: ApiError | null
}

/** All that a follower remembers of how its attempts went. */
export interface Connection extends FollowState {
  listFailures: number
  streamFailures: number
  /** Looks at the whole fleet until the stream is tried again; 0 while it is the stream's turn. */
  pollsLeft: number
  /** Milliseconds until the next attempt; infinite where only a person can help. */
  wait: number
}

/** What came of an attempt. */
export type Outcome =
  /** The stream told something. */
  | { kind: 'heard' }
  /** The stream ended, fell silent, or could not be had. */
  | { kind: 'cut'; error: ApiError | null }
  /** The stream is open and tells nothing: something on the way keeps it back. */
  | { kind: 'heldBack' }
  /** The whole fleet was read in place of the stream. */
  | { kind: 'polled' }
  | { kind: 'listFailed'; error: ApiError }

const STREAM_TRIES = 3

export const newConnection: Connection = {
  phase: 'connecting',
  error: null,
  listFailures: 0,
  streamFailures: 0,
  pollsLeft: 0,
  wait: 0,
}

/** What to do next; pure but for `random`. */
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
      // Where the stream failed before, one more failure is enough to poll on.
      const streamFailures = STREAM_TRIES - 1
      return { ...newConnection, phase: 'polling', streamFailures, pollsLeft, wait: pace.poll }
    }
    case 'heldBack':
      // Finding that out takes long, and nothing is seen meanwhile: it is seldom tried again.
      return pollOn(before, 10 * pace.streamAgain, pace)
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
  if (streamFailures >= STREAM_TRIES) return pollOn(before, pace.streamAgain, pace)
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

/** A dead token and a missing permission are not mended by asking again. */
function isRefused(error: ApiError | null): boolean {
  return error?.status === 401 || error?.status === 403
}
