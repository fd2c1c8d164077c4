export {
  createQueries,
  refreshAfter,
  type FleetQueries,
  type PagedOperation,
  type ReadOperation,
  type ReadQuery,
  type Write,
} from './query/createQueries.ts'
export type { QueryContext, TripPageParam } from './query/tripQueries.ts'
