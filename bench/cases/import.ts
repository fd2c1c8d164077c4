import { setTimeout } from 'node:timers/promises'
import { onEachDatabase } from '../load/databases.ts'
import { makeFleet, type Place } from '../load/fleetDatabase.ts'
import { LoadServer } from '../load/LoadServer.ts'
import { Latencies, repeat, sendRequest } from '../load/requests.ts'
import { imeisOf, reportUrl } from '../load/Tracker.ts'
import type { Case, Figures, Options } from './Case.ts'
import { residentMegabytes } from './memory.ts'

const ROWS = 10_000
const DEVICES = 1_000
/** Each of the 1,000 devices reports every ten seconds. */
const REPORTS_PER_S = 100
const POLL_MS = 100
const SETTLE_MS = 5_000

/** Measures the import of 10,000 complete vehicles and its undo while 1,000 devices report. */
export function importCases(options: Options): Case[] {
  return onEachDatabase('import', options, importFleet)
}

async function importFleet(name: string, place: Place): Promise<Figures> {
  const imeis = imeisOf(DEVICES)
  const token = await makeFleet(place, imeis)
  return LoadServer.use(place, async (server) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const call = async (method: string, path: string, body: unknown = {}) => {
      const init = { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) }
      const response = await fetch(`${server.api}${path}`, init)
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return (await response.json()).data
    }
    const latencies = new Latencies()
    const begin = Math.floor(Date.now() / 1_000)
    const stopReports = repeat(REPORTS_PER_S, (nth) => {
      const time = begin + Math.floor(nth / REPORTS_PER_S)
      const url = reportUrl(server.reports, imeis[nth % DEVICES] ?? '', time)
      void sendRequest(url).then((reply) => latencies.add(reply))
    })
    await setTimeout(SETTLE_MS)
    const memory = { before: residentMegabytes(server.pid), most: 0 }
    const sampler = setInterval(() => {
      memory.most = Math.max(memory.most, residentMegabytes(server.pid))
    }, POLL_MS)
    latencies.all.length = 0
    const input = { kind: 'fleet', columns: ['plate', 'brand', 'type', 'imei', 'driver'], rows: rowsOf() }
    const seconds = stopwatch()
    const { rows } = await call('POST', '/import/check', input)
    const check = seconds()
    const faulty = rows.filter(({ state }: { state: string }) => state !== 'new').length
    if (faulty > 0) throw new Error(`${String(faulty)} of ${String(ROWS)} rows are not new.`)
    const { id } = await call('POST', '/import', input)
    const { run, longest } = await ended(() => call('GET', `/import/${String(id)}`))
    const store = seconds()
    await call('POST', `/change/${String(run.change_id)}/undo`)
    const undo = seconds()
    clearInterval(sampler)
    stopReports()
    if (latencies.failed > 0) throw new Error(`${String(latencies.failed)} reports beside the import failed.`)
    return {
      [`import ${name}, check of 10,000 rows, s`]: check,
      [`import ${name}, store, s`]: store,
      [`import ${name}, longest step of the progress, s`]: longest,
      [`import ${name}, undo, s`]: undo,
      [`import ${name}, memory, MB more`]: memory.most - memory.before,
      [`import ${name}, ingest p99 beside it, ms`]: latencies.within(0.99),
    }
  })
}

function rowsOf(): string[][] {
  return Array.from({ length: ROWS }, (_, at) => [
    `D ${String(1_000 + (at % 5_000))} ${at < 5_000 ? 'ZA' : 'ZB'}`,
    'Toyota',
    'Avanza',
    String(861_230_100_000_000 + at),
    `Pengendara ${String(at)}`,
  ])
}

/** Waits until the import ends. Returns it, and the longest time in seconds between two steps of its progress. */
async function ended(read: () => Promise<{ state: string; done: number; change_id: number | null }>) {
  const step = stopwatch()
  let longest = 0
  for (let done = 0; ; await setTimeout(POLL_MS)) {
    const run = await read()
    if (run.done !== done || run.state !== 'running') longest = Math.max(longest, step())
    done = run.done
    if (run.state !== 'running') return { run, longest }
  }
}

/** Returns a function that returns the seconds since its last call. */
function stopwatch(): () => number {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const passed = (now - last) / 1_000
    last = now
    return passed
  }
}
