/** The kinds of events that have their own icon and filter. */
export const notificationKinds = [
  'alarm',
  'speeding',
  'silent',
  'moving',
  'engine_on',
  'no_driver',
  'low_voltage',
  'unknown_device',
  'trip_started',
  'trip_ended',
] as const

/** A kind of event that is in `notificationKinds`. */
export type KnownKind = (typeof notificationKinds)[number]

/** Returns the kind with that name, or null for an unknown name. */
export function knownKind(word: string | null | undefined): KnownKind | null {
  return notificationKinds.find((kind) => kind === word) ?? null
}
