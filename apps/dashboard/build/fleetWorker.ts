import { serveFollower } from '@sikud/api/live-worker'

serveFollower()
