export { TripPlayback } from './TripPlayback/TripPlayback.tsx'
export { newestFirst, sessionKey } from './TripPlayback/sessionList.ts'
