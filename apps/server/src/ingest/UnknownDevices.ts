import { NetworkLimit } from '../security/NetworkLimit.ts'
import type { TrackerReport } from './TrackerReport.ts'

/** An unknown device is looked up again after this time: it may have been registered meanwhile. */
const lookAgainAfter = 1_000
/** The database hears of it once in this time. */
const countAfter = 60_000
/** So many of them are remembered; the oldest are forgotten. */
const most = 10_000
/** So many are counted in one batch; the others the next time that they ask. */
const mostInBatch = 100
/** A flood of made-up IMEIs costs no more than these writes, and forgets no more of those who are remembered. */
const newcomers = { windowMs: 60_000, network: 20, all: 1_000 }

interface Seen {
  lookedUp: number
  counted: number
}

/** Remembers which devices nobody registered, so that those who ask for ever cost little. */
export class UnknownDevices {
  private readonly seen = new Map<string, Seen>()
  private readonly newcomers = new NetworkLimit(newcomers)

  /** Whether it was found unknown a moment ago, and need not be looked up. */
  isKnownUnknown(imei: string, now: number): boolean {
    const before = this.seen.get(imei)
    return before !== undefined && now - before.lookedUp < lookAgainAfter
  }

  /** Returns the reports that the database is to count: each IMEI once a minute, of each network a few new ones a minute. */
  chooseToCount(reports: readonly TrackerReport[], now: number): TrackerReport[] {
    const due = reports.filter(({ imei, network = '' }) => {
      const before = this.seen.get(imei)
      return before ? now - before.counted >= countAfter : this.newcomers.admit(network, now)
    })
    return due.slice(0, mostInBatch)
  }

  /** Seconds after which it may ask again. */
  retryAfter(imei: string, now: number): number {
    const counted = this.seen.get(imei)?.counted ?? now
    return Math.max(1, Math.ceil((counted + countAfter - now) / 1_000))
  }

  /** Notes that it was looked up and is unknown, and whether it was counted; who never was is not remembered. */
  note(imei: string, now: number, isCounted: boolean): void {
    const counted = isCounted ? now : this.seen.get(imei)?.counted
    if (counted === undefined) return
    this.seen.delete(imei)
    this.seen.set(imei, { lookedUp: now, counted })
    const [oldest] = this.seen.keys()
    if (this.seen.size > most && oldest !== undefined) this.seen.delete(oldest)
  }

  /** It is registered now. */
  forget(imei: string): void {
    this.seen.delete(imei)
  }
}
