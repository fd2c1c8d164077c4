import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../../apps/server/src/database/openDatabase.ts'
import { usualRate } from '../../../apps/server/src/ingest/DeviceBudgets.ts'
import { countLost, makeFleet, type Place } from '../../../bench/load/fleetDatabase.ts'
import { LoadServer } from '../../../bench/load/LoadServer.ts'
import { Latencies, repeat } from '../../../bench/load/requests.ts'
import { imeisOf, placeOnCircle, Tracker } from '../../../bench/load/Tracker.ts'
import type { Soak, SoakOptions } from './Soak.ts'

const TRACKERS = 100
/** Seconds between two reports of an ordinary tracker. */
const EVERY_S = 5
/** Number of senders that share one IMEI, of positions in each request, and of requests a second of all senders. */
const SENDERS = 4
const POSITIONS = 1_000
const REQUESTS_PER_S = 20
/** How long the trackers report before the flood, for comparison. */
const BEFORE_MS = 10_000
const MAX_P99_MS = 1_000

/** Floods the server with positions of one IMEI beside ordinary trackers, which must notice nothing of it. */
export const floodSoak: Soak = {
  head: [
    'database',
    'flood, s',
    'sent',
    'stored of it',
    'at most',
    '429',
    'acknowledged',
    'p99 before, ms',
    'p50, ms',
    'p99, ms',
    'sent again',
    'lost',
  ],
  run: soak,
}

async function soak(name: string, place: Place, { flood: seconds }: SoakOptions) {
  const [busy = '', ...others] = imeisOf(TRACKERS + 1)
  const trackers = others.map((imei) => new Tracker(imei))
  await makeFleet(place, [busy, ...others])
  const server = await LoadServer.start(place)
  const [before, reports, flood] = [new Latencies(), new Latencies(), new Latencies()]
  let latencies = before
  const stop = repeat(TRACKERS / EVERY_S, (nth) =>
    trackers[nth % trackers.length]?.report(server.reports, latencies),
  )
  await setTimeout(BEFORE_MS)
  latencies = reports
  const begin = performance.now()
  let elapsedS = 0
  try {
    const end = begin + seconds * 1_000
    await Promise.all(
      Array.from({ length: SENDERS }, (_, sender) =>
        floodUntil(end, `${server.reports}?id=${busy}`, sender, flood),
      ),
    )
    stop()
    await Promise.all(trackers.map((tracker) => tracker.finish()))
    elapsedS = (performance.now() - begin) / 1_000
  } finally {
    stop()
    await server.stop()
  }
  const stored = await countStored(place, busy)
  const most = usualRate.burst + Math.ceil(elapsedS * usualRate.perSecond)
  const lost = await countLost(place, trackers)
  const [p50, p99] = [reports.within(0.5), reports.within(0.99)]
  const acknowledged = trackers.reduce((sum, tracker) => sum + tracker.acknowledged.length, 0)
  const row = [
    name,
    seconds,
    (flood.all.length + flood.failed) * POSITIONS,
    stored,
    most,
    flood.failures.get(429) ?? 0,
    acknowledged,
    before.within(0.99).toFixed(0),
    p50.toFixed(0),
    p99.toFixed(0),
    reports.failed,
    lost,
  ].map(String)
  return { row, isGood: lost === 0 && stored <= most && stored >= usualRate.burst && p99 < MAX_P99_MS }
}

/** Sends full requests at a fixed rate and ignores Retry-After, as an attacker does. */
async function floodUntil(end: number, to: string, sender: number, replies: Latencies): Promise<void> {
  const first = Math.floor(Date.now() / 1_000) - 20 * 86_400 + sender * 400_000
  for (let from = first; performance.now() < end; from += POSITIONS) {
    const body = Array.from({ length: POSITIONS }, (_, n) => ({
      timestamp: from + n,
      ...placeOnCircle(from + n),
    }))
    const begin = performance.now()
    const status = await fetch(to, { method: 'POST', body: JSON.stringify(body) }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    const ms = performance.now() - begin
    replies.add({ status, ms })
    await setTimeout(Math.max(0, (SENDERS / REQUESTS_PER_S) * 1_000 - ms))
  }
}

async function countStored(place: Place, imei: string): Promise<number> {
  const database = await openDatabase({ ...place, statementTimeoutMs: 0 })
  try {
    const [row] = await database.query<{ count: number }>(
      'select count(*)::int as count from position join device on device.id = device_id where imei = $1',
      [imei],
    )
    return row?.count ?? 0
  } finally {
    await database.close()
  }
}
