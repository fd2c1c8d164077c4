import { authCalls } from './calls/auth.ts'
import { brandCalls } from './calls/brand.ts'
import { deviceCalls } from './calls/device.ts'
import { driverCalls } from './calls/driver.ts'
import { geocodeCalls } from './calls/geocode.ts'
import { gpsCalls } from './calls/gps.ts'
import { ingestCalls } from './calls/ingest.ts'
import { locationCalls } from './calls/location.ts'
import { meCalls } from './calls/me.ts'
import { roleCalls } from './calls/role.ts'
import { userCalls } from './calls/user.ts'
import { vehicleCalls } from './calls/vehicle.ts'
import { createTransport } from './createTransport.ts'
import type { FleetClientOptions } from './FleetClientOptions.ts'

/** One method for each call of the contract, named as there. */
export type FleetClient = ReturnType<typeof createFleetClient>

/** A client of the fleet API: reads return the bare data, writes the server's message, every failure is an `ApiError`. */
export function createFleetClient(options: FleetClientOptions) {
  const api = createTransport(options)
  return {
    ...authCalls(api),
    ...meCalls(api),
    ...locationCalls(api),
    ...gpsCalls(api, options.parseTrips),
    ...geocodeCalls(api),
    ...ingestCalls(api),
    ...deviceCalls(api),
    ...driverCalls(api),
    ...vehicleCalls(api),
    ...brandCalls(api),
    ...userCalls(api),
    ...roleCalls(api),
  }
}
