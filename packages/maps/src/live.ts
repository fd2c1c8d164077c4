export { LiveMap } from './LiveMap/LiveMap.tsx'
export type { LivePosition } from './LiveMap/LivePosition.ts'
export { freshness, positionAge, type Freshness, type PositionAge } from './LiveMap/positionAge.ts'
