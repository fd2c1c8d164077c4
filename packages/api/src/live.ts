export { createServerClock, type ServerClock } from './client/serverClock.ts'
export { followFleet, type Follower, type FollowOptions } from './live/followFleet.ts'
export {
  followFleetIn,
  type FollowInOptions,
  type FollowWorker,
  type WorkerFollower,
} from './live/worker/followFleetIn.ts'
export type { FollowPace } from './live/followPace.ts'
export type { FollowPhase, FollowState } from './live/reconnect.ts'
export type { LiveFleetChanges, LiveFleetSnapshot } from './live/KnownDevices.ts'
