import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true })
const TIMEOUT_MS = 20_000

/** The status (0 without a response) and the latency in ms. */
export interface Reply {
  status: number
  ms: number
}

/** Sends one request and reads the response to its end; never rejects. */
export function sendRequest(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - begin })
    const request = get(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume()
      response.once('end', () => end(response.statusCode ?? 0))
      response.once('error', () => end(0))
    })
    request.once('error', () => end(0))
    request.once('timeout', () => request.destroy())
  })
}

/** Collects the latencies of successful responses in ms, and counts failures by status (0 without a response). */
export class Latencies {
  readonly all: number[] = []
  readonly failures = new Map<number, number>()

  add({ status, ms }: Reply): void {
    if (status === 200) this.all.push(ms)
    else this.failures.set(status, (this.failures.get(status) ?? 0) + 1)
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Returns the time in ms within which the given share (0 to 1) of the successful responses arrived. */
  within(share: number): number {
    const sorted = this.all.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }
}

/** Calls `work` at a fixed rate; returns a function that ends the calls. */
export function repeat(perSecond: number, work: (nth: number) => void): () => void {
  const begin = performance.now()
  let done = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begin) / 1_000) * perSecond)
    for (; done < due; done += 1) work(done)
  }, 10)
  return () => clearInterval(timer)
}
