import type { FleetEvent, NotificationKind } from './FleetEvent.ts'
import type { Digest } from './eventTexts.ts'

/**
 * Maximum number of single notifications of one kind that a user gets within `FLOOD_MS`; further events join a digest.
 */
export const MAX_SINGLES = 5
export const FLOOD_MS = 10 * 60_000
/** A digest takes no more events after this time; if the flood continues, a new digest starts. */
export const MAX_DIGEST_MS = 24 * 3_600_000
/** Maximum number of names in a digest. The text gives only the number of the other events. */
const MAX_NAMES = 10

export interface RecentNotifications {
  userId: number
  kind: NotificationKind
  /** Number of single notifications within the last ten minutes. */
  singles: number
  /** The digest that new events join; null if there is none. */
  digest: OpenDigest | null
}

/** A stored digest that new events can join. */
export interface OpenDigest extends Digest {
  id: number
}

/** New events, divided into those that get single notifications and those that join a digest. */
export interface Split {
  singles: readonly FleetEvent[]
  rest: readonly FleetEvent[]
}

/** Divides new events of one kind; the earliest get single notifications. */
export function splitFlood(
  events: readonly FleetEvent[],
  recent: Pick<RecentNotifications, 'singles' | 'digest'>,
): Split {
  const room = recent.digest === null ? Math.max(0, MAX_SINGLES - recent.singles) : 0
  const inOrder = events.toSorted((a, b) => a.at - b.at)
  return { singles: inOrder.slice(0, room), rest: inOrder.slice(room) }
}

export function extendDigest(before: Digest, events: readonly FleetEvent[]): Digest {
  const names = new Set([...before.names, ...events.map(({ name }) => name)])
  return {
    kind: before.kind,
    count: before.count + events.length,
    simulated: before.simulated + events.filter(({ simulated }) => simulated).length,
    names: [...names].slice(0, MAX_NAMES),
  }
}
