export { Overview, type OverviewProps } from './fleet/overview/Overview.tsx'
export type { OverviewLinks } from './fleet/overview/OverviewLinks.ts'
export type { OverviewLoad } from './fleet/overview/OverviewLoad.ts'
