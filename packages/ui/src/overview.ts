export { Overview, type OverviewProps } from './fleet/overview/Overview.tsx'
export { RecordHome, type RecordTrips } from './fleet/overview/RecordHome.tsx'
export type { OverviewLinks } from './fleet/overview/OverviewLoad.ts'
export type { OverviewLoad } from './fleet/overview/OverviewLoad.ts'
