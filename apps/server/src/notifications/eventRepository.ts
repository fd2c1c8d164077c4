import type { Queryable } from '../database/Database.ts'
import { columnsOf } from '../database/sql.ts'
import { cellOf, findPlaces } from '../geocode/geocodeRepository.ts'
import type { Coordinate } from '../measure/distance.ts'
import { type FleetEvent, settingOf, subjectOf } from './FleetEvent.ts'

/** Returns the events without those of archived devices, which notify nobody. */
export async function omitArchived(
  transaction: Queryable,
  events: readonly FleetEvent[],
): Promise<readonly FleetEvent[]> {
  if (events.length === 0) return events
  const rows = await transaction.query<{ id: number }>(
    'select id from device where id = any($1::int[]) and archived_at is not null',
    [events.flatMap(({ deviceId }) => deviceId ?? [])],
  )
  const archived = new Set(rows.map(({ id }) => id))
  return events.filter(({ deviceId }) => deviceId === null || !archived.has(deviceId))
}

/** Stores events; returns the events that were not stored before. */
export async function storeNewEvents(
  transaction: Queryable,
  events: readonly FleetEvent[],
  now: number,
): Promise<FleetEvent[]> {
  if (events.length === 0) return []
  const rows = events.map((event) => ({
    ...event,
    setting: settingOf(event),
    subject: subjectOf(event),
    at: Math.round(event.at),
    ...(event.kind === 'speeding'
      ? { started: event.start, ended: Math.max(event.at, event.to), highest: event.highestKmh }
      : { started: null, ended: null, highest: null }),
  }))
  const noted = await transaction.query<{ nr: number }>(
    `with found as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::float8[],
           $8::float8[], $9::float8[], $10::real[])
         with ordinality as found (kind, setting, subject, at_ms, from_ms, to_ms, started_ms, ended_ms, highest, nr)
     ), noted as (
       insert into fleet_event (kind, setting, subject, at, noticed_at, started_at, ended_at, highest_kmh)
       select kind, setting, subject, to_timestamp(at_ms / 1000), to_timestamp($7::float8 / 1000),
         to_timestamp(started_ms / 1000), to_timestamp(ended_ms / 1000), highest from found
       where not exists (
         select from fleet_event known where known.kind = found.kind and known.setting = found.setting
           and known.subject = found.subject
           and known.at between to_timestamp(from_ms / 1000) and to_timestamp(to_ms / 1000)
       )
       on conflict do nothing returning kind, setting, subject, at
     )
     select nr from found join noted using (kind, setting, subject) where noted.at = to_timestamp(at_ms / 1000)
     order by nr`,
    [
      ...columnsOf(rows, 'kind', 'setting', 'subject', 'at', 'from', 'to'),
      now,
      ...columnsOf(rows, 'started', 'ended', 'highest'),
    ],
  )
  return noted.flatMap(({ nr }) => events[nr - 1] ?? [])
}

export interface Candidate {
  userId: number
  event: FleetEvent
}

/** Returns the candidates whose user already has a notification of the same kind about the event. */
export async function listAlreadyNotified(
  transaction: Queryable,
  candidates: readonly Candidate[],
): Promise<Set<Candidate>> {
  if (candidates.length === 0) return new Set()
  const rows = candidates.map(({ userId, event }) => ({ ...event, userId, subject: subjectOf(event) }))
  const found = await transaction.query<{ nr: number }>(
    `select nr from unnest($1::int[], $2::text[], $3::text[], $4::float8[], $5::float8[])
       with ordinality as one (user_id, kind, subject, from_ms, to_ms, nr)
     where exists (
       select from notification where notification.user_id = one.user_id and notification.kind = one.kind
         and notification.subject = one.subject
         and at between to_timestamp(from_ms / 1000) and to_timestamp(to_ms / 1000))`,
    columnsOf(rows, 'userId', 'kind', 'subject', 'from', 'to'),
  )
  return new Set(found.flatMap(({ nr }) => candidates[nr - 1] ?? []))
}

/** Returns the address of coordinates; null if it is unknown. */
export type FindAddress = (place: Coordinate | null) => string | null

/** Looks up the cached addresses of events. Sends no geocoder requests: they are limited to one a second. */
export async function findAddresses(
  database: Queryable,
  events: readonly FleetEvent[],
): Promise<FindAddress> {
  const cells = new Set(events.flatMap(({ place }) => (place === null ? [] : [cellOf(place)])))
  const known = await findPlaces(database, [...cells])
  return (place) => {
    const found = place === null ? undefined : known.get(cellOf(place))
    return found?.road ?? found?.address ?? null
  }
}

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
