import type { components } from '@sikud/api/schema'
import type { Language } from '../locales/messages.ts'
import { permissionFor } from '../security/scope.ts'
import type { FleetEvent, NotificationKind } from './FleetEvent.ts'
import { type DepotTimes, isWithin, type RuleTime, timeKey } from './ruleTimes.ts'

export type NotificationRules = components['schemas']['NotificationRules']

export type GroupRules = components['schemas']['GroupRules']

/** The rules of a user or of a depot, with what limits them. */
export interface RuleOwner {
  permissions: readonly string[]
  /** The depots whose events the rules find; null for all. */
  groupIds: readonly number[] | null
  rules: NotificationRules
  /**
   * For each kind, the depots that its rule covers, with all depots below them. If a kind is missing, its rule covers
   * all depots.
   */
  ruleGroups: Partial<Record<NotificationKind, ReadonlySet<number>>>
  /** For each kind, when its rule last changed, in milliseconds since 1970. */
  since: Partial<Record<NotificationKind, number>>
  /** From when rules that never changed apply, milliseconds since 1970: for a user, the creation of the account. */
  joined: number
}

/** The rules of a depot. They notify all users who see the depot; `groupIds` also contains the depots below it. */
export interface DepotRules extends RuleOwner {
  groupId: number
}

/** A user who can get notifications; `groupIds` are the depots that the user sees. */
export interface Recipient extends RuleOwner {
  userId: number
  /** Whether a browser of the user is registered for push messages. */
  hasBrowser: boolean
  /** The language in which the user reads. */
  language: Language
}

/** All kinds, in the order of the contract. */
export const notificationKinds = [
  'alarm',
  'silent',
  'speeding',
  'moving',
  'engine_on',
  'low_voltage',
  'trip_started',
  'trip_ended',
  'unknown_device',
  'no_driver',
] as const satisfies readonly NotificationKind[]

/** The rules of users who have not chosen any. */
export const defaultRules: NotificationRules = {
  alarm: { on: true, kinds: ['sos', 'power_cut'] },
  silent: { on: true, minutes: 60 },
  speeding: { on: true, kmh: 100, seconds: 30 },
  moving: false,
  engine_on: false,
  low_voltage: { on: false, volts: 11.8 },
  trip_started: false,
  trip_ended: false,
  unknown_device: true,
  no_driver: true,
  quiet: { on: false, from: '22:00', to: '05:00' },
  zone: 'Asia/Jakarta',
}

/** The rules of depots for which nobody has set any. */
export const defaultGroupRules: GroupRules = {
  alarm: { ...defaultRules.alarm, on: false },
  silent: { ...defaultRules.silent, on: false },
  speeding: { ...defaultRules.speeding, on: false },
  moving: false,
  engine_on: false,
  low_voltage: { ...defaultRules.low_voltage, on: false },
  trip_started: false,
  trip_ended: false,
  no_driver: false,
}

/** Returns the rules of a depot in the form of a user's rules. */
export function rulesOfDepot(rules: GroupRules): NotificationRules {
  return { ...defaultRules, unknown_device: false, ...rules }
}

export const isImportant: Record<NotificationKind, boolean> = {
  alarm: true,
  silent: true,
  speeding: true,
  moving: true,
  engine_on: true,
  low_voltage: true,
  no_driver: true,
  trip_started: false,
  trip_ended: false,
  unknown_device: false,
}

export function wants({ rules, permissions }: RuleOwner, kind: NotificationKind): boolean {
  return isOn(rules, kind) && permissions.includes(permissionFor[kind])
}

export function isOn(rules: NotificationRules, kind: NotificationKind): boolean {
  const rule = rules[kind]
  return typeof rule === 'boolean' ? rule : rule.on
}

/** Checks whether a rule uses a channel; a rule without a choice uses all channels except e-mail. */
export function usesChannel(
  rules: NotificationRules,
  kind: NotificationKind,
  channel: 'list' | 'push' | 'email',
): boolean {
  return rules.channels?.[kind]?.[channel] ?? channel !== 'email'
}

/** Returns the vehicles that a rule covers; undefined for all. */
export function vehiclesOf(rules: NotificationRules, kind: NotificationKind): readonly number[] | undefined {
  return kind === 'unknown_device' ? undefined : rules.vehicles?.[kind]
}

/** Returns the depots that a rule covers, without those below them; undefined for all. */
export function groupsOf(rules: NotificationRules, kind: NotificationKind): readonly number[] | undefined {
  return kind === 'unknown_device' ? undefined : rules.groups?.[kind]
}

/** The hours of the rules `moving` and `engine_on` until the user chooses others; the days and hours are those that the form offers. */
export const outsideWork: RuleTime = {
  outside_work: true,
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  from: '22:00',
  to: '05:00',
}

/** Returns the hours in which a rule applies; undefined for any time. */
export function timeOf(rules: NotificationRules, kind: NotificationKind): RuleTime | undefined {
  if (kind === 'unknown_device') return undefined
  return rules.times?.[kind] ?? (kind === 'moving' || kind === 'engine_on' ? outsideWork : undefined)
}

/** Returns the different hours of the rules of a kind that are on. */
export function timesOf(owners: readonly RuleOwner[], kind: 'moving' | 'engine_on'): RuleTime[] {
  const times = owners.flatMap((one) => (wants(one, kind) ? [timeOf(one.rules, kind) ?? outsideWork] : []))
  return [...new Map(times.map((time) => [timeKey(time), time])).values()]
}

/** Checks whether the rules of a depot notify a user of events of a kind: the user sees the depot and may see the kind. */
export function reaches(
  { groupId }: DepotRules,
  { permissions, groupIds }: Recipient,
  kind: NotificationKind,
): boolean {
  return permissions.includes(permissionFor[kind]) && (groupIds === null || groupIds.includes(groupId))
}

/**
 * Checks whether an event matches the rules of an owner and lies in one of the depots of these rules. A changed rule
 * applies to positions that arrive after the change, even late ones, and to a silence that reaches its time limit after
 * the change.
 */
export function appliesTo(
  owner: RuleOwner,
  event: FleetEvent,
  depots: ReadonlyMap<number, DepotTimes>,
): boolean {
  const isAfterChange = event.kind !== 'silent' || ruleSince(owner, event.kind) <= event.at
  return (
    isAfterChange &&
    sees(owner, event) &&
    wants(owner, event.kind) &&
    matchesSettings(owner, event) &&
    coversVehicle(owner, event) &&
    isInHours(owner, event, depots)
  )
}

/** Returns the time from which the rule of a kind applies, in milliseconds since 1970. */
export function ruleSince({ since, joined }: RuleOwner, kind: NotificationKind): number {
  return since[kind] ?? joined
}

/** Checks whether an event lies in the depots of rules; only rules for all depots find an event without a depot. */
function sees({ groupIds }: RuleOwner, { groupId }: FleetEvent): boolean {
  return groupIds === null || (groupId !== null && groupIds.includes(groupId))
}

function coversVehicle({ rules, ruleGroups }: RuleOwner, { kind, vehicleId, groupId }: FleetEvent): boolean {
  const [vehicles, groups] = [vehiclesOf(rules, kind), ruleGroups[kind]]
  if (vehicles === undefined && groups === undefined) return true
  const isChosen = vehicleId !== null && (vehicles?.includes(vehicleId) ?? false)
  return isChosen || (groupId !== null && (groups?.has(groupId) ?? false))
}

function isInHours(
  { rules }: RuleOwner,
  { kind, groupId, at }: FleetEvent,
  depots: ReadonlyMap<number, DepotTimes>,
): boolean {
  const time = timeOf(rules, kind)
  const depot = groupId === null ? undefined : depots.get(groupId)
  return time === undefined || depot === undefined || isWithin(time, depot, at)
}

function matchesSettings({ rules }: RuleOwner, event: FleetEvent): boolean {
  if (event.kind === 'alarm') return rules.alarm.kinds.includes(event.alarm)
  if (event.kind === 'moving' || event.kind === 'engine_on')
    return event.hours === timeKey(timeOf(rules, event.kind) ?? outsideWork)
  if (event.kind === 'low_voltage') return event.limit === rules.low_voltage.volts
  if (event.kind === 'silent') return event.minutes === rules.silent.minutes
  if (event.kind !== 'speeding') return true
  return event.kmh === rules.speeding.kmh && event.seconds === rules.speeding.seconds
}
