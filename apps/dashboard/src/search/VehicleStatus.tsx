import { useVehicleNow } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { PositionStatus } from '@sikud/ui/search'
import { useEffect, useState } from 'react'
import { useServices } from '../services.ts'

/** Delay in ms before a vehicle is looked up, so that results of unfinished words cause no requests. */
const STILL_MS = 300

/** Shows the status of a vehicle that the search has found; nothing until it is known. */
export function VehicleStatus({ id }: { id: Id }) {
  const [isStill, setStill] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), STILL_MS)
    return () => clearTimeout(timer)
  }, [])
  return isStill ? <LoadedStatus id={id} /> : null
}

function LoadedStatus({ id }: { id: Id }) {
  const { client } = useServices()
  const { data, dataUpdatedAt } = useVehicleNow(id)
  if (!data?.position) return null
  return (
    <PositionStatus
      position={data.position}
      loadedAt={dataUpdatedAt + data.serverOffset}
      clock={client.serverNow}
    />
  )
}
