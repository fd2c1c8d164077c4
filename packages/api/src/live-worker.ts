export { serveFollower, type WorkerScope } from './live/worker/serveFollower.ts'
