export { SystemState } from './fleet/system/SystemState.tsx'
