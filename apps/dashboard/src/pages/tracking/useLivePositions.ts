import { statusText } from '@sikud/api'
import type { LastPosition } from '@sikud/api'
import { positionQueries } from '@sikud/api/queries'
import type { LivePosition } from '@sikud/maps/live'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFleetClient } from '../../services.ts'

const pollEvery = 5000

/** The latest position, asked for every five seconds while the tab is visible. */
export function useLivePositions() {
  const query = useQuery({ ...positionQueries(useFleetClient()).last(), refetchInterval: pollEvery })
  const { data, dataUpdatedAt } = query
  const changedAt = useChangedAt(data, dataUpdatedAt)
  const positions = useMemo(() => (data ? [livePosition(data, changedAt)] : []), [data, changedAt])
  return { ...query, positions }
}

/**
 * When the value was seen to change; undefined until then, since the first answer may be of any age. Equal answers keep the
 * same object, so that identity tells.
 */
function useChangedAt(value: unknown, updatedAt: number): number | undefined {
  const [seen, setSeen] = useState<{ value: unknown; at: number | undefined }>({ value, at: undefined })
  if (seen.value !== value) setSeen({ value, at: seen.value === undefined ? undefined : updatedAt })
  return seen.at
}

function livePosition(position: LastPosition, changedAt: number | undefined): LivePosition {
  const { lat, lng, status, time, device, vehicle, simulated } = position
  return {
    key: String(device?.id ?? 'last'),
    lat,
    lng,
    statusText: statusText(status),
    time,
    changedAt,
    vehicleName: vehicle?.name,
    plate: vehicle?.number,
    simulated,
  }
}
