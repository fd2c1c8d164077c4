import { BackgroundWork, logError } from '../background/BackgroundWork.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { asOfThen, omitArchived, storeNewEvents } from './eventRepository.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { type RuleOwner, timeOf, wants, notificationKinds } from './Recipient.ts'
import { type DepotTimes, readDepotTimes } from './ruleTimes.ts'
import { findAlarms, findSilent, findUnknown } from './findDeviceEvents.ts'
import { findEngineOn, findLowVoltage } from './findSignalEvents.ts'
import { findSpeeding, lowestLimitOf } from './findSpeeding.ts'
import { findLateMovement, findStoredTrips, findTripStarts } from './findTripEvents.ts'
import { extendRuns } from './speedRepository.ts'
import { readDepotRules, readRecipients } from './recipientRepository.ts'
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
    const depotRules = await readDepotRules(transaction)
    const owners = [...recipients, ...depotRules]
    const depots = hasHours(owners) ? await readDepotTimes(transaction) : new Map<number, DepotTimes>()
    const { events, runs, isDone, hasMore } = await findEvents(transaction, owners, { mark, depots })
    const current = await omitArchived(transaction, events)
    const newEvents = await storeNewEvents(transaction, await asOfThen(transaction, current), now)
    await extendRuns(transaction, runs)
    await notify(transaction, recipients, newEvents, { depots, depotRules, now, hasMail })
    await storeWatermark(transaction, mark, { isDone, lowestLimitKmh: lowestLimitOf(owners) })
    return hasMore
  })
}

/** Checks whether a rule applies only at certain hours; others need no times of depots. */
function hasHours(owners: readonly RuleOwner[]): boolean {
  return owners.some((one) =>
    notificationKinds.some((kind) => wants(one, kind) && timeOf(one.rules, kind) !== undefined),
  )
}

async function findEvents(
  transaction: Queryable,
  owners: readonly RuleOwner[],
  { mark, depots }: { mark: Watermark; depots: ReadonlyMap<number, DepotTimes> },
) {
  const alarms = await findAlarms(transaction, owners, mark)
  const silent = await findSilent(transaction, owners, mark)
  const engines = await findEngineOn(transaction, owners, { depots, mark })
  const voltages = await findLowVoltage(transaction, owners, mark)
  const started = await findTripStarts(transaction, owners, { depots, now: mark.now })
  const stored = await findStoredTrips(transaction, owners, { depots, mark })
  const late = await findLateMovement(transaction, owners, { depots, now: mark.now })
  const unknown = await findUnknown(transaction, owners, mark)
  // Calls `findSpeeding` last, because it locks rows, and the server must wait for these locks before it can store new
  // positions.
  const speeding = await findSpeeding(transaction, owners)
  const events: FleetEvent[] = [
    ...alarms.events,
    ...silent.events,
    ...engines,
    ...voltages.events,
    ...started,
    ...late,
    ...stored.events,
    ...unknown,
    ...speeding.events,
  ]
  const isDone = !alarms.hasMore && !silent.hasMore && !voltages.hasMore && !stored.hasMore
  return { events, runs: speeding.runs, isDone, hasMore: !isDone || speeding.hasMore }
}
