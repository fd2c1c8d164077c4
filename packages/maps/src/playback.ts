export { TripPlayback } from './TripPlayback/TripPlayback.tsx'
export { newestFirst, sessionKey } from './SessionChoice/sessionList.ts'
