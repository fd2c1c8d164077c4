import { serveTrips } from '@sikud/maps/trips-worker'

serveTrips()
