'use client'
import { useMemo } from 'react'
import { FleetMap, type FleetMapProps } from '../fleet/FleetMap.tsx'
import { type PageSearch, useOwnSearch } from '../parts/PageSearch.ts'
import type { FleetMemory } from './useKeptFleet.ts'
import { type FollowLive, useStreamedFleet } from './useStreamedFleet.ts'
import { fleetStatuses } from '../fleet/store/statusByAge.ts'
import type { FleetQuery } from '../fleet/store/fleetView.ts'

export interface LiveFleetProps extends Omit<
  FleetMapProps,
  'fleet' | 'connection' | 'error' | 'onRetry' | 'query' | 'onQuery' | 'selected' | 'onSelect'
> {
  /** Connects to the live fleet, such as `(listener) => followFleet({ client, ...listener })`. */
  follow: FollowLive
  /** Whether the server reports only one position; then there is nothing to filter or select. Must not change. */
  single?: boolean
  /** Id of the depot to show, including the depots below it; null for the whole fleet. */
  groupId?: string | null
  /** The query of the page's URL, which contains filter and selected vehicle. Default: kept in memory. */
  search?: PageSearch
  /** Keeps the last fleet for use without a connection; without it nothing is kept. */
  memory?: FleetMemory
}

/** Follows the live fleet, and shows it on a map that fills its parent. */
export function LiveFleet({
  follow,
  single = false,
  groupId = null,
  search,
  memory,
  ...props
}: LiveFleetProps) {
  const ownSearch = useOwnSearch()
  const { fleet, connection, error, retry } = useStreamedFleet(follow, { single, groupId, memory })
  const { params, write } = search ?? ownSearch
  const { query, vehicle } = useMemo(() => parseFleetAddress(params), [params])
  const go = (change: Partial<FleetAddress>) =>
    write((current) => fleetParams({ ...parseFleetAddress(current), ...change }, current), { replace: true })
  return (
    <FleetMap
      {...props}
      fleet={fleet}
      connection={connection}
      error={error?.message}
      onRetry={retry}
      query={query}
      onQuery={(next) => go({ query: next })}
      selected={vehicle}
      onSelect={(next) => go({ vehicle: next })}
    />
  )
}

/** The state of Pelacakan, as the URL of its page contains it. */
interface FleetAddress {
  query: FleetQuery
  /** Id of the selected vehicle's device. */
  vehicle: string | null
}

/** Parses the query of the URL; ignores invalid values. */
export function parseFleetAddress(params: URLSearchParams): FleetAddress {
  const named = (params.get('status') ?? '').split(',')
  const standing = params.get('standing') ?? ''
  return {
    query: {
      statuses: fleetStatuses.filter((status) => named.includes(status)),
      words: params.get('q') ?? '',
      standing: /^[1-9]\d{0,4}$/.test(standing) ? Number(standing) : null,
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
  set('standing', query.standing ? String(query.standing) : null)
  set('vehicle', vehicle)
  return params
}
