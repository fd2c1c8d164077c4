/**
 * SQL that builds the JSON text of a device, joined with `vehicle`, `vehicle_type`, `brand`, `driver` and its last position
 * as `place`. The database builds it, because 10,000 objects would block this process.
 */

/** Six decimals are 10 cm; further ones are noise and a third of the bytes. */
const lat = `coalesce((round(place.lat * 1e6) / 1e6)::text, 'null')`
const lng = `coalesce((round(place.lng * 1e6) / 1e6)::text, 'null')`
const speed = `coalesce((round(nullif(place.speed, 'NaN') * 10) / 10)::text, 'null')`
const heading = `coalesce(round(nullif(place.heading, 'NaN'))::text, 'null')`
const milliseconds = `coalesce(floor(extract(epoch from place.time) * 1000)::text, 'null')`
const time = `coalesce(to_char(place.time at time zone 'UTC', '\\"YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\\"'), 'null')`
const status = `to_json(coalesce(place.status, 'Tidak ada data'))`
const simulated = `case when place.simulated or device.simulated then 'true' else 'false' end`

const vehicle = `case when vehicle.id is null then 'null' else '{"id":' || vehicle.id || ',"number":'
  || to_json(vehicle.number) || ',"name":' || to_json(brand.name || ' ' || vehicle_type.name) || '}' end`
const driver = `case when driver.id is null then 'null' else
  '{"id":' || driver.id || ',"name":' || to_json(driver.name) || '}' end`

/** A `LivePosition` of the contract. */
export const livePosition = `'{"device":{"id":' || device.id || ',"name":' || to_json(device.name)
  || ',"imei":' || to_json(device.imei) || '},"vehicle":' || ${vehicle} || ',"driver":' || ${driver}
  || ',"lat":' || ${lat} || ',"lng":' || ${lng} || ',"speed":' || ${speed} || ',"heading":' || ${heading}
  || ',"time":' || ${time} || ',"status":{"text":' || ${status} || '},"simulated":' || ${simulated} || '}'`

const moves = {
  id: 'device.id::text',
  lat,
  lng,
  speed,
  heading,
  time: milliseconds,
  status: `${status}::text`,
  simulated,
}
const columns = Object.entries(moves).map(
  ([name, value]) => `'"${name}":[' || string_agg(${value}, ',') || ']'`,
)

/** An empty `LiveMoves`. */
export const noMoves = JSON.stringify(Object.fromEntries(Object.keys(moves).map((name) => [name, []])))

/** A `LiveMoves` of the contract, aggregated over rows of `device` and `place`; null where there are none. */
export const liveMoves = `'{' || ${columns.join(` || ',' || `)} || '}'`

/** The joins that `livePosition` needs beside `device`. */
export const livePositionJoins = `left join last_position place on place.device_id = device.id
  left join vehicle on vehicle.id = device.vehicle_id
  left join vehicle_type on vehicle_type.id = vehicle.type_id
  left join brand on brand.id = vehicle_type.brand_id
  left join driver on driver.id = device.driver_id`
