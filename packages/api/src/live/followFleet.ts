import { ApiError } from '../client/ApiError.ts'
import type { FleetClient } from '../client/createFleetClient.ts'
import type { Id } from '../models.ts'
import { newConnection, nextConnection, type FollowState, type Outcome } from './reconnect.ts'
import { KnownDevices, type LiveFleetChanges, type LiveFleetSnapshot } from './KnownDevices.ts'
import { usualPace, type FollowPace } from './followPace.ts'
import { LiveStream } from './LiveStream.ts'
import { Waiting } from './Waiting.ts'

/** Options and callbacks of `followFleet`. */
export interface FollowOptions {
  client: Pick<FleetClient, 'request'>
  onSnapshot: (snapshot: LiveFleetSnapshot) => void
  /** The arrays in `moved` are reused, so read them before the callback returns. */
  onChanges: (changes: LiveFleetChanges) => void
  onState: (state: FollowState) => void
  pace?: Partial<FollowPace> | undefined
  /** Follows only this depot and the depots below it; needs the extension `groups`. */
  groupId?: Id | undefined
}

/** A connection to the live fleet. */
export interface Follower {
  /** Ends the connection. No callback is called afterwards. */
  stop(): void
  /** Retries now instead of after the delay. */
  retryNow(): void
  /** Disconnects, for example while the page is hidden. */
  pause(): void
  /** Reconnects and gets the missed changes. */
  resume(): void
}

/** Loads the whole fleet, then receives its changes from a stream or by polling. Reconnects after failures. */
export function followFleet(options: FollowOptions): Follower {
  const follower = new FleetFollower(options)
  void follower.run()
  return follower
}

class FleetFollower implements Follower {
  private readonly options: FollowOptions
  private readonly pace: FollowPace
  private readonly devices = new KnownDevices()
  private readonly waiting = new Waiting()
  private connection = newConnection
  private reportedState: FollowState | null = null
  private cursor: string | null = null
  private attempt = new AbortController()
  private paused = false
  private stopped = false

  constructor(options: FollowOptions) {
    this.options = options
    this.pace = { ...usualPace, ...options.pace }
  }

  async run(): Promise<void> {
    this.report(this.connection)
    while (!this.stopped) {
      if (this.paused) {
        await this.waiting.wait(Infinity)
        continue
      }
      this.attempt = new AbortController()
      const outcome = await this.tryOnce(this.attempt.signal)
      if (this.attempt.signal.aborted) continue
      this.settle(outcome)
      await this.waiting.wait(this.connection.wait)
    }
  }

  stop(): void {
    this.stopped = true
    this.attempt.abort()
    this.waiting.wake()
  }

  retryNow(): void {
    if (this.paused || this.connection.phase === 'live') return
    this.connection = { ...newConnection, phase: this.connection.phase, error: this.connection.error }
    this.waiting.wake()
  }

  pause(): void {
    if (this.paused || this.stopped) return
    this.paused = true
    this.attempt.abort()
    this.waiting.wake()
    this.report({ phase: 'paused', error: null })
  }

  resume(): void {
    if (!this.paused || this.stopped) return
    this.paused = false
    this.connection = { ...this.connection, phase: 'connecting', error: null, wait: 0 }
    this.report(this.connection)
    this.waiting.wake()
  }

  private async tryOnce(signal: AbortSignal): Promise<Outcome> {
    const polls = this.connection.pollsLeft > 0
    if (polls || this.cursor === null) {
      const error = await this.readFleet(signal)
      if (error) return { kind: 'listFailed', error }
      if (polls || signal.aborted) return { kind: 'polled' }
    }
    return this.readChanges(signal)
  }

  private async readFleet(signal: AbortSignal): Promise<ApiError | null> {
    const fleet = await this.options.client
      .request('listLivePositions', { group_id: this.options.groupId }, { signal })
      .catch(asApiError)
    if (fleet instanceof ApiError) return fleet
    if (fleet === null || signal.aborted) return null
    this.cursor = fleet.cursor
    this.options.onSnapshot(this.devices.take(fleet, Date.now()))
    return null
  }

  private async readChanges(signal: AbortSignal): Promise<Outcome> {
    const stream = new LiveStream(this.devices, this.pace, {
      onHeard: () => this.settle({ kind: 'heard' }),
      onChanges: this.options.onChanges,
      onCursor: (cursor) => (this.cursor = cursor),
    })
    try {
      const end = await stream.follow(this.options, this.cursor ?? '', signal)
      return end === 'heldBack' ? { kind: 'heldBack' } : { kind: 'cut', error: null }
    } catch (error) {
      // A stream that breaks after its first event is a disconnect, not an error. The next attempt shows whether the
      // server is down.
      return { kind: 'cut', error: stream.heard ? null : asApiError(error) }
    }
  }

  private settle(outcome: Outcome): void {
    this.connection = nextConnection(this.connection, outcome, this.pace)
    this.report(this.connection)
  }

  private report({ phase, error }: FollowState): void {
    if (this.stopped || (this.reportedState?.phase === phase && this.reportedState.error === error)) return
    this.reportedState = { phase, error }
    this.options.onState(this.reportedState)
  }
}

/** Returns the error, or null if it is not an `ApiError`, for example if the call was aborted. */
function asApiError(error: unknown): ApiError | null {
  return error instanceof ApiError ? error : null
}
