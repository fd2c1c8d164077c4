import { serveFollower } from '@sikud/api/live'

serveFollower()
