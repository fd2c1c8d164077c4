import { fleetStatuses } from '../fleet/store/statusByAge.ts'
import type { FleetQuery } from '../fleet/store/fleetQuery.ts'

/** The state of Pelacakan, as the URL of its page contains it. */
export interface FleetAddress {
  query: FleetQuery
  /** Id of the selected vehicle's device. */
  vehicle: string | null
}

/** Parses the query of the URL; ignores invalid values. */
export function parseFleetAddress(params: URLSearchParams): FleetAddress {
  const named = (params.get('status') ?? '').split(',')
  return {
    query: {
      statuses: fleetStatuses.filter((status) => named.includes(status)),
      words: params.get('q') ?? '',
    },
    vehicle: params.get('vehicle') || null,
  }
}

/** Returns the query of the URL for this state; keeps other parameters. */
export function fleetParams({ query, vehicle }: FleetAddress, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current)
  const set = (name: string, value: string | null) => {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  set('status', query.statuses.join(','))
  set('q', query.words)
  set('vehicle', vehicle)
  return params
}
