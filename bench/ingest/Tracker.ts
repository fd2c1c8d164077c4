import { setTimeout } from 'node:timers/promises'
import { sendRequest } from './sendRequest.ts'
import type { Latencies } from './Latencies.ts'

const pauseMs = 1_000

/** A tracker that records positions and keeps them until they are acknowledged. */
export class Tracker {
  readonly imei: string
  /** Times of acknowledged positions; whole seconds since 1970. */
  readonly acknowledged: number[] = []
  /** Positions to send. */
  private readonly waiting: number[] = []
  private sending: Promise<void> | null = null

  constructor(imei: string) {
    this.imei = imei
  }

  /** Records a position and sends all waiting ones, the oldest first. */
  report(to: string, latencies: Latencies): void {
    this.waiting.push(Math.floor(Date.now() / 1_000))
    this.sending ??= this.send(to, latencies).finally(() => (this.sending = null))
  }

  /** Resolves when all positions are acknowledged. */
  async finish(): Promise<void> {
    await this.sending
  }

  private async send(to: string, latencies: Latencies): Promise<void> {
    for (let time = this.waiting[0]; time !== undefined; time = this.waiting[0]) {
      const reply = await sendRequest(reportUrl(to, this.imei, time))
      latencies.add(reply)
      if (reply.status === 200) this.acknowledged.push(this.waiting.shift() ?? time)
      else await setTimeout(pauseMs)
    }
  }
}

/** Returns the report of a vehicle that drives in a circle of a few kilometres. */
export function reportUrl(to: string, imei: string, time: number): string {
  const angle = ((time % 1_800) / 1_800) * 2 * Math.PI
  const [lat, lon] = [-6.2 + 0.02 * Math.sin(angle), 106.8 + 0.02 * Math.cos(angle)]
  const place = `lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}`
  return `${to}?id=${imei}&timestamp=${String(time)}&${place}&speed=16&bearing=90&accuracy=6&batt=80`
}
