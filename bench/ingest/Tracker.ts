import { setTimeout } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Latencies } from './Latencies.ts'

const pauseMs = 1_000

/** A tracker that takes a position every few seconds, and keeps what was not acknowledged until it is. */
export class Tracker {
  readonly imei: string
  /** The times of the positions that the server said it stored; whole seconds since 1970. */
  readonly acknowledged: number[] = []
  /** What it has still to send. */
  private readonly waiting: number[] = []
  private sending: Promise<void> | null = null

  constructor(imei: string) {
    this.imei = imei
  }

  /** Takes a position and sends what waits, the oldest first. */
  report(to: string, latencies: Latencies): void {
    this.waiting.push(Math.floor(Date.now() / 1_000))
    this.sending ??= this.send(to, latencies).finally(() => (this.sending = null))
  }

  /** Resolves when all is acknowledged. */
  async finish(): Promise<void> {
    await this.sending
  }

  private async send(to: string, latencies: Latencies): Promise<void> {
    for (let time = this.waiting[0]; time !== undefined; time = this.waiting[0]) {
      const reply = await ask(reportUrl(to, this.imei, time))
      latencies.add(reply)
      if (reply.status === 200) this.acknowledged.push(this.waiting.shift() ?? time)
      else await setTimeout(pauseMs)
    }
  }
}

/** A report of a vehicle that drives in a circle of some kilometres, in half an hour. */
export function reportUrl(to: string, imei: string, time: number): string {
  const angle = ((time % 1_800) / 1_800) * 2 * Math.PI
  const [lat, lon] = [-6.2 + 0.02 * Math.sin(angle), 106.8 + 0.02 * Math.cos(angle)]
  const place = `lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}`
  return `${to}?id=${imei}&timestamp=${String(time)}&${place}&speed=16&bearing=90&accuracy=6&batt=80`
}
