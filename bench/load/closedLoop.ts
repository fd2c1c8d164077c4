import { setTimeout } from 'node:timers/promises'
import { Client, type Dispatcher } from 'undici'
import { Latencies } from './requests.ts'

/** A client that sends its next request when the response to the previous one is complete. */
export interface LoopClient {
  path: () => string
  headers?: Record<string, string>
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

/** Runs several clients in a closed loop, each with its own connection. */
export async function closedLoop(
  origin: string,
  clients: readonly LoopClient[],
  { warmUpS, seconds }: LoopTime,
): Promise<LoopResult> {
  let latencies = new Latencies()
  let [bytes, total] = [0, 0]
  const loop = { on: true }
  const running = clients.map(async ({ path, headers, onOk }) => {
    const connection = new Client(origin, { pipelining: 1 })
    while (loop.on) {
      const reply = await send(connection, { path: path(), method: 'GET', ...(headers && { headers }) })
      latencies.add(reply)
      bytes += reply.bytes
      if (reply.status === 200) {
        total += 1
        onOk?.()
      } else await setTimeout(RETRY_MS)
    }
    await connection.close()
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

/**
 * Sends one request and reads the response to its end; never rejects. Uses `dispatch` of undici, because its `request`
 * takes twice the CPU time.
 */
function send(connection: Client, options: Dispatcher.DispatchOptions) {
  const begin = performance.now()
  return new Promise<{ status: number; ms: number; bytes: number }>((resolve) => {
    const [reply, end] = [
      { status: 0, bytes: 0 },
      (status: number) => resolve({ ...reply, status, ms: performance.now() - begin }),
    ]
    connection.dispatch(options, {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, status) => void (reply.status = status),
      onResponseData: (_controller, chunk) => void (reply.bytes += chunk.length),
      onResponseEnd: () => end(reply.status),
      onResponseError: () => end(0),
    })
  })
}
