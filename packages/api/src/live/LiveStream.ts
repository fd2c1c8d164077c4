import type { EventSourceMessage } from 'eventsource-parser'
import type { FleetClient } from '../client/createFleetClient.ts'
import { isObject } from '../client/httpError.ts'
import type { Id } from '../models.ts'
import type { KnownDevices, LiveFleetChanges } from './KnownDevices.ts'
import type { FollowPace } from './followPace.ts'
import { readChanges } from './readChanges.ts'
import { readStream, type StreamEnd } from './readStream.ts'

interface Listener {
  /** Called when the first event arrives, which shows that the connection works. */
  onHeard: () => void
  onChanges: (changes: LiveFleetChanges) => void
  /** Called with the cursor for the next stream, or with null if the whole fleet must be loaded again. */
  onCursor: (cursor: string | null) => void
}

/** Reads one stream of changes until it ends. */
export class LiveStream {
  heard = false
  private readonly devices: KnownDevices
  private readonly pace: FollowPace
  private readonly listener: Listener

  constructor(devices: KnownDevices, pace: FollowPace, listener: Listener) {
    this.devices = devices
    this.pace = pace
    this.listener = listener
  }

  /** Reads the changes after a cursor. Throws an error if the stream cannot be opened or the connection breaks. */
  async follow(
    { client, groupId }: { client: Pick<FleetClient, 'request'>; groupId?: Id | undefined },
    cursor: string,
    signal: AbortSignal,
  ): Promise<StreamEnd> {
    const stream = await client.request(
      'streamPositions',
      { lastEventId: cursor, group_id: groupId },
      { signal },
    )
    return readStream(stream, this.pace, (event) => !signal.aborted && this.take(event), signal)
  }

  /** Handles an event. Returns false if the stream cannot continue after it. */
  private take({ event, id, data }: EventSourceMessage): boolean {
    const value = parse(data)
    if (event === 'reset') return this.startOver()
    if (event === 'clock' && isObject(value) && typeof value['time'] === 'string') {
      this.devices.observe(value['time'], Date.now())
    }
    if (event === 'positions') {
      const read = readChanges(value)
      const changes = read ? this.devices.follow(read, Date.now()) : null
      if (changes === null) return this.startOver()
      this.hear()
      this.listener.onChanges(changes)
    }
    if (event === 'clock') this.hear()
    if (id) this.listener.onCursor(id)
    return true
  }

  private hear(): void {
    if (this.heard) return
    this.heard = true
    this.listener.onHeard()
  }

  private startOver(): boolean {
    this.listener.onCursor(null)
    return false
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
