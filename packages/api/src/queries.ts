export {
  createQueries,
  refreshAfter,
  type FleetQueries,
  type PagedOperation,
  type ReadOperation,
  type Write,
} from './query/createQueries.ts'
