import { osmandHandlers } from './ingest/osmand/osmandHandlers.ts'
import { accessHandlers } from './modules/access/accessHandlers.ts'
import { authHandlers } from './modules/auth/authHandlers.ts'
import { deviceHandlers } from './modules/device/deviceHandlers.ts'
import { driverHandlers } from './modules/driver/driverHandlers.ts'
import { geocodeHandlers } from './modules/geocode/geocodeHandlers.ts'
import { gpsHandlers } from './modules/gps/gpsHandlers.ts'
import { ingestHandlers } from './modules/ingest/ingestHandlers.ts'
import { liveHandlers } from './modules/live/liveHandlers.ts'
import { locationHandlers } from './modules/location/locationHandlers.ts'
import { meHandlers } from './modules/me/meHandlers.ts'
import { notificationHandlers } from './modules/notification/notificationHandlers.ts'
import { pushHandlers } from './modules/push/pushHandlers.ts'
import { roleHandlers } from './modules/role/roleHandlers.ts'
import { userHandlers } from './modules/user/userHandlers.ts'
import { vehicleHandlers } from './modules/vehicle/vehicleHandlers.ts'
import type { Handlers, Services } from './operations.ts'

/** All handlers, by the operationId that the contract names. */
export function buildHandlers(services: Services): Handlers {
  return {
    ...authHandlers(services),
    ...meHandlers(services),
    ...locationHandlers(services),
    ...gpsHandlers(services),
    ...liveHandlers(services),
    ...geocodeHandlers(services),
    ...ingestHandlers(services),
    ...osmandHandlers(services),
    ...notificationHandlers(services),
    ...pushHandlers(services),
    ...deviceHandlers(services),
    ...driverHandlers(services),
    ...vehicleHandlers(services),
    ...userHandlers(services),
    ...accessHandlers(services),
    ...roleHandlers(services),
  }
}
