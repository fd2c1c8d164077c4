import type { FleetNotification, NotificationKind, NotificationRules } from '../models.ts'
import {
  flag,
  number,
  numberWithin,
  optional,
  or,
  orNull,
  record,
  rows,
  text,
  word,
  words,
} from './reader.ts'

const kind = word<NotificationKind>()

/** Reads a notification; title and time are required. */
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

/** Reads the rules of a user strictly: a default would be saved as the user's choice. */
export const notificationRules = record<NotificationRules>({
  silent: record({ on: flag, minutes: number }),
  speeding: record({ on: flag, kmh: number, seconds: number }),
  trip_started: flag,
  trip_ended: flag,
  unknown_device: flag,
  no_driver: flag,
  quiet: record({ on: flag, from: text, to: text }),
  zone: text,
  permitted: optional(rows(kind)),
})
