import type { NotificationRules, NotificationRulesInput } from '@sikud/api'

/** Values of the rules form; each switch has the name of its rule on the server. */
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

/** Returns the form values of the stored rules. */
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

/** Returns the request body; a rule that is off keeps its stored numbers, since its fields are hidden. */
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

/** Returns whether a text is a whole number within the range. */
export function isWholeBetween(text: string, least: number, most: number): boolean {
  return /^\d{1,6}$/u.test(text.trim()) && Number(text) >= least && Number(text) <= most
}
