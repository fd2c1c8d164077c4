import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/Database.ts'
import type { PushOutcome, PushProvider } from './PushProvider.ts'
import {
  type ClaimedMessage,
  assignDueToBrowsers,
  claimSendings,
  recordOutcome,
} from './pushMessageRepository.ts'
import { logError } from '../background/BackgroundWork.ts'

/**
 * Interval, in milliseconds, between two searches for messages that are due. A search also finds messages that other
 * servers stored.
 */
const POLL_INTERVAL_MS = 2_000
const BATCH_SIZE = 20
/** Maximum pause, in milliseconds, even if the provider asks for a longer delay. */
const MAX_PAUSE_MS = 600_000

/** Sends the stored push messages to the provider, and stores the result of each. */
export class PushSender {
  private readonly database: Database
  private readonly provider: PushProvider
  private readonly onError: (error: unknown) => void
  private readonly ending = new AbortController()
  private working: Promise<void> | null = null
  private pausedUntil = 0

  constructor(database: Database, provider: PushProvider, onError: (error: unknown) => void = logError) {
    this.database = database
    this.provider = provider
    this.onError = onError
  }

  start(): void {
    this.working ??= this.work()
  }

  /** Stops sending. Resolves when the results of the messages in progress are stored. */
  async stop(): Promise<void> {
    this.ending.abort()
    await this.working
  }

  async runOnce(): Promise<void> {
    await assignDueToBrowsers(this.database)
    while (!this.ending.signal.aborted && Date.now() >= this.pausedUntil) {
      const sendings = await claimSendings(this.database, BATCH_SIZE)
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
        // The database can be unavailable. The messages stay stored, and a later search sends them.
        this.onError(error)
      }
      await setTimeout(POLL_INTERVAL_MS, undefined, { signal: this.ending.signal }).catch(() => undefined)
    }
  }

  private async send(sending: ClaimedMessage): Promise<void> {
    await this.record(sending, await this.outcomeOf(sending))
  }

  private async outcomeOf(sending: ClaimedMessage): Promise<PushOutcome> {
    const { token, hidden } = sending
    const none = { retryAfterMs: null }
    if (token === null) return { status: 'gone', error: 'the browser is no longer registered', ...none }
    if (hidden) return { status: 'failed', error: 'the user may no longer see the notification', ...none }
    return this.provider.send({ ...sending, token })
  }

  private async record(sending: ClaimedMessage, outcome: PushOutcome): Promise<void> {
    const pause = Math.min(outcome.retryAfterMs ?? 0, MAX_PAUSE_MS)
    this.pausedUntil = Math.max(this.pausedUntil, Date.now() + pause)
    const wait = outcome.status === 'again' ? retryDelay(sending, outcome.retryAfterMs) : 0
    const status = wait === null ? 'failed' : outcome.status
    await recordOutcome(this.database, sending, { status, error: outcome.error }, wait ?? 0)
  }
}

const FIRST_DELAY_MS = 10_000
const MAX_DELAY_MS = 10 * 60_000
/** After an hour, the server stops trying. The notification stays in the list of the dashboard. */
const GIVE_UP_AFTER_MS = 3_600_000

/**
 * Returns the milliseconds until the next attempt: 10 s, 20 s, 40 s … up to 10 minutes, but at least `retryAfterMs`.
 * Adds jitter, so that servers do not retry at the same time. Returns null if the next attempt would come after
 * `GIVE_UP_AFTER_MS`. Does not use `backoff` of packages/api, because the server imports only types from that package.
 */
export function retryDelay(
  { attempts, waitingMs }: { attempts: number; waitingMs: number },
  retryAfterMs: number | null,
  chance: () => number = Math.random,
): number | null {
  const backOff = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1)) * (1 + chance() / 4)
  const wait = Math.max(backOff, retryAfterMs ?? 0)
  return waitingMs + wait > GIVE_UP_AFTER_MS ? null : wait
}
