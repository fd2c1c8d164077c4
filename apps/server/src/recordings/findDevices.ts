import type { Queryable } from '../database/Database.ts'
import { cleanImei, normaliseImei, normalisePlate } from '../identities/identityKeys.ts'
import { RecordingError } from './RecordingError.ts'

/** A device as a file names it, and the time span of its points; both times are null if no point has a time. */
export interface DeviceKey {
  key: string
  first: number | null
  last: number | null
}

export interface FoundDevice {
  id: number
  imei: string
  name: string
  groupId: number
}

/** The device of a key; null if there is none yet. `vehicleId` is the vehicle whose plate the key is. */
export interface KeyMatch {
  device: FoundDevice | null
  vehicleId: number | null
}

interface Candidate extends FoundDevice {
  nth: number
  isImei: boolean
}

/**
 * Finds the device of each key. A key is an IMEI, the name of a device, the plate of a vehicle, or `#` and the id of a
 * device. For a plate, the device is the one that the vehicle had at the time of the points. Throws `RecordingError` if
 * a key means several devices, or has letters that could not be decoded.
 */
export async function findDevices(
  database: Queryable,
  keys: readonly DeviceKey[],
): Promise<Map<string, KeyMatch>> {
  const damaged = keys.find(({ key }) => key.includes('\uFFFD'))
  if (damaged !== undefined) {
    throw new RecordingError(
      `Nama perangkat "${damaged.key}" memuat huruf yang tidak terbaca. Simpan berkasnya sebagai UTF-8, atau sebutkan --device.`,
    )
  }
  const candidates = Map.groupBy(await listCandidates(database, keys), ({ nth }) => nth)
  const vehicles = await findVehicles(database, keys)
  return new Map(
    keys.map(({ key }, index) => {
      const device = chooseDevice(key, candidates.get(index + 1) ?? [])
      return [key, { device, vehicleId: vehicles.get(normalisePlate(key)) ?? null }]
    }),
  )
}

async function listCandidates(database: Queryable, keys: readonly DeviceKey[]): Promise<Candidate[]> {
  return database.query(
    `with wanted as (
       select nth::int, key, imei_key, plate_key, to_timestamp(first_ms / 1000) as first, to_timestamp(last_ms / 1000) as last
       from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[]) with ordinality
         as key (key, imei_key, plate_key, first_ms, last_ms, nth)
     ), had as (
       select nth, assigned.device_id, vehicle.id as vehicle_id from wanted
       join vehicle on vehicle.number_key = plate_key
       join device_assignment assigned on assigned.vehicle_id = vehicle.id
         and from_at <= last and coalesce(to_at, 'infinity') > first
     ), found as (
       select nth, device.id, false as is_imei from wanted join device on '#' || device.id = key
       union all select nth, device.id, true from wanted
       join device on device.imei = key and device.imei_key is not null or device.imei_key = wanted.imei_key
       union all select nth, device.id, false from wanted join device on lower(device.name) = lower(key)
       union all select nth, device_id, false from had
       union all select nth, device.id, false from wanted
       join vehicle on vehicle.number_key = plate_key join device on device.vehicle_id = vehicle.id
       where not exists (select from had where had.nth = wanted.nth)
         and not exists (select from device_assignment other where other.device_id = device.id
           and other.vehicle_id is distinct from vehicle.id and from_at <= last and coalesce(to_at, 'infinity') > first)
     )
     select nth, device.id, device.imei, device.name, device.group_id as "groupId", bool_or(is_imei) as "isImei"
     from found join device on device.id = found.id group by nth, device.id order by nth, device.id`,
    [
      keys.map(({ key }) => key),
      keys.map(({ key }) => normaliseImei(key)),
      keys.map(({ key }) => normalisePlate(key)),
      keys.map(({ first }) => first),
      keys.map(({ last }) => last),
    ],
  )
}

async function findVehicles(database: Queryable, keys: readonly DeviceKey[]): Promise<Map<string, number>> {
  const rows = await database.query<{ id: number; key: string }>(
    'select id, number_key as key from vehicle where number_key = any($1)',
    [keys.map(({ key }) => normalisePlate(key))],
  )
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** Matches an IMEI. Nobody names a device or a vehicle like this, so an IMEI is never ambiguous. */
const IMEI = /^\d{14,16}$/

function chooseDevice(key: string, candidates: readonly Candidate[]): FoundDevice | null {
  const byImei = candidates.filter(({ isImei }) => isImei)
  const chosen = IMEI.test(cleanImei(key)) && byImei.length > 0 ? byImei : candidates
  if (chosen.length > 1) {
    const names = chosen.map(({ id, name, imei }) => `"${name}" (IMEI ${imei}, #${String(id)})`)
    throw new RecordingError(
      `"${key}" dapat berarti ${String(chosen.length)} perangkat: ${names.join(', ')}. ` +
        'Sebutkan IMEI atau nomor #-nya dengan --device, atau satukan dengan npm run merge-devices.',
    )
  }
  return chosen[0] ?? null
}

/** Finds a vehicle by its id or plate. Throws `RecordingError` if there is none. */
export async function findVehicle(database: Queryable, text: string): Promise<number> {
  const rows = await database.query<{ id: number }>(
    'select id from vehicle where number_key = $1 or id::text = $2 order by number_key = $1 desc limit 1',
    [normalisePlate(text), text.replace('#', '')],
  )
  if (rows[0] === undefined) throw new RecordingError(`Tidak ada kendaraan "${text}" (--vehicle).`)
  return rows[0].id
}

/** Finds a driver by id or name. Throws `RecordingError` if there is none, or several have the name. */
export async function findDriver(database: Queryable, text: string): Promise<number> {
  const rows = await database.query<{ id: number }>(
    'select id from driver where lower(name) = lower($1) or id::text = $2 order by id',
    [text.trim(), text.replace('#', '')],
  )
  if (rows.length > 1) {
    const ids = rows.map(({ id }) => String(id)).join(', ')
    throw new RecordingError(`"${text}" dapat berarti beberapa pengendara (--driver): nomor ${ids}.`)
  }
  if (rows[0] === undefined) throw new RecordingError(`Tidak ada pengendara "${text}" (--driver).`)
  return rows[0].id
}
