import type { Failure } from '../../ApiError.ts'
import type { FollowPhase } from '../connection.ts'
import type { FollowPace } from '../followPace.ts'
import type { LiveFleetSnapshot } from '../KnownDevices.ts'
import type { PackedChanges } from './packChanges.ts'

/** What the page tells the worker that follows for it. */
export type FollowOrder =
  | {
      order: 'start'
      baseUrl: string
      token: string | null
      language: string | undefined
      pace: Partial<FollowPace> | undefined
    }
  | { order: 'pause' | 'resume' | 'retryNow' }
  /** Bytes of changes that were read: what a worker clears away costs the page nothing. */
  | { order: 'discard' }

/** What the worker tells the page. */
export type FollowNews =
  | { news: 'snapshot'; snapshot: LiveFleetSnapshot }
  | { news: 'changes'; changes: PackedChanges }
  | { news: 'state'; phase: FollowPhase; error: Failure | null }
  | { news: 'unauthorized'; sentToken: string }
