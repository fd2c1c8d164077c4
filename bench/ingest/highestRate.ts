import { setTimeout } from 'node:timers/promises'
import { sendRequest } from './sendRequest.ts'
import { Latencies } from './Latencies.ts'
import { repeat } from './steadyLoad.ts'
import { reportUrl } from './Tracker.ts'

const goalMs = 500
const holdMs = 10_000
const settleMs = 2_000
const firstRate = 200
const growth = 1.4
/** If more requests than this wait for a response, the server is too slow for the rate. */
const MAX_UNDER_WAY = 3_000

/** Finds the highest rate of reports (one position each) at which 99 % are answered within half a second. */
export async function highestRate(to: string, imeis: readonly string[]): Promise<number> {
  const clock = new Clock(imeis)
  let highest = 0
  for (let rate = firstRate; ; rate *= growth) {
    const latencies = await hold(rate, () => sendRequest(clock.nextUrl(to)))
    const p99 = latencies.within(0.99)
    console.log(`  ${rate.toFixed(0)}/s: p99 ${p99.toFixed(0)} ms, ${String(latencies.failed)} failed`)
    if (!(p99 <= goalMs) || latencies.failed > 0) return highest
    highest = rate
    await setTimeout(settleMs)
  }
}

/** Sends at a fixed rate without waiting for responses; each latency counts from the report's scheduled time. */
async function hold(rate: number, send: () => ReturnType<typeof sendRequest>): Promise<Latencies> {
  const latencies = new Latencies()
  const underWay = new Set<Promise<void>>()
  const begin = performance.now()
  const stop = repeat(rate, (nth) => {
    const late = performance.now() - begin - (nth / rate) * 1_000
    if (underWay.size > MAX_UNDER_WAY) return latencies.add({ status: 0, ms: 0 })
    const sending = send().then(({ status, ms }) => latencies.add({ status, ms: ms + late }))
    underWay.add(sending)
    void sending.finally(() => underWay.delete(sending))
  })
  await setTimeout(holdMs)
  stop()
  await Promise.all(underWay)
  return latencies
}

/**
 * Creates one report of each device in turn. The first report is 20 days old, and the reports of a device are 5 s
 * apart.
 */
class Clock {
  private readonly imeis: readonly string[]
  private readonly begin = Math.floor(Date.now() / 1_000) - 20 * 86_400
  private sent = 0

  constructor(imeis: readonly string[]) {
    this.imeis = imeis
  }

  nextUrl(to: string): string {
    const nth = this.sent++
    const time = this.begin + Math.floor(nth / this.imeis.length) * 5
    return reportUrl(to, this.imeis[nth % this.imeis.length] ?? '', time)
  }
}
