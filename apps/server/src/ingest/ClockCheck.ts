import { type BackgroundWork, repeatJob } from '../background/BackgroundWork.ts'
import { ClockProof } from '../clock/serverClock.ts'
import type { Database, Queryable } from '../database/Database.ts'
import type { AcceptedTimes } from './checkPosition.ts'
import { agreedOffset, correct, offsetFor } from './clock.ts'
import { lockState } from './deviceStateRepository.ts'
import {
  adoptOffset,
  countReporting,
  forgetRefusals,
  isBlocked,
  listLeads,
  listToRelease,
  readEvidence,
  takeFitting,
} from './quarantineRepository.ts'
import { storeArrivals } from './storeBatch.ts'

const pace = { everyMs: 15_000, minPauseMs: 1_000, pauseFactor: 2 }
const dayMs = 86_400_000

/**
 * Looks for devices whose refused reports agree on how wrong their clock is. Adopts the offset, then stores the
 * positions that waited for it. Several servers may run this at the same time.
 */
export class ClockCheck {
  private readonly background: BackgroundWork
  private readonly check: () => Promise<void>

  constructor(database: Database, { positionDays }: { positionDays: number }) {
    this.check = () => checkClocks(database, Date.now(), positionDays)
    this.background = repeatJob(this.check, pace)
  }

  start(): void {
    this.background.start()
  }

  async stop(): Promise<void> {
    await this.background.stop()
  }

  runOnce(): Promise<void> {
    return this.check()
  }
}

/** An offset that several devices show at the same time, so that the clock of the server may be the wrong one. */
export interface SharedOffset {
  offsetMs: number
  devices: number
}

/** Number of devices with the same offset that is suspicious in a fleet of any size. */
const MIN_SHARED = 3
/** In a small fleet this share of the devices that report is suspicious, if it is more than one device. */
const MIN_SHARE = 0.2

/** Returns the offsets that so many devices show within an hour that the server's own clock may be wrong. */
export async function findSharedOffsets(database: Queryable, now: number): Promise<SharedOffset[]> {
  return sharedOffsets(database, await listLeads(database, now), now)
}

async function sharedOffsets(
  database: Queryable,
  leads: Awaited<ReturnType<typeof listLeads>>,
  now: number,
): Promise<SharedOffset[]> {
  const counts = Map.groupBy(leads, ({ leadMs }) => offsetFor(leadMs))
  counts.delete(null)
  const shared = [...counts].flatMap(([offsetMs, { length: devices }]) =>
    offsetMs !== null && devices > 1 ? [{ offsetMs, devices }] : [],
  )
  if (shared.length === 0) return []
  const reporting = await countReporting(database, now)
  return shared
    .filter(({ devices }) => devices >= MIN_SHARED || devices >= reporting * MIN_SHARE)
    .toSorted((a, b) => b.devices - a.devices)
}

/** Adopts the offsets on which the reports of a device agree, and stores the positions that waited for them. */
export async function checkClocks(database: Database, now: number, positionDays: number): Promise<void> {
  const times = { now, oldest: (await new ClockProof(database).reference(now)) - positionDays * dayMs }
  const leads = await listLeads(database, now)
  if (leads.length > 0) {
    const shared = new Set((await sharedOffsets(database, leads, now)).map(({ offsetMs }) => offsetMs))
    for (const { deviceId, leadMs } of leads) {
      const shown = offsetFor(leadMs)
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
      if (shown !== null && !shared.has(shown)) await adopt(database, deviceId, shared, now)
    }
  }
  for (const deviceId of await listToRelease(database, times.oldest)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    await release(database, deviceId, times)
  }
}

async function adopt(
  database: Database,
  deviceId: number,
  shared: ReadonlySet<number>,
  now: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const state = await lockState(transaction, deviceId)
    if (state === null || state.waiting_since === null) return
    if (await isBlocked(transaction, deviceId, now)) return
    const evidence = await readEvidence(transaction, deviceId, now)
    const offsetMs = agreedOffset(evidence)
    if (offsetMs === null || shared.has(offsetMs)) return
    const since = Math.max(...evidence.map(({ receivedAt }) => receivedAt))
    await adoptOffset(transaction, deviceId, { offsetMs, since })
  })
}

async function release(database: Database, deviceId: number, times: AcceptedTimes): Promise<void> {
  await database.transaction(async (transaction) => {
    const state = await lockState(transaction, deviceId)
    if (state === null || state.clock_offset_s === null || state.waiting_since !== null) return
    const offsetMs = state.clock_offset_s * 1_000
    const released = await takeFitting(transaction, deviceId, times)
    const positions = released.flatMap((position) => {
      const accepted = correct(position, { ...times, now: position.receivedAt }, offsetMs)
      return typeof accepted === 'string' ? [] : [accepted]
    })
    await forgetRefusals(transaction, deviceId, released)
    const clock = { offsetMs, waitingSince: null, waiting: Math.max(0, state.waiting - released.length) }
    const arrivals = { deviceId, protocol: state.protocol, positions, clock, ...nothingElse }
    // The time of the last contact stays, because the positions have arrived before it.
    await storeArrivals(transaction, [arrivals], [state], state.last_contact)
  })
}

const nothingElse = {
  battery: null,
  signals: [],
  ends: [],
  repeated: 0,
  refused: [],
  waiting: [],
  assumedUnit: null,
}
