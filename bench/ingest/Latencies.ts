/** Collects the latencies of successful responses in ms, and counts failures by status (0 without a response). */
export class Latencies {
  readonly all: number[] = []
  readonly failures = new Map<number, number>()

  add({ status, ms }: { status: number; ms: number }): void {
    if (status === 200) this.all.push(ms)
    else this.failures.set(status, (this.failures.get(status) ?? 0) + 1)
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Returns the time in ms within which the given share (0 to 1) of the successful responses arrived. */
  within(share: number): number {
    const sorted = this.all.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }
}
