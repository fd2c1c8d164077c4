/** Latencies of successful responses, and the number of failures. */
export class Latencies {
  readonly all: number[] = []
  failed = 0

  add({ status, ms }: { status: number; ms: number }): void {
    if (status === 200) this.all.push(ms)
    else this.failed += 1
  }

  /** Returns the latency quantile of successful responses, ms. */
  within(share: number): number {
    const sorted = this.all.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }
}
