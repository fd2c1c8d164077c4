/** Latencies of successful responses in ms, and the number of failures by status (0 without a response). */
export class Latencies {
  readonly all: number[] = []
  readonly failures = new Map<number, number>()

  add({ status, ms }: { status: number; ms: number }): void {
    if (status === 200) this.all.push(ms)
    else this.failures.set(status, (this.failures.get(status) ?? 0) + 1)
  }

  /** The number of failures. */
  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Returns the latency within which a share of the successful responses arrived, in ms. */
  within(share: number): number {
    const sorted = this.all.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }
}
