import type { Queryable } from '../../database/Database.ts'

/** The latest position of one device. */
export interface PositionRow {
  lat: number
  lng: number
  status: { text: string }
  time: string | null
  device: { id: number; name: string; imei: string }
  vehicle: { id: number; number: string; name: string } | null
  simulated: boolean
}

/**
 * The position of the device with the lowest id among those that reported within the last minute, so that the one marker
 * does not jump between vehicles; when none did, the newest of all.
 */
export async function findLastPosition(database: Queryable): Promise<PositionRow | null> {
  const [recent] = await database.query<PositionRow>(
    positionOf(`where received_at > now() - interval '1 minute' order by device_id limit 1`),
  )
  if (recent) return recent
  // Asked only then: it reads the whole fleet.
  const [newest] = await database.query<PositionRow>(
    positionOf('order by coalesce(time, received_at) desc, device_id limit 1'),
  )
  return newest ?? null
}

const positionOf = (choice: string) =>
  `select lat, lng, json_build_object('text', status) as status, to_json(time) #>> '{}' as time,
     json_build_object('id', device.id, 'name', device.name, 'imei', device.imei) as device,
     case when vehicle.id is not null then json_build_object('id', vehicle.id, 'number', vehicle.number,
       'name', brand.name || ' ' || vehicle_type.name) end as vehicle,
     chosen.simulated
   from (select * from last_position ${choice}) as chosen
   join device on device.id = chosen.device_id
   left join vehicle on vehicle.id = device.vehicle_id
   left join vehicle_type on vehicle_type.id = vehicle.type_id
   left join brand on brand.id = vehicle_type.brand_id`
