const FAILURES = 3
const REST_MS = 30_000

/** Leaves a service alone for a while once it has failed several times in a row. */
export class CircuitBreaker {
  private readonly now: () => number
  private failures = 0
  private closedUntil = 0

  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /** Seconds until the service may be asked again; 0 when it may now. */
  rest(): number {
    return Math.max(0, Math.ceil((this.closedUntil - this.now()) / 1000))
  }

  succeeded(): void {
    this.failures = 0
  }

  /** After `FAILURES` in a row, or where the service asks for a rest of so many seconds, it gets one. */
  failed(askedRest: number | null): void {
    this.failures += 1
    if (this.failures < FAILURES && askedRest === null) return
    this.closedUntil = this.now() + Math.max(REST_MS, (askedRest ?? 0) * 1000)
  }
}
