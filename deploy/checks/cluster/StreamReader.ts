import type { IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { open, read } from './webClient.ts'

const RETRY_MS = 250

interface Fleet {
  data: { device: { id: number }; time: string }[]
  cursor: string
}

/** Reads the live fleet as the dashboard does: the whole fleet once, and then a stream that resumes at a cursor. */
export class StreamReader {
  /** The time of the last position of each device, milliseconds since 1970. */
  readonly times = new Map<number, number>()
  /** How often the client had to read the whole fleet again, because the server asked for it. */
  resets = 0
  reconnects = 0
  /** The longest time in ms without an open stream. */
  longestGapMs = 0
  /** Number of responses other than 200, by status. */
  readonly refusals = new Map<number, number>()
  private readonly token: string
  private cursor = ''
  private stream: IncomingMessage | null = null
  private ended = false

  constructor(token: string) {
    this.token = token
  }

  /** Reads the fleet and follows it until `stop`. */
  async start(): Promise<void> {
    let answer = await read('/gps/live', this.token)
    // A server that has just started can be overloaded (503), so the client waits and retries.
    while (answer.status === 503) {
      await setTimeout(RETRY_MS)
      answer = await read('/gps/live', this.token)
    }
    const { data, cursor }: Fleet = JSON.parse(answer.body)
    for (const { device, time } of data) this.times.set(device.id, Date.parse(time))
    this.cursor = cursor
    void this.follow()
  }

  stop(): void {
    this.ended = true
    this.stream?.destroy()
  }

  private async follow(): Promise<void> {
    let lostAt: number | null = null
    while (!this.ended) {
      const headers = { authorization: `Bearer ${this.token}`, 'last-event-id': this.cursor }
      const stream = await open('/gps/stream', headers).catch(() => null)
      if (stream?.statusCode === 200) {
        if (lostAt !== null) {
          this.reconnects += 1
          this.longestGapMs = Math.max(this.longestGapMs, performance.now() - lostAt)
        }
        this.stream = stream
        await this.readEvents(stream).catch(() => undefined)
        lostAt = performance.now()
      } else {
        const status = stream?.statusCode ?? 0
        this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1)
        stream?.resume()
        lostAt ??= performance.now()
      }
      await setTimeout(RETRY_MS)
    }
  }

  private async readEvents(stream: IncomingMessage): Promise<void> {
    let rest = ''
    stream.setEncoding('utf8')
    for await (const chunk of stream as AsyncIterable<string>) {
      const events = (rest + chunk).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) this.take(event)
    }
  }

  private take(event: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1] ?? ''
    const kind = field('event')
    if (kind === 'reset') this.resets += 1
    if (field('id') !== '') this.cursor = field('id')
    if (kind !== 'positions') return
    const { moved }: { moved: { id: number[]; time: number[] } } = JSON.parse(field('data'))
    for (const [nth, id] of moved.id.entries()) this.times.set(id, moved.time[nth] ?? 0)
  }
}
