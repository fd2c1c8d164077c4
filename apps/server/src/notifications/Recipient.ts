import type { components } from '@sikud/api/schema'
import type { FleetEvent, NotificationKind } from './FleetEvent.ts'

/** What a user wants to be told of. */
export type NotificationRules = components['schemas']['NotificationRules']

/** A user who may be told of something, with the rules that hold for them. */
export interface Recipient {
  userId: number
  permissions: readonly string[]
  rules: NotificationRules
  /** Since when the rule of each kind reads as it does, milliseconds since 1970. */
  since: Partial<Record<NotificationKind, number>>
  /** Since when all other rules hold. */
  joined: number
  /** Whether a browser of theirs can be pushed to. */
  hasBrowser: boolean
}

/** The rules of who never chose any. */
export const usualRules: NotificationRules = {
  silent: { on: true, minutes: 60 },
  speeding: { on: true, kmh: 100, seconds: 30 },
  trip_started: false,
  trip_ended: false,
  unknown_device: true,
  no_driver: true,
  quiet: { on: false, from: '22:00', to: '05:00' },
  zone: 'Asia/Jakarta',
}

/** What a role has to grant to be told of a kind: whoever may not see it may not hear of it either. */
export const permissionFor: Record<NotificationKind, string> = {
  silent: 'position.view',
  speeding: 'position.view',
  no_driver: 'position.view',
  trip_started: 'session.list',
  trip_ended: 'session.list',
  unknown_device: 'device.create',
}

/** What should not wait among the others. */
export const isImportant: Record<NotificationKind, boolean> = {
  silent: true,
  speeding: true,
  no_driver: true,
  trip_started: false,
  trip_ended: false,
  unknown_device: false,
}

/** Whether a user is told of a kind at all. */
export function hears({ rules, permissions }: Recipient, kind: NotificationKind): boolean {
  const rule = rules[kind]
  return (typeof rule === 'boolean' ? rule : rule.on) && permissions.includes(permissionFor[kind])
}

/**
 * Whether an event is one by the rules of a user. They hold for what is reported from then on, however long a tracker has
 * kept it; only a silence has no report, and counts when it fell due since they hold.
 */
export function concerns(recipient: Recipient, event: FleetEvent): boolean {
  const holds = event.kind !== 'silent' || heldSince(recipient, event.kind) <= event.at
  return holds && hears(recipient, event.kind) && fits(recipient, event)
}

/** Since when the rule of a kind holds. */
export function heldSince({ since, joined }: Recipient, kind: NotificationKind): number {
  return since[kind] ?? joined
}

function fits({ rules }: Recipient, event: FleetEvent): boolean {
  if (event.kind === 'silent') return event.minutes === rules.silent.minutes
  if (event.kind !== 'speeding') return true
  return event.kmh === rules.speeding.kmh && event.seconds === rules.speeding.seconds
}
