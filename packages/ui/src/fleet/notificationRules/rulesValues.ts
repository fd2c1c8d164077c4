import type { NotificationRules, NotificationRulesInput } from '@sikud/api'

/** What the form of the rules holds; a switch bears the name under which the server speaks of its rule. */
export interface RulesValues {
  speeding: boolean
  speeding_kmh: string
  speeding_seconds: string
  silent: boolean
  silent_minutes: string
  no_driver: boolean
  unknown_device: boolean
  trip_started: boolean
  trip_ended: boolean
  quiet: boolean
  quiet_from: string
  quiet_to: string
  zone: string | null
}

/** The fields of the rules as they stand. */
export function rulesValues(rules: NotificationRules): RulesValues {
  const { silent, speeding, quiet, trip_started, trip_ended, unknown_device, no_driver, zone } = rules
  return {
    speeding: speeding.on,
    speeding_kmh: String(speeding.kmh),
    speeding_seconds: String(speeding.seconds),
    silent: silent.on,
    silent_minutes: String(silent.minutes),
    no_driver,
    unknown_device,
    trip_started,
    trip_ended,
    quiet: quiet.on,
    quiet_from: quiet.from,
    quiet_to: quiet.to,
    zone,
  }
}

/** What is sent; a rule that is off, and whose fields are not seen, keeps what it had. */
export function rulesInput(values: RulesValues, saved: NotificationRules): NotificationRulesInput {
  const { silent, speeding, quiet, trip_started, trip_ended, unknown_device, no_driver, zone } = values
  return {
    speeding: speeding
      ? { on: true, kmh: Number(values.speeding_kmh), seconds: Number(values.speeding_seconds) }
      : { ...saved.speeding, on: false },
    silent: silent ? { on: true, minutes: Number(values.silent_minutes) } : { ...saved.silent, on: false },
    no_driver,
    unknown_device,
    trip_started,
    trip_ended,
    quiet: quiet ? { on: true, from: values.quiet_from, to: values.quiet_to } : { ...saved.quiet, on: false },
    zone: zone ?? saved.zone,
  }
}

/** Whether a text is a whole number within the bounds. */
export function isWholeBetween(text: string, least: number, most: number): boolean {
  return /^\d{1,6}$/u.test(text.trim()) && Number(text) >= least && Number(text) <= most
}
