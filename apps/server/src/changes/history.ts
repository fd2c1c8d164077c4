import type { ArchivedKind } from '../records/archiveRepository.ts'

const reported = (kind: 'vehicle' | 'driver') => `exists (
  select from device_assignment past where past.${kind}_id = ${kind}.id
    and exists (select from position where position.device_id = past.device_id and position.time >= past.from_at
      and (past.to_at is null or position.time < past.to_at)))`

/**
 * SQL that is true for a row with history: a trip, a position, or an assignment during which the device reported. Such
 * a record is never deleted, only archived.
 */
export const hasHistory: Record<ArchivedKind, string> = {
  device: `(exists (select from gps_session where gps_session.device_id = device.id)
    or exists (select from position where position.device_id = device.id)
    or exists (select from last_position where last_position.device_id = device.id))`,
  vehicle: `(exists (select from trip_share where trip_share.vehicle_id = vehicle.id)
    or exists (select from gps_session where gps_session.vehicle_id = vehicle.id) or ${reported('vehicle')})`,
  driver: `(exists (select from trip_share where trip_share.driver_id = driver.id)
    or exists (select from gps_session where gps_session.driver_id = driver.id) or ${reported('driver')})`,
}
