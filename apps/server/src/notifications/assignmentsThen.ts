import type { Queryable } from '../database/Database.ts'
import { columnsOf } from '../database/sql.ts'
import type { FleetEvent } from './FleetEvent.ts'

interface Then {
  nr: number
  vehicleId: number | null
  groupId: number
  hasDriver: boolean
  name: string
}

/**
 * Returns the events with the vehicle and the depot that the device had at the time of each event, whatever changed
 * since. Leaves out an event about a missing driver if the device had one then. An event stays as it is if nothing is
 * known about its time.
 */
export async function asOfThen(transaction: Queryable, events: readonly FleetEvent[]): Promise<FleetEvent[]> {
  if (events.length === 0) return []
  const rows = await transaction.query<Then>(
    `select nr::int, assignment.vehicle_id as "vehicleId", assignment.group_id as "groupId",
       assignment.driver_id is not null as "hasDriver", coalesce(vehicle.number, device.name) as name
     from unnest($1::int[], $2::float8[]) with ordinality as event (device_id, at, nr)
     join device_assignment assignment on assignment.device_id = event.device_id
       and from_at <= to_timestamp(event.at / 1000) and (to_at is null or to_at > to_timestamp(event.at / 1000))
     join device on device.id = event.device_id
     left join vehicle on vehicle.id = assignment.vehicle_id`,
    columnsOf(events, 'deviceId', 'at'),
  )
  const found = new Map(rows.map((row) => [row.nr, row]))
  return events.flatMap((event, index) => {
    const then = found.get(index + 1)
    if (then === undefined) return [event]
    if (event.kind === 'no_driver' && (then.hasDriver || then.vehicleId === null)) return []
    return [{ ...event, vehicleId: then.vehicleId, groupId: then.groupId, name: then.name }]
  })
}
