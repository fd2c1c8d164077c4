import type { components } from '@sikud/api/schema'
import type { Coordinate } from '../measure/distance.ts'

/** What somebody may be told of. */
export type NotificationKind = components['schemas']['NotificationKind']

/** What is particular to each kind; times are milliseconds since 1970. */
export type EventDetails =
  | { kind: 'speeding'; start: number; highestKmh: number; kmh: number; seconds: number }
  | { kind: 'silent'; lastContact: number; minutes: number }
  | { kind: 'trip_started' }
  | { kind: 'trip_ended'; start: number; km: number }
  | { kind: 'no_driver' }
  | { kind: 'unknown_device'; imei: string }

/** Something that happened in the fleet, by a rule. */
export type FleetEvent = EventDetails & {
  /** Null for what is no device of ours. */
  deviceId: number | null
  /** When the rule was fulfilled. */
  at: number
  /** Another event of the same device, kind and rule between these moments is the same one, looked at again. */
  from: number
  to: number
  /** The plate, or how else one calls it. */
  name: string
  place: Coordinate | null
  simulated: boolean
}

/** What a rule says, where users have different ones; those with equal rules share an event. */
export function settingOf(event: EventDetails): string {
  if (event.kind === 'speeding') return `${String(event.kmh)}/${String(event.seconds)}`
  return event.kind === 'silent' ? String(event.minutes) : ''
}

/** The device that an event is about, or the IMEI of an unknown one. */
export function subjectOf(event: FleetEvent): string {
  return event.kind === 'unknown_device' ? event.imei : String(event.deviceId)
}

/** What makes an event this one and no other. */
export function keyOf(event: FleetEvent): string {
  return `${event.kind}:${subjectOf(event)}:${String(identityOf(event))}`
}

function identityOf(event: FleetEvent): number {
  if (event.kind === 'silent') return event.lastContact
  return event.kind === 'speeding' || event.kind === 'trip_ended' ? event.start : event.at
}
