import { setTimeout } from 'node:timers/promises'

export interface WorkPace {
  /** Interval between runs if nobody calls `wake`. */
  everyMs: number
  /** Pause after a run, as a multiple of the duration of that run. It leaves the database time for other work. */
  pauseFactor: number
  minPauseMs: number
  /** Delay between the request of a run (by `start`, `wake` or the interval) and the run; 0 by default. */
  delayMs?: number
}

/** Runs once an hour; the first run is a minute after the start. */
export const hourly: WorkPace = { everyMs: 3_600_000, delayMs: 60_000, minPauseMs: 0, pauseFactor: 0 }

/** Returns background work that repeats a job, also after a failed run; `onError` gets the error of that run. */
export function repeatJob(
  job: () => Promise<void>,
  pace: WorkPace,
  onError: (error: unknown) => void = logError,
): BackgroundWork {
  return new BackgroundWork(async () => {
    await job().catch(onError)
    return false
  }, pace)
}

/** Runs a job in the background at an interval, and soon after each call of `wake`. */
export class BackgroundWork {
  private readonly run: () => Promise<boolean>
  private readonly pace: WorkPace
  private readonly ending = new AbortController()
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> | null = null
  private isRequested = false

  /** `run` must resolve to true if there is more to do, and must never reject. */
  constructor(run: () => Promise<boolean>, pace: WorkPace) {
    this.run = run
    this.pace = pace
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), this.pace.everyMs)
    this.wake()
  }

  wake(): void {
    this.isRequested = true
    if (this.ending.signal.aborted) return
    this.working ??= this.work().finally(() => {
      this.working = null
    })
  }

  /** Resolves when the current run is done. */
  async stop(): Promise<void> {
    this.ending.abort()
    clearInterval(this.timer)
    await this.working
  }

  /** Repeats `run` until nothing is left to do. */
  async runOnce(): Promise<void> {
    while (await this.run());
  }

  private async work(): Promise<void> {
    const { minPauseMs, pauseFactor, delayMs = 0 } = this.pace
    if (delayMs > 0) await this.sleep(delayMs)
    while (this.isRequested && !this.ending.signal.aborted) {
      this.isRequested = false
      const begin = performance.now()
      if (await this.run()) this.isRequested = true
      await this.sleep(Math.max(minPauseMs, (performance.now() - begin) * pauseFactor))
    }
  }

  /** Waits for `ms` milliseconds, or until `stop` is called. */
  private async sleep(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.ending.signal }).catch(() => undefined)
  }
}

/** Writes an error of background work to standard error, as one line of JSON in the format of the request log. */
export function logError(error: unknown): void {
  const line = { level: 50, time: Date.now(), err: describe(error), msg: 'background work failed' }
  console.error(JSON.stringify(line))
}

interface Described {
  type: string
  message: string
  stack?: string | undefined
  errors?: Described[]
}

function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name: type, message, stack } = error
  const errors = error instanceof AggregateError ? { errors: error.errors.map(describe) } : {}
  return { type, message, stack, ...errors }
}
