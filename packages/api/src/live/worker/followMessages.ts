import type { ApiFailure } from '../../client/ApiError.ts'
import type { Id } from '../../models.ts'
import type { FollowPhase } from '../reconnect.ts'
import type { FollowPace } from '../followPace.ts'
import type { LiveFleetSnapshot } from '../KnownDevices.ts'
import type { PackedChanges } from './packChanges.ts'

/** Messages from the main thread to the worker. */
export type FollowOrder =
  | {
      order: 'start'
      baseUrl: string
      token: string | null
      language: string | undefined
      pace: Partial<FollowPace> | undefined
      groupId?: Id | undefined
    }
  | { order: 'pause' | 'resume' | 'retryNow' }
  | { order: 'language'; language: string }
  /** Transfers the buffers of changes back to the worker. The worker then frees their memory, not the main thread. */
  | { order: 'discard' }

/** Messages from the worker to the main thread. */
export type FollowNews =
  | { news: 'snapshot'; snapshot: LiveFleetSnapshot }
  | { news: 'changes'; changes: PackedChanges }
  | { news: 'state'; phase: FollowPhase; error: ApiFailure | null }
  | { news: 'unauthorized'; sentToken: string }
