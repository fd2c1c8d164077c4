import type { FleetClient } from '@sikud/api'
import { createGeocoder, type FindAddress } from '@sikud/api/geocoder'
import type { DashboardConfig } from '../config.ts'
import { useServices } from '../services.ts'

/** One for each client: all parts of the app wait for the same turn and know the same places. */
const finders = new WeakMap<FleetClient, FindAddress>()

/** Finds what stands at a place: by our server, or by the configured geocoder where the server is one of the base. */
export function useFindAddress(): FindAddress {
  const { client, config } = useServices()
  return findAddressOf(client, config)
}

function findAddressOf(client: FleetClient, { features, geocoder }: DashboardConfig): FindAddress {
  const before = finders.get(client)
  if (before) return before
  const direct = features.has('geocode') ? null : { url: geocoder }
  const { find } = createGeocoder({ client, direct })
  finders.set(client, find)
  return find
}
