import { NetworkLimit } from '../security/NetworkLimit.ts'
import type { TrackerReport } from './Intake.ts'

/** How long a device counts as unknown without a new lookup. */
const LOOKUP_MS = 1_000
/** The database counts an unknown device at most once in this time. */
export const COUNT_MS = 60_000
/** Maximum number of cached devices; the oldest are removed. */
const MAX_CACHED = 10_000
/** Maximum number of devices counted in one batch; the others are counted with a later report. */
const MAX_COUNTED = 100
/**
 * Limits for new IMEIs, of one network and in total: a flood of invented IMEIs would cause many writes and push other
 * devices out of the cache.
 */
export const newcomers = { windowMs: 60_000, network: 20, all: 1_000 }

interface Seen {
  lookedUp: number
  counted: number
}

/** Caches which devices are not registered, so that their repeated reports need no database query. */
export class UnknownDevices {
  private readonly seen = new Map<string, Seen>()
  private readonly newcomers = new NetworkLimit(newcomers)

  /** Checks whether a recent lookup found no device. */
  isCachedAsUnknown(imei: string, now: number): boolean {
    const before = this.seen.get(imei)
    return before !== undefined && now - before.lookedUp < LOOKUP_MS
  }

  /**
   * Returns the reports to count: each IMEI at most once a minute, and only a few new IMEIs of each network a minute.
   * The database applies the same limits to all servers together; because of this cache, most reports need no query.
   */
  chooseToCount(reports: readonly TrackerReport[], now: number): TrackerReport[] {
    const due = reports.filter(({ imei, network = '' }) => {
      const before = this.seen.get(imei)
      return before ? now - before.counted >= COUNT_MS : this.newcomers.admit(network, now)
    })
    return due.slice(0, MAX_COUNTED)
  }

  /** Returns the seconds until the next report of the device is counted. */
  retryAfter(imei: string, now: number): number {
    const counted = this.seen.get(imei)?.counted ?? now
    return Math.max(1, Math.ceil((counted + COUNT_MS - now) / 1_000))
  }

  /**
   * Caches an unknown device with the time when a server last counted it; does not cache a device that was never
   * counted.
   */
  remember(imei: string, now: number, countedAt: number | undefined): void {
    const counted = countedAt ?? this.seen.get(imei)?.counted
    if (counted === undefined) return
    this.seen.delete(imei)
    this.seen.set(imei, { lookedUp: now, counted })
    const [oldest] = this.seen.keys()
    if (this.seen.size > MAX_CACHED && oldest !== undefined) this.seen.delete(oldest)
  }

  forget(imei: string): void {
    this.seen.delete(imei)
  }
}
