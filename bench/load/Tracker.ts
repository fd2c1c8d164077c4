import { setTimeout } from 'node:timers/promises'
import type { LoopReply } from './HttpConnection.ts'
import { type Latencies, type Reply, sendRequest } from './requests.ts'

const pauseMs = 1_000

/** Sends the positions of one tracker over its own connection, and opens the connection again when it is lost. */
export interface Sender {
  /** Sends the position at a time in whole seconds since 1970; the status is 200 if it was acknowledged. Never rejects. */
  send(time: number): Promise<LoopReply>
  close(): void
}

/**
 * A tracker that records positions and keeps them until they are acknowledged. Without a `sender` it reports in the
 * OsmAnd format.
 */
export class Tracker {
  readonly imei: string
  /** Times of acknowledged positions; whole seconds since 1970. */
  readonly acknowledged: number[] = []
  /** Positions to send. */
  private readonly waiting: number[] = []
  private readonly drive: Drive
  private readonly sender: Sender | null
  private sending: Promise<void> | null = null

  constructor(imei: string, drive: Drive = endlessDrive, sender: Sender | null = null) {
    this.imei = imei
    this.drive = drive
    this.sender = sender
  }

  /** Records a position and sends all waiting ones, the oldest first. */
  report(to: string, latencies: Latencies): void {
    this.waiting.push(this.drive.now())
    this.sending ??= this.send(to, latencies).finally(() => (this.sending = null))
  }

  /** Resolves when all positions are acknowledged. */
  async finish(): Promise<void> {
    await this.sending
    this.sender?.close()
  }

  /** Sends one position; the status is 200 if it was acknowledged. Never rejects. */
  private deliver(to: string, time: number): Promise<Reply> {
    return this.sender?.send(time) ?? sendRequest(reportUrl(to, this.imei, time, this.drive))
  }

  private async send(to: string, latencies: Latencies): Promise<void> {
    for (let time = this.waiting[0]; time !== undefined; time = this.waiting[0]) {
      const reply = await this.deliver(to, time)
      latencies.add(reply)
      if (reply.status === 200) this.acknowledged.push(this.waiting.shift() ?? time)
      else await setTimeout(pauseMs)
    }
  }
}

/** The drive of a vehicle. Its times come from the vehicle's own clock, in seconds since 1970. */
export interface Drive {
  now(): number
  /** Returns the place of the vehicle at a time, and its speed in knots. */
  at(time: number): { lat: number; lon: number; speed: number }
}

/** Returns a place on a circle of a few kilometres, which the vehicle drives around in half an hour. */
export function placeOnCircle(seconds: number): { lat: number; lon: number } {
  const angle = ((seconds % 1_800) / 1_800) * 2 * Math.PI
  return { lat: -6.2 + 0.02 * Math.sin(angle), lon: 106.8 + 0.02 * Math.cos(angle) }
}

export const endlessDrive: Drive = {
  now: () => Math.floor(Date.now() / 1_000),
  at: (time) => ({ ...placeOnCircle(time), speed: 16 }),
}

/** Returns the IMEIs of a number of trackers; `first` is the number of the first one. */
export function imeisOf(trackers: number, first = 1): string[] {
  return Array.from({ length: trackers }, (_, nth) => `8600000${String(first + nth).padStart(8, '0')}`)
}

/** Returns the URL by which a vehicle reports its position at a time. */
export function reportUrl(to: string, imei: string, time: number, drive = endlessDrive): string {
  const { lat, lon, speed } = drive.at(time)
  const place = `lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}`
  return `${to}?id=${imei}&timestamp=${String(time)}&${place}&speed=${String(speed)}&bearing=90&accuracy=6&batt=80`
}
