import { BackgroundWork } from '../background/BackgroundWork.ts'
import type { Database, Queryable } from '../database/Database.ts'
import type { FleetEvent } from './FleetEvent.ts'
import type { Recipient } from './Recipient.ts'
import { noteEvents } from './eventRepository.ts'
import { findSilent } from './findSilent.ts'
import { findSpeeding, slowestOf } from './findSpeeding.ts'
import { findStoredTrips } from './findStoredTrips.ts'
import { findTripStarts } from './findTripStarts.ts'
import { findUnknown } from './findUnknown.ts'
import { readRecipients } from './recipientRepository.ts'
import { tell } from './tell.ts'
import { type Watermark, storeTurn, takeTurn } from './watermarkRepository.ts'

/** Silences, trips and what other servers stored are looked for unasked. */
const pace = { everyMs: 5_000, shortestPauseMs: 1_000, pauseShare: 4 }

/** Looks in the background for what users want to be told of, soon after it is stored. */
export class NotificationWatch extends BackgroundWork {
  constructor(database: Database, onError: (error: unknown) => void = console.error) {
    super(() => look(database, onError), pace)
  }
}

async function look(database: Database, onError: (error: unknown) => void): Promise<boolean> {
  try {
    return await lookOnce(database, Date.now())
  } catch (error) {
    onError(error)
    return false
  }
}

/**
 * Looks once at what is new in the fleet and tells users of it, all in one transaction: what it found is told, or found
 * again. Answers whether there is more. While another server looks, this one sees nothing to do.
 */
export function lookOnce(database: Database, now: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const mark = await takeTurn(transaction, now)
    if (mark === null) return false
    const recipients = await readRecipients(transaction)
    const { events, isDone, hasMore } = await findEvents(transaction, recipients, mark)
    await tell(transaction, recipients, await noteEvents(transaction, events, now), now)
    await storeTurn(transaction, mark, { isDone, slowestKmh: slowestOf(recipients) })
    return hasMore
  })
}

async function findEvents(transaction: Queryable, recipients: readonly Recipient[], mark: Watermark) {
  const silent = await findSilent(transaction, recipients, mark)
  const started = await findTripStarts(transaction, recipients, mark.now)
  const stored = await findStoredTrips(transaction, recipients, mark)
  const unknown = await findUnknown(transaction, recipients, mark)
  // Last, since whoever stores positions waits for the rows that it takes.
  const speeding = await findSpeeding(transaction, recipients)
  const events: FleetEvent[] = [
    ...silent.events,
    ...started,
    ...stored.events,
    ...unknown,
    ...speeding.events,
  ]
  const isDone = !silent.hasMore && !stored.hasMore
  return { events, isDone, hasMore: !isDone || speeding.hasMore }
}
