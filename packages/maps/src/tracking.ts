export { LiveFleet, type LiveFleetProps } from './tracking/LiveFleet.tsx'
export {
  CallAction,
  type CallActionProps,
  VehicleFacts,
  type VehicleFactsProps,
} from './tracking/VehicleFacts.tsx'
export type { VehicleDay } from './fleet/table/DayBar.tsx'
export type { FleetFollower, FleetListener, FollowLive } from './tracking/useStreamedFleet.ts'
export type { FleetMemory, KeptFleet } from './tracking/useKeptFleet.ts'
export type { PageSearch } from './parts/PageSearch.ts'
