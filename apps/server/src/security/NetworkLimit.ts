/** The maximum number of requests in a time window, from one network and from all networks together. */
export interface NetworkLimits {
  windowMs: number
  network: number
  all: number
}

/** Counts requests in fixed time windows, in memory. Stores the counts of at most `limits.all` networks. */
export class NetworkLimit {
  private readonly limits: NetworkLimits
  private readonly counts = new Map<string, number>()
  private total = 0
  private window = 0

  constructor(limits: NetworkLimits) {
    this.limits = limits
  }

  /** Counts a request of a network and returns true. If the limit is reached, returns false instead. */
  admit(network: string, now: number): boolean {
    const window = Math.floor(now / this.limits.windowMs)
    if (window !== this.window) {
      this.window = window
      this.total = 0
      this.counts.clear()
    }
    const count = this.counts.get(network) ?? 0
    if (count >= this.limits.network || this.total >= this.limits.all) return false
    this.counts.set(network, count + 1)
    this.total += 1
    return true
  }
}
