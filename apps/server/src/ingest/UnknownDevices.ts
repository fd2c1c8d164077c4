import { NetworkLimit } from '../security/NetworkLimit.ts'
import type { TrackerReport } from './Intake.ts'

/** After a lookup finds no device, the server treats the device as unknown for this time, without another lookup. */
const LOOKUP_MS = 1_000
/** The server counts at most one report of an unknown device in this time. */
export const COUNT_MS = 60_000
/** Maximum number of cached devices. Above it, the oldest device is removed. */
const MAX_CACHED = 10_000
/** Maximum number of devices that one batch counts. The other devices are counted with a later report. */
const MAX_COUNTED = 100
/**
 * Maximum number of new IMEIs in `windowMs` milliseconds: from one network (`network`) and in total (`all`). Without
 * these limits, a flood of invented IMEIs would cause many writes and push other devices out of the cache.
 */
export const newcomers = { windowMs: 60_000, network: 20, all: 1_000 }

interface Seen {
  lookedUp: number
  counted: number
}

/** Caches the IMEIs of unregistered devices, so that their repeated reports need no database query. */
export class UnknownDevices {
  private readonly seen = new Map<string, Seen>()
  private readonly newcomers = new NetworkLimit(newcomers)

  /** Checks whether a recent lookup found no device. */
  isCachedAsUnknown(imei: string, now: number): boolean {
    const before = this.seen.get(imei)
    return before !== undefined && now - before.lookedUp < LOOKUP_MS
  }

  /**
   * Returns the reports that the server should count. It counts each IMEI at most once a minute, and only a few new
   * IMEIs of each network per minute. `countUnknown` applies the same limits to all servers together, with a database
   * query. This cache prevents most of these queries.
   */
  chooseToCount(reports: readonly TrackerReport[], now: number): TrackerReport[] {
    const due = reports.filter(({ imei, network = '' }) => {
      const before = this.seen.get(imei)
      return before ? now - before.counted >= COUNT_MS : this.newcomers.admit(network, now)
    })
    return due.slice(0, MAX_COUNTED)
  }

  /** Returns the number of seconds until the server counts the next report of the device. */
  retryAfter(imei: string, now: number): number {
    const counted = this.seen.get(imei)?.counted ?? now
    return Math.max(1, Math.ceil((counted + COUNT_MS - now) / 1_000))
  }

  /**
   * Caches an unknown device with the time when any server last counted it. Ignores a device that was never counted.
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
