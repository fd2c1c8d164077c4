/** The sorts of events that have an icon and a filter of their own. */
export const notificationKinds = [
  'speeding',
  'silent',
  'no_driver',
  'unknown_device',
  'trip_started',
  'trip_ended',
] as const

/** One of the sorts of events that are told apart. */
export type KnownKind = (typeof notificationKinds)[number]

/** The sort of event that a word names, or null for any other word. */
export function knownKind(word: string | null | undefined): KnownKind | null {
  return notificationKinds.find((kind) => kind === word) ?? null
}
