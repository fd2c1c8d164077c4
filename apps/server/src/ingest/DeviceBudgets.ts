import type { Queryable } from '../database/Database.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
import { findStored } from './arrivalRepository.ts'
import type { Arrivals } from './gatherArrivals.ts'

export interface DeviceRate {
  perSecond: number
  burst: number
  /** The shortest and the longest time for which a device over its limit must wait, in seconds. */
  holdS: readonly [number, number]
}

/**
 * The fastest trackers send a position each second. A burst of 5,000 is what they collect in 80 minutes, and what most
 * trackers can keep. A wait of less than ten seconds would let a flood cause a batch several times a second.
 */
export const usualRate: DeviceRate = { perSecond: 10, burst: 5_000, holdS: [10, 60] }

interface Budget {
  /** Number of positions that the device may store, at the time `at`. */
  left: number
  at: number
  /** Until then the device must wait; `-Infinity` if it need not. */
  heldUntil: number
  /** Number of positions that were turned away while the device had to wait. They are counted with its next batch. */
  turnedAway: number
}

/**
 * Limits the positions that each device stores, in the memory of this process. Only stored positions count: not those
 * that a rule refuses, and not repeated ones.
 */
export class DeviceBudgets {
  private readonly rate: DeviceRate
  private readonly now: () => number
  private readonly budgets = new Map<number, Budget>()
  /** The device of each IMEI whose reports must wait, by the identity key of the IMEI. */
  private readonly held = new Map<string, number>()

  /** `now` is in milliseconds, by default of a clock that is never set. */
  constructor(rate = usualRate, now = () => performance.now()) {
    this.rate = rate
    this.now = now
  }

  left(deviceId: number): number {
    return Math.floor(this.budgetOf(deviceId).left)
  }

  turnedAway(deviceId: number): number {
    return this.budgets.get(deviceId)?.turnedAway ?? 0
  }

  spend(deviceId: number, stored: number): void {
    const budget = this.budgetOf(deviceId)
    budget.left -= stored
    budget.turnedAway = 0
  }

  /** Makes a device wait after `cut` of its positions were not stored. Returns the time to wait in seconds. */
  hold(deviceId: number, imei: string, cut: number): number {
    const { perSecond, holdS } = this.rate
    const [least, most] = holdS
    const seconds = Math.min(most, Math.max(least, cut / perSecond))
    this.budgetOf(deviceId).heldUntil = this.now() + seconds * 1_000
    this.held.set(normaliseImei(imei), deviceId)
    return seconds
  }

  /** Turns a report away while its device must wait. Returns the rest of this time in seconds; null if it may report. */
  turnAway(imei: string, positions: number): number | null {
    if (positions === 0 || this.held.size === 0) return null
    const key = normaliseImei(imei)
    const deviceId = this.held.get(key)
    const budget = deviceId === undefined ? undefined : this.budgets.get(deviceId)
    if (budget === undefined) return null
    const seconds = (budget.heldUntil - this.now()) / 1_000
    if (seconds > 0) {
      budget.turnedAway += positions
      return seconds
    }
    this.held.delete(key)
    return null
  }

  private budgetOf(deviceId: number): Budget {
    const now = this.now()
    const { perSecond, burst } = this.rate
    const budget = this.budgets.get(deviceId) ?? { left: burst, at: now, heldUntil: -Infinity, turnedAway: 0 }
    budget.left = Math.min(burst, budget.left + ((now - budget.at) / 1_000) * perSecond)
    budget.at = now
    this.budgets.set(deviceId, budget)
    return budget
  }
}

/** The arrivals of a device within its limit, and how many of its positions were cut off. */
export interface WithinBudget {
  arrivals: Arrivals
  cut: number
  /** Number of the reports of the device, in the order of arrival, that are not affected. */
  wholeReports: number
}

/**
 * Cuts off the new positions of each device that exceed its budget. Positions that are already stored cost nothing, so a
 * sender that repeats a long report gets further each time.
 */
export async function keepWithinBudgets(
  transaction: Queryable,
  arrivals: readonly Arrivals[],
  budgets: DeviceBudgets,
): Promise<WithinBudget[]> {
  const over = arrivals.filter(({ deviceId, positions }) => positions.length > budgets.left(deviceId))
  const stored = over.length === 0 ? new Map<number, Set<number>>() : await findStored(transaction, over)
  return arrivals.map((device) => {
    const { deviceId, positions, ends } = device
    if (!over.includes(device)) return { arrivals: device, cut: 0, wholeReports: ends.length }
    let left = budgets.left(deviceId)
    const known = stored.get(deviceId)
    const kept = positions.map(({ time }) => known?.has(time) === true || left-- > 0)
    const first = kept.indexOf(false)
    return {
      arrivals: { ...device, positions: positions.filter((_, index) => kept[index]) },
      cut: kept.filter((isKept) => !isKept).length,
      wholeReports: first < 0 ? ends.length : ends.filter((end) => end <= first).length,
    }
  })
}
