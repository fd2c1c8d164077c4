import { BackgroundWork, logError } from '../background/BackgroundWork.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { asOfThen, omitArchived, storeNewEvents } from './eventRepository.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { type Recipient, timeOf, wants, notificationKinds } from './Recipient.ts'
import { type DepotTimes, readDepotTimes } from './ruleTimes.ts'
import { findAlarms, findSilent, findUnknown } from './findDeviceEvents.ts'
import { findSpeeding, lowestLimitOf } from './findSpeeding.ts'
import { findLateMovement, findStoredTrips, findTripStarts } from './findTripEvents.ts'
import { extendRuns } from './speedRepository.ts'
import { readRecipients } from './recipientRepository.ts'
import { notify } from './notify.ts'
import { type Watermark, storeWatermark, acquireWatermark } from './watermarkRepository.ts'

/**
 * A call of `wake` starts a check early, but the server calls it only for positions that it stores itself. Therefore
 * the check also runs at an interval, to find silent devices, trips, and positions that other servers store.
 */
const pace = { everyMs: 5_000, minPauseMs: 1_000, pauseFactor: 4 }

interface WatchOptions {
  /** Whether the server sends e-mail. */
  hasMail?: boolean
  onError?: (error: unknown) => void
}

export class NotificationWatch extends BackgroundWork {
  constructor(database: Database, { hasMail = false, onError = logError }: WatchOptions = {}) {
    super(() => checkSafely(database, hasMail, onError), pace)
  }
}

async function checkSafely(
  database: Database,
  hasMail: boolean,
  onError: (error: unknown) => void,
): Promise<boolean> {
  try {
    return await checkOnce(database, Date.now(), { hasMail })
  } catch (error) {
    onError(error)
    return false
  }
}

/**
 * Finds new events and notifies users in one transaction, so that no event is lost or repeated. Returns true if the
 * check reached its maximum number of devices, trips or positions; then the next check can find more immediately.
 * Returns false while another server runs the check.
 */
export function checkOnce(
  database: Database,
  now: number,
  { hasMail = false }: Pick<WatchOptions, 'hasMail'> = {},
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const mark = await acquireWatermark(transaction, now)
    if (mark === null) return false
    const recipients = await readRecipients(transaction)
    const depots = hasHours(recipients) ? await readDepotTimes(transaction) : new Map<number, DepotTimes>()
    const { events, runs, isDone, hasMore } = await findEvents(transaction, recipients, { mark, depots })
    const current = await omitArchived(transaction, events)
    const newEvents = await storeNewEvents(transaction, await asOfThen(transaction, current), now)
    await extendRuns(transaction, runs)
    await notify(transaction, recipients, newEvents, { depots, now, hasMail })
    await storeWatermark(transaction, mark, { isDone, lowestLimitKmh: lowestLimitOf(recipients) })
    return hasMore
  })
}

/** Checks whether a rule of a user applies only at certain hours; others need no times of depots. */
function hasHours(recipients: readonly Recipient[]): boolean {
  return recipients.some((one) =>
    notificationKinds.some((kind) => wants(one, kind) && timeOf(one.rules, kind) !== undefined),
  )
}

async function findEvents(
  transaction: Queryable,
  recipients: readonly Recipient[],
  { mark, depots }: { mark: Watermark; depots: ReadonlyMap<number, DepotTimes> },
) {
  const alarms = await findAlarms(transaction, recipients, mark)
  const silent = await findSilent(transaction, recipients, mark)
  const started = await findTripStarts(transaction, recipients, { depots, now: mark.now })
  const stored = await findStoredTrips(transaction, recipients, { depots, mark })
  const late = await findLateMovement(transaction, recipients, { depots, now: mark.now })
  const unknown = await findUnknown(transaction, recipients, mark)
  // Calls `findSpeeding` last, because it locks rows, and the server must wait for these locks before it can store new
  // positions.
  const speeding = await findSpeeding(transaction, recipients)
  const events: FleetEvent[] = [
    ...alarms.events,
    ...silent.events,
    ...started,
    ...late,
    ...stored.events,
    ...unknown,
    ...speeding.events,
  ]
  const isDone = !alarms.hasMore && !silent.hasMore && !stored.hasMore
  return { events, runs: speeding.runs, isDone, hasMore: !isDone || speeding.hasMore }
}
