import type { Queryable } from '../../database/Database.ts'

/** The whole fleet: a JSON list as text, and the snapshot of the database that it was read in. */
export interface FleetText {
  positions: string
  snapshot: string
}

/** What changed: members of two JSON lists as text, empty where nothing did. */
export interface ChangesText extends FleetText {
  removed: string
  /** Whether the snapshot to count from is one that this database can have made. */
  known: boolean
}

const reference = `'"device":{"id":' || device.id || ',"name":' || to_json(device.name) || ',"imei":' || to_json(device.imei)
  || '},"vehicle":' || case when vehicle.id is null then 'null' else '{"id":' || vehicle.id
    || ',"number":' || to_json(vehicle.number) || ',"name":' || to_json(brand.name || ' ' || vehicle_type.name) || '}' end
  || ',"driver":' || case when driver.id is null then 'null' else
    '{"id":' || driver.id || ',"name":' || to_json(driver.name) || '}' end`
/** Six decimals are 10 cm: what a tracker sends beyond that is noise, and a third of the bytes. */
const place = `',"lat":' || coalesce((round(place.lat * 1e6) / 1e6)::text, 'null')
  || ',"lng":' || coalesce((round(place.lng * 1e6) / 1e6)::text, 'null')
  || ',"speed":' || coalesce((round(nullif(place.speed, 'NaN') * 10) / 10)::text, 'null')
  || ',"heading":' || coalesce(round(nullif(place.heading, 'NaN'))::text, 'null')
  || ',"time":' || coalesce(to_json(date_trunc('milliseconds', place.time))::text, 'null')
  || ',"status":{"text":' || to_json(coalesce(place.status, 'Tidak ada data'))
  || case when place.simulated or device.simulated then '},"simulated":true}' else '}}' end`
/** Changed by a transaction that the snapshot did not see; the first half spares old rows the look into the list. */
const isNew = `changed_by >= pg_snapshot_xmin(since.snapshot) and not pg_visible_in_snapshot(changed_by, since.snapshot)`
const joins = `left join last_position place on place.device_id = device.id
  left join vehicle on vehicle.id = device.vehicle_id
  left join vehicle_type on vehicle_type.id = vehicle.type_id
  left join brand on brand.id = vehicle_type.brand_id
  left join driver on driver.id = device.driver_id`

/** Reads where every device was last, as JSON that the database makes: ten thousand objects would keep this process busy. */
export async function readFleet(database: Queryable): Promise<FleetText> {
  const [row] = await database.query<FleetText>(
    `select pg_current_snapshot()::text as snapshot,
       '[' || coalesce(string_agg('{' || ${reference} || ${place}, ',' order by device.name, device.id), '') || ']' as positions
     from device ${joins}`,
  )
  return row ?? { positions: '[]', snapshot: '' }
}

/** Reads what a snapshot did not see yet; vehicle and driver only of devices whose own records changed. */
export async function readChanges(database: Queryable, since: string): Promise<ChangesText> {
  const [row] = await database.query<ChangesText>(
    `with since as (select $1::pg_snapshot as snapshot),
     changed as (
       select device_id, bool_or(renamed) as renamed from (
         select id as device_id, true as renamed from device, since where ${isNew}
         union all select device_id, false from last_position, since where ${isNew}
       ) as either group by device_id
     )
     select pg_current_snapshot()::text as snapshot,
       pg_snapshot_xmax(since.snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as known,
       (select coalesce(string_agg('{' || case when renamed then ${reference} else '"device":{"id":' || device.id || '}' end
         || ${place}, ','), '') from changed join device on device.id = changed.device_id ${joins}) as positions,
       (select coalesce(string_agg(device_id::text, ','), '') from removed_device where ${isNew}) as removed
     from since`,
    [since],
  )
  return row ?? { positions: '', removed: '', snapshot: since, known: false }
}

/** The snapshot of now. */
export async function readSnapshot(database: Queryable): Promise<string> {
  const [row] = await database.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  return row?.snapshot ?? ''
}
