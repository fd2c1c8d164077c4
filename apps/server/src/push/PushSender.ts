import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/Database.ts'
import type { PushProvider } from './PushProvider.ts'
import { type ClaimedSending, addressDue, claimSendings, recordOutcome } from './pushRepository.ts'
import type { PushOutcome } from './readPushOutcome.ts'

/** How often messages are looked for that came due, or that other servers wrote. */
const lookEveryMs = 2_000
const atOnce = 20
/** However long the provider wants to be left alone, it is asked again so often. */
const longestRestMs = 600_000

/** Sends what waits in the database to the push provider, and writes down what became of it. */
export class PushSender {
  private readonly database: Database
  private readonly provider: PushProvider
  private readonly onError: (error: unknown) => void
  private readonly ending = new AbortController()
  private working: Promise<void> | null = null
  private restUntil = 0

  constructor(database: Database, provider: PushProvider, onError: (error: unknown) => void = console.error) {
    this.database = database
    this.provider = provider
    this.onError = onError
  }

  start(): void {
    this.working ??= this.work()
  }

  /** Ends after the messages that are on their way, so that each has its record. */
  async stop(): Promise<void> {
    this.ending.abort()
    await this.working
  }

  /** Sends all that is due now, and ends. */
  async runOnce(): Promise<void> {
    await addressDue(this.database)
    while (!this.ending.signal.aborted && Date.now() >= this.restUntil) {
      const sendings = await claimSendings(this.database, atOnce)
      if (sendings.length === 0) return
      const tries = await Promise.allSettled(sendings.map((sending) => this.send(sending)))
      for (const result of tries) if (result.status === 'rejected') this.onError(result.reason)
    }
  }

  private async work(): Promise<void> {
    while (!this.ending.signal.aborted) {
      try {
        await this.runOnce()
      } catch (error) {
        // The database is away: what waits in it is sent when it is back.
        this.onError(error)
      }
      await setTimeout(lookEveryMs, undefined, { signal: this.ending.signal }).catch(() => undefined)
    }
  }

  private async send(sending: ClaimedSending): Promise<void> {
    const { token } = sending
    const outcome =
      token === null
        ? { status: 'gone' as const, error: 'the browser is registered no more', retryAfterMs: null }
        : await this.provider.send({ ...sending, token })
    await this.record(sending, outcome)
  }

  private async record(sending: ClaimedSending, outcome: PushOutcome): Promise<void> {
    const rest = Math.min(outcome.retryAfterMs ?? 0, longestRestMs)
    this.restUntil = Math.max(this.restUntil, Date.now() + rest)
    const wait = outcome.status === 'again' ? waitAfter(sending, outcome.retryAfterMs) : 0
    const status = wait === null ? 'failed' : outcome.status
    await recordOutcome(this.database, sending, { status, error: outcome.error }, wait ?? 0)
  }
}

const firstMs = 10_000
const longestMs = 10 * 60_000
/** After an hour of trying a message is given up; the list of the dashboard has it all the same. */
const giveUpAfterMs = 3_600_000

/**
 * Milliseconds until a message is tried again: 10 s, 20 s, 40 s … up to 10 minutes, a little longer by chance so that
 * servers do not come all at once, and never before the provider allows. Null when that would be too late.
 */
export function waitAfter(
  { attempts, waitingMs }: { attempts: number; waitingMs: number },
  retryAfterMs: number | null,
  chance: () => number = Math.random,
): number | null {
  const backOff = Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1)) * (1 + chance() / 4)
  const wait = Math.max(backOff, retryAfterMs ?? 0)
  return waitingMs + wait > giveUpAfterMs ? null : wait
}
