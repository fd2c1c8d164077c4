import type { components } from '@sikud/api/schema'
import type { Coordinate } from '../measure/distance.ts'

export type AlarmKind = components['schemas']['AlarmKind']
export type NotificationKind = components['schemas']['NotificationKind']

/** The values of an event, by its kind; times are milliseconds since 1970. */
export type EventDetails =
  | { kind: 'alarm'; alarm: AlarmKind; driver: string | null }
  | { kind: 'speeding'; start: number; highestKmh: number; kmh: number; seconds: number }
  | { kind: 'silent'; lastContact: number; minutes: number }
  /** `hours` is the `timeKey` of the rule, also of `engine_on`; `start` is the start of the trip. */
  | { kind: 'moving'; hours: string; start: number }
  | { kind: 'engine_on'; hours: string }
  | { kind: 'low_voltage'; volts: number; limit: number }
  | { kind: 'trip_started' }
  | { kind: 'trip_ended'; start: number; km: number }
  | { kind: 'no_driver' }
  | { kind: 'unknown_device'; imei: string }

export type FleetEvent = EventDetails & {
  /** The id of the device; null for an unknown device. */
  deviceId: number | null
  /** The vehicle of the device; null if it has none. */
  vehicleId: number | null
  /** The depot of the vehicle or device at that time; null for an unknown device. */
  groupId: number | null
  /** Time at which the rule matched, in milliseconds since 1970. */
  at: number
  /**
   * If a stored event of the same device, kind and rule has its `at` between `from` and `to`, this event repeats the
   * stored event and is not stored.
   */
  from: number
  to: number
  /** The plate of the vehicle; the name of a device without a vehicle; the IMEI of an unknown device. */
  name: string
  place: Coordinate | null
  simulated: boolean
}

/** Returns the settings of the rule as text. Users whose rules have equal settings share one event. */
export function settingOf(event: EventDetails): string {
  if (event.kind === 'alarm') return event.alarm
  if (event.kind === 'speeding') return `${String(event.kmh)}/${String(event.seconds)}`
  if (event.kind === 'moving' || event.kind === 'engine_on') return event.hours
  if (event.kind === 'low_voltage') return String(event.limit)
  return event.kind === 'silent' ? String(event.minutes) : ''
}

/** Returns the device id of an event, or the IMEI of an unknown device. */
export function subjectOf(event: FleetEvent): string {
  return event.kind === 'unknown_device' ? event.imei : String(event.deviceId)
}

/** Returns the kind and subject of an event: a newer push replaces an older one of the same topic. */
export function topicOf(event: FleetEvent): string {
  const kind = event.kind === 'alarm' ? `alarm:${event.alarm}` : event.kind
  return `${kind}:${subjectOf(event)}`
}

export function keyOf(event: FleetEvent): string {
  return `${topicOf(event)}:${String(identityOf(event))}`
}

function identityOf(event: FleetEvent): number {
  if (event.kind === 'silent') return event.lastContact
  if (event.kind === 'speeding' || event.kind === 'trip_ended' || event.kind === 'moving') return event.start
  return event.at
}
