import { setTimeout } from 'node:timers/promises'
import type { LoopReply } from './HttpConnection.ts'
import { Latencies } from './requests.ts'

/** A client that sends its next request when the response to the previous one is complete. */
export interface LoopClient {
  /** Sends one request; never rejects. */
  send: () => Promise<LoopReply>
  close: () => void
  /** Called for each response with status 200, also during the warm-up. */
  onOk?: () => void
}

/** How many seconds a load test runs before the measurement, and during it. */
export interface LoopTime {
  warmUpS: number
  seconds: number
}

/** The figures of a load after its warm-up. */
export interface LoopResult {
  perSecond: number
  p50: number
  p99: number
  failed: number
  /** Number of successful responses, including those of the warm-up. */
  total: number
  /** Mean size in bytes of the response bodies as they were transferred. */
  bytes: number
  /** Mean number of processor cores that this process used. */
  cores: number
}

const RETRY_MS = 1_000

/** Runs several clients in a closed loop. */
export async function closedLoop(
  clients: readonly LoopClient[],
  { warmUpS, seconds }: LoopTime,
): Promise<LoopResult> {
  let latencies = new Latencies()
  let [bytes, total] = [0, 0]
  const loop = { on: true }
  const running = clients.map(async ({ send, close, onOk }) => {
    while (loop.on) {
      const reply = await send()
      latencies.add(reply)
      bytes += reply.bytes
      if (reply.status === 200) {
        total += 1
        onOk?.()
      } else await setTimeout(RETRY_MS)
    }
    close()
  })
  await setTimeout(warmUpS * 1_000)
  latencies = new Latencies()
  bytes = 0
  const [begin, before] = [performance.now(), process.cpuUsage()]
  await setTimeout(seconds * 1_000)
  const used = process.cpuUsage(before)
  const measured = latencies
  const lasted = (performance.now() - begin) / 1_000
  const measuredBytes = bytes
  loop.on = false
  await Promise.all(running)
  return {
    perSecond: measured.all.length / lasted,
    p50: measured.within(0.5),
    p99: measured.within(0.99),
    failed: measured.failed,
    total,
    bytes: measuredBytes / Math.max(1, measured.all.length),
    cores: (used.user + used.system) / 1e6 / lasted,
  }
}
