import type {
  AlarmKind,
  GroupPlace,
  GroupRules,
  NotificationChannels,
  NotificationRules,
  NotificationRulesInput,
  RuleTime,
  Vehicle,
} from '@sikud/api'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { weekdays } from '../group/groupTimes.ts'
import { type KnownKind, notificationKinds } from '../notification/notificationKinds.ts'

/** The kinds of events that belong to a vehicle; their rules can cover chosen vehicles. */
export const vehicleKinds = [
  'alarm',
  'silent',
  'speeding',
  'moving',
  'engine_on',
  'low_voltage',
  'trip_started',
  'trip_ended',
  'no_driver',
] as const

/** A kind of event whose rule can cover chosen vehicles. */
export type VehicleKind = (typeof vehicleKinds)[number]

/** Returns the kind of event if its rule can cover chosen vehicles, else null. */
export function vehicleKind(kind: KnownKind): VehicleKind | null {
  return kind === 'unknown_device' ? null : kind
}

/** The vehicles that a rule can cover, and the state of the request that loads them. */
export type VehicleChoices = Choices<Vehicle>

/** The vehicles and depots from which the user chooses those that a rule covers. */
export interface CoverChoices {
  /** If undefined, the user cannot change which vehicles a rule covers. */
  vehicles: VehicleChoices | undefined
  /** Undefined if the server lacks the extension `groups`. */
  groups: Choices<GroupPlace> | undefined
}

/** Maximum number of vehicles that a rule can list. */
export const MAX_COVERED = 500

/** Ids of the vehicles and of the depots that a rule covers; it covers all vehicles if both are null. */
export interface Cover {
  vehicles: number[] | null
  groups: number[] | null
}

/** Values of the rules form. The name of each switch is the name of its rule on the server. */
export interface RulesValues {
  alarm: boolean
  alarm_kinds: readonly AlarmKind[]
  speeding: boolean
  speeding_kmh: number | null
  speeding_seconds: number | null
  silent: boolean
  silent_minutes: number | null
  moving: boolean
  engine_on: boolean
  low_voltage: boolean
  low_voltage_volts: number | null
  no_driver: boolean
  unknown_device: boolean
  trip_started: boolean
  trip_ended: boolean
  quiet: boolean
  quiet_from: string
  quiet_to: string
  zone: string | null
  channels: Record<KnownKind, NotificationChannels>
  /** Ids of the vehicles that each rule covers; see `Cover`. */
  vehicles: Record<VehicleKind, number[] | null>
  groups: Record<VehicleKind, number[] | null>
  /** The hours in which each rule applies; null for any time. */
  times: Record<VehicleKind, RuleTime | null>
}

const noChoice = {
  alarm: null,
  silent: null,
  speeding: null,
  moving: null,
  engine_on: null,
  low_voltage: null,
  trip_started: null,
  trip_ended: null,
  no_driver: null,
}
const everyChannel: NotificationChannels = { list: true, push: true, sound: true }

/** The hours that the form offers first. */
export const firstTime: RuleTime = { outside_work: true, days: [...weekdays], from: '22:00', to: '05:00' }

/** The server treats a shorter duration of speeding, in seconds, as this one. */
export const LEAST_SPEEDING_S = 10

/** Returns the form values of the stored rules. */
export function rulesValues(rules: NotificationRules): RulesValues {
  const {
    alarm,
    silent,
    speeding,
    quiet,
    moving,
    engine_on,
    low_voltage,
    trip_started,
    trip_ended,
    unknown_device,
    no_driver,
    zone,
  } = rules
  return {
    alarm: alarm.on,
    alarm_kinds: alarm.kinds,
    speeding: speeding.on,
    speeding_kmh: speeding.kmh,
    speeding_seconds: Math.max(LEAST_SPEEDING_S, speeding.seconds),
    silent: silent.on,
    silent_minutes: silent.minutes,
    moving,
    engine_on,
    low_voltage: low_voltage.on,
    low_voltage_volts: low_voltage.volts,
    no_driver,
    unknown_device,
    trip_started,
    trip_ended,
    quiet: quiet.on,
    quiet_from: quiet.from,
    quiet_to: quiet.to,
    zone,
    channels: {
      alarm: everyChannel,
      silent: everyChannel,
      speeding: everyChannel,
      moving: everyChannel,
      engine_on: everyChannel,
      low_voltage: everyChannel,
      trip_started: everyChannel,
      trip_ended: everyChannel,
      unknown_device: everyChannel,
      no_driver: everyChannel,
      ...rules.channels,
    },
    vehicles: { ...noChoice, ...rules.vehicles },
    groups: { ...noChoice, ...rules.groups },
    times: { ...noChoice, moving: firstTime, engine_on: firstTime, ...rules.times },
  }
}

/** Returns the request body. A rule that is off keeps its stored numbers, because the form hides their fields. */
export function rulesInput(values: RulesValues, saved: NotificationRules): NotificationRulesInput {
  const {
    silent,
    speeding,
    quiet,
    moving,
    engine_on,
    low_voltage,
    trip_started,
    trip_ended,
    unknown_device,
    no_driver,
    zone,
  } = values
  const groups = chosenOf(values.groups)
  return {
    alarm: values.alarm ? { on: true, kinds: [...values.alarm_kinds] } : { ...saved.alarm, on: false },
    speeding: speeding
      ? {
          on: true,
          kmh: values.speeding_kmh ?? saved.speeding.kmh,
          seconds: values.speeding_seconds ?? saved.speeding.seconds,
        }
      : { ...saved.speeding, on: false },
    silent: silent
      ? { on: true, minutes: values.silent_minutes ?? saved.silent.minutes }
      : { ...saved.silent, on: false },
    moving,
    engine_on,
    low_voltage: low_voltage
      ? { on: true, volts: values.low_voltage_volts ?? saved.low_voltage.volts }
      : { ...saved.low_voltage, on: false },
    no_driver,
    unknown_device,
    trip_started,
    trip_ended,
    quiet: quiet ? { on: true, from: values.quiet_from, to: values.quiet_to } : { ...saved.quiet, on: false },
    zone: zone ?? saved.zone,
    channels: Object.fromEntries(notificationKinds.map((kind) => [kind, channelsOf(values, kind)])),
    times: Object.fromEntries(
      vehicleKinds.flatMap((kind) => (values.times[kind] === null ? [] : [[kind, values.times[kind]]])),
    ),
    vehicles: chosenOf(values.vehicles),
    // Sends `groups` only to a server with depots.
    ...((saved.groups !== undefined || Object.keys(groups).length > 0) && { groups }),
  }
}

/** Returns the rules of a depot in the form of a user's rules; what a depot does not have gets values without effect. */
export function rulesOfGroup(rules: GroupRules): NotificationRules {
  const quiet = { on: false, from: '22:00', to: '05:00' }
  return {
    engine_on: false,
    low_voltage: { on: false, volts: 11.8 },
    ...rules,
    unknown_device: false,
    quiet,
    zone: 'Asia/Jakarta',
    permitted: [...vehicleKinds],
  }
}

/** Returns the request body of the rules of a depot. */
export function groupRulesInput(values: RulesValues, saved: NotificationRules): GroupRules {
  const {
    alarm = saved.alarm,
    silent,
    speeding,
    moving = false,
    engine_on = false,
    low_voltage = saved.low_voltage,
    trip_started,
    trip_ended,
    no_driver,
    times = {},
  } = rulesInput(values, saved)
  return {
    alarm,
    silent,
    speeding,
    moving,
    engine_on,
    low_voltage,
    trip_started,
    trip_ended,
    no_driver,
    times,
  }
}

function chosenOf(ids: RulesValues['vehicles']) {
  return Object.fromEntries(
    vehicleKinds.flatMap((kind) => {
      const chosen = ids[kind]
      return chosen === null || chosen.length === 0 ? [] : [[kind, chosen]]
    }),
  )
}

function channelsOf({ channels, ...values }: RulesValues, kind: KnownKind): NotificationChannels {
  // A rule that is on needs the list, push or e-mail. If a rule that is off has none of them, this sends all channels, so that the
  // rule is valid when the user turns it on again.
  return values[kind] || channels[kind].list || channels[kind].push || channels[kind].email
    ? channels[kind]
    : everyChannel
}
