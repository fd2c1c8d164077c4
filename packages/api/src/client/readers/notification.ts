import type {
  AlarmKind,
  FleetNotification,
  GroupRules,
  NotificationChannels,
  NotificationKind,
  NotificationRules,
  RuleTime,
} from '../../models.ts'
import {
  flag,
  id,
  number,
  numberWithin,
  optional,
  or,
  orNull,
  record,
  rows,
  text,
  type Reader,
  word,
  words,
} from './reader.ts'

const kind = word<NotificationKind>()

/** Reads an optional field. Throws an error if the field is present but invalid. */
function given<T>(read: Reader<T>): Reader<T | undefined> {
  return (value) => (value === undefined ? undefined : read(value))
}

const channels = given(
  record<NotificationChannels>({ list: flag, push: flag, sound: flag, email: given(flag) }),
)
const ids = given((value) => (Array.isArray(value) ? value.map(number) : rows(number)(value)))
const alarmKind = word<AlarmKind>()
const alarms: Reader<AlarmKind[]> = (value) =>
  Array.isArray(value) ? value.map(alarmKind) : rows(alarmKind)(value)

const chosen = given(
  record({
    alarm: ids,
    silent: ids,
    speeding: ids,
    moving: ids,
    engine_on: ids,
    low_voltage: ids,
    trip_started: ids,
    trip_ended: ids,
    no_driver: ids,
  }),
)
const weekday = word<RuleTime['days'][number]>()
const time = given(
  record<RuleTime>({
    outside_work: flag,
    days: (value) => (Array.isArray(value) ? value.map(weekday) : rows(weekday)(value)),
    from: text,
    to: text,
  }),
)

/** Reads a notification. Title and time are required. */
export const notification = record<FleetNotification>({
  id: numberWithin(0, Number.MAX_SAFE_INTEGER),
  kind,
  title: text,
  body: words,
  at: text,
  read: or(flag, false),
  to: orNull(text),
  important: or(flag, false),
  simulated: or(flag, false),
  count: or(number, 1),
})

const count = optional(number)

const times = given(
  record({
    alarm: time,
    silent: time,
    speeding: time,
    moving: time,
    engine_on: time,
    low_voltage: time,
    trip_started: time,
    trip_ended: time,
    no_driver: time,
  }),
)
const rulesOfAll = {
  alarm: record({ on: flag, kinds: alarms }),
  silent: record({ on: flag, minutes: number }),
  speeding: record({ on: flag, kmh: number, seconds: number }),
  moving: flag,
  engine_on: flag,
  low_voltage: record({ on: flag, volts: number }),
  trip_started: flag,
  trip_ended: flag,
  no_driver: flag,
  times,
}

/** Reads the rules of a depot. */
export const groupRules = record<GroupRules>(rulesOfAll)

/** Reads the rules of a user. Adds no defaults, because the next save would store them as the user's choice. */
export const notificationRules = record<NotificationRules>({
  ...rulesOfAll,
  unknown_device: flag,
  quiet: record({ on: flag, from: text, to: text }),
  zone: text,
  channels: given(
    record({
      alarm: channels,
      silent: channels,
      speeding: channels,
      moving: channels,
      engine_on: channels,
      low_voltage: channels,
      trip_started: channels,
      trip_ended: channels,
      unknown_device: channels,
      no_driver: channels,
    }),
  ),
  vehicles: chosen,
  groups: chosen,
  permitted: optional(rows(kind)),
  depot_rules: optional(rows(record({ id, name: text, kinds: rows(kind) }))),
  email_offered: optional(flag),
  told: optional(
    record({
      alarm: count,
      silent: count,
      speeding: count,
      moving: count,
      engine_on: count,
      low_voltage: count,
      trip_started: count,
      trip_ended: count,
      unknown_device: count,
      no_driver: count,
    }),
  ),
})
