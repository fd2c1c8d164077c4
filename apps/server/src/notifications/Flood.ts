import type { FleetEvent, NotificationKind } from './FleetEvent.ts'
import type { Digest } from './eventTexts.ts'

/** So many of one kind a user is told one by one within this time; the others become one. */
export const tellSingly = 5
export const floodMs = 10 * 60_000
/** A flood that goes on is told anew after a day. */
export const longestDigestMs = 24 * 3_600_000
/** As many names as a digest needs, to tell them and to count the others. */
const namesKept = 10

/** What a user was told of a kind lately. */
export interface Told {
  userId: number
  kind: NotificationKind
  /** Notifications of their own within the last ten minutes. */
  singles: number
  /** The digest that takes what comes, while there is one. */
  digest: OpenDigest | null
}

/** A digest that still grows. */
export interface OpenDigest extends Digest {
  id: number
}

/** What becomes of new events: some are told by themselves, the others by a digest. */
export interface Split {
  singles: readonly FleetEvent[]
  rest: readonly FleetEvent[]
}

/** Decides which new events of one kind a user is told by themselves, the first of them. */
export function splitFlood(events: readonly FleetEvent[], told: Pick<Told, 'singles' | 'digest'>): Split {
  const room = told.digest === null ? Math.max(0, tellSingly - told.singles) : 0
  const inOrder = events.toSorted((a, b) => a.at - b.at)
  return { singles: inOrder.slice(0, room), rest: inOrder.slice(room) }
}

/** A digest after some events more. */
export function growDigest(before: Digest, events: readonly FleetEvent[]): Digest {
  const names = new Set([...before.names, ...events.map(({ name }) => name)])
  return {
    kind: before.kind,
    count: before.count + events.length,
    simulated: before.simulated + events.filter(({ simulated }) => simulated).length,
    names: [...names].slice(0, namesKept),
  }
}
