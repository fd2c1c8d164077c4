export { LiveFleet } from './tracking/LiveFleet.tsx'
export type { FleetFollower, FleetListener, FollowLive } from './tracking/useStreamedFleet.ts'
export type { FleetMemory, KeptFleet } from './tracking/useKeptFleet.ts'
export type { PageSearch } from './parts/PageSearch.ts'
