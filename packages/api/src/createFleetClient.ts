import { assignmentCalls } from './calls/assignment.ts'
import { auditCalls } from './calls/audit.ts'
import { authCalls } from './calls/auth.ts'
import { brandCalls } from './calls/brand.ts'
import { deviceCalls } from './calls/device.ts'
import { driverCalls } from './calls/driver.ts'
import { geocodeCalls } from './calls/geocode.ts'
import { gpsCalls } from './calls/gps.ts'
import { groupCalls } from './calls/group.ts'
import { ingestCalls } from './calls/ingest.ts'
import { locationCalls } from './calls/location.ts'
import { meCalls } from './calls/me.ts'
import { passkeyCalls } from './calls/passkey.ts'
import { roleCalls } from './calls/role.ts'
import { securityCalls } from './calls/security.ts'
import { systemCalls } from './calls/system.ts'
import { userCalls } from './calls/user.ts'
import { vehicleCalls } from './calls/vehicle.ts'
import { createTransport } from './transport/createTransport.ts'
import type { FleetClientOptions } from './FleetClientOptions.ts'
import { createServerClock } from './serverClock.ts'

/**
 * A client of the fleet API. It has one method for each operation of the contract, with the name of the operation,
 * except operations of trackers and notifications. It also has `serverNow`.
 */
export type FleetClient = ReturnType<typeof createFleetClient>

/**
 * Creates a client of the fleet API. Methods that read return data, and methods that write return the server's message.
 * Each failure is an `ApiError`.
 */
export function createFleetClient(options: FleetClientOptions) {
  const clock = createServerClock()
  const api = createTransport({ ...options, clock })
  return {
    /**
     * Returns the server's time in epoch ms, from `Date` headers. Before the first response, it is the browser's time.
     */
    serverNow: () => Date.now() + clock.offset(),
    ...authCalls(api),
    ...meCalls(api),
    ...locationCalls(api),
    ...gpsCalls(api, options.parseTrips),
    ...geocodeCalls(api),
    ...ingestCalls(api),
    ...deviceCalls(api),
    ...assignmentCalls(api),
    ...driverCalls(api),
    ...vehicleCalls(api),
    ...brandCalls(api),
    ...userCalls(api),
    ...securityCalls(api),
    ...passkeyCalls(api),
    ...roleCalls(api),
    ...groupCalls(api),
    ...auditCalls(api),
    ...systemCalls(api),
  }
}
