export { Overview, type OverviewProps } from './fleet/overview/Overview.tsx'
export type { OverviewLinks } from './fleet/overview/OverviewLoad.ts'
export type { OverviewLoad } from './fleet/overview/OverviewLoad.ts'
