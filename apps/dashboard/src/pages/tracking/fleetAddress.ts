import { fleetGroups, type FleetQuery } from '@sikud/maps/fleet'

/** What the address of Pelacakan holds where the whole fleet is shown. */
export interface FleetAddress {
  query: FleetQuery
  /** The id of the selected vehicle's device. */
  vehicle: string | null
}

/** Reads the address; what makes no sense in it counts as absent. */
export function parseFleetAddress(params: URLSearchParams): FleetAddress {
  const named = (params.get('status') ?? '').split(',')
  return {
    query: {
      groups: fleetGroups.filter((group) => named.includes(group)),
      words: params.get('q') ?? '',
    },
    vehicle: params.get('vehicle') || null,
  }
}

/** Writes the address, and keeps what else was in it. */
export function fleetParams({ query, vehicle }: FleetAddress, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current)
  const set = (name: string, value: string | null) => {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  set('status', query.groups.join(','))
  set('q', query.words)
  set('vehicle', vehicle)
  return params
}
