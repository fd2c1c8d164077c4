import { ApiError } from '../../client/ApiError.ts'
import { followFleet, type Follower, type FollowOptions } from '../followFleet.ts'
import type { FollowNews, FollowOrder } from './followMessages.ts'
import { bytesOf, unpackChanges } from './packChanges.ts'

/** Options to follow the fleet in a worker. The worker creates its own API client from them. */
export interface FollowInOptions extends FollowOptions {
  /** Absolute URL of the API. A worker would resolve a relative URL against the URL of its script. */
  baseUrl: string
  /** The session token, or null. */
  token: string | null
  /** The language of the server's messages, until `setLanguage` is called. */
  language?: string | undefined
  /** Called with the sent token after a 401 response. */
  onUnauthorized: (sentToken: string) => void
}

/** A connection to the live fleet in a worker. */
export interface WorkerFollower extends Follower {
  /** Sets the language of the server's messages. The main thread takes it from `client`. */
  setLanguage(language: string): void
}

/** The methods of `Worker` that `followFleetIn` calls. */
export interface FollowWorker {
  addEventListener(
    type: 'message',
    listener: (event: { data: FollowNews }) => void,
    options: { signal: AbortSignal },
  ): void
  addEventListener(type: 'error', listener: () => void, options: { signal: AbortSignal }): void
  postMessage(order: FollowOrder, bytes: ArrayBuffer[]): void
  terminate(): void
}

/**
 * Follows the fleet in a worker that calls `serveFollower`, so that parsing does not block the main thread. If the
 * worker cannot be loaded, follows the fleet in the main thread with `client`. `stop` terminates the worker.
 */
export function followFleetIn(worker: FollowWorker, options: FollowInOptions): WorkerFollower {
  const { baseUrl, token, language, pace, groupId } = options
  const listening = new AbortController()
  let follower = throughWorker(worker, listening)
  let paused = false
  const news = ({ data }: { data: FollowNews }) => {
    take(data, options)
    if (data.news === 'changes') tell(worker, { order: 'discard' }, bytesOf(data.changes.moved))
  }
  const followHere = () => {
    follower.stop()
    follower = followFleet(options)
    if (paused) follower.pause()
  }
  worker.addEventListener('message', news, listening)
  worker.addEventListener('error', followHere, listening)
  tell(worker, { order: 'start', baseUrl, token, language, pace, groupId })
  return {
    stop: () => follower.stop(),
    retryNow: () => follower.retryNow(),
    setLanguage: (next) => tell(worker, { order: 'language', language: next }),
    pause() {
      paused = true
      follower.pause()
    },
    resume() {
      paused = false
      follower.resume()
    },
  }
}

function throughWorker(worker: FollowWorker, listening: AbortController): Follower {
  return {
    stop() {
      listening.abort()
      worker.terminate()
    },
    retryNow: () => tell(worker, { order: 'retryNow' }),
    pause: () => tell(worker, { order: 'pause' }),
    resume: () => tell(worker, { order: 'resume' }),
  }
}

function tell(worker: FollowWorker, order: FollowOrder, bytes: ArrayBuffer[] = []): void {
  worker.postMessage(order, bytes) // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker, no window
}

function take(data: FollowNews, { onSnapshot, onChanges, onState, onUnauthorized }: FollowInOptions): void {
  switch (data.news) {
    case 'snapshot':
      return onSnapshot(data.snapshot)
    case 'changes':
      return onChanges(unpackChanges(data.changes))
    case 'state':
      return onState({ phase: data.phase, error: data.error && new ApiError(data.error) })
    default:
      return onUnauthorized(data.sentToken)
  }
}
