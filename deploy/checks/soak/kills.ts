import { setTimeout } from 'node:timers/promises'
import { countLost, makeFleet, type Place } from '../../../bench/load/fleetDatabase.ts'
import { LoadServer } from '../../../bench/load/LoadServer.ts'
import { Latencies, repeat } from '../../../bench/load/requests.ts'
import { openSender, type Protocol } from '../../../bench/load/senders.ts'
import { endlessDrive, imeisOf, Tracker } from '../../../bench/load/Tracker.ts'
import type { Soak, SoakOptions } from './Soak.ts'

/** Seconds between two reports of a tracker. */
const EVERY_S = 5
/** Each kill comes after a random time up to this limit, so that the kills hit every phase of a batch. */
const MAX_RUN_MS = 3_000
/** The protocols of the trackers in turn: a third is forwarded by Traccar, which repeats a position until it is stored. */
const turns: readonly Protocol[] = ['traccar', 'osmand', 'gt06', 'traccar', 'osmand', 'teltonika']
/** Number of kills between two lines of progress. */
const REPORT_EVERY = 20

/**
 * Kills the server repeatedly while trackers report in all protocols, and counts the acknowledged positions that are
 * missing.
 */
export const killsSoak: Soak = {
  head: ['database', 'kills', 'acknowledged', 'sent again', 'p50, ms', 'p99, ms', 'lost'],
  run: soak,
}

async function soak(name: string, place: Place, { kills, rate }: SoakOptions) {
  const imeis = imeisOf(rate * EVERY_S)
  const token = await makeFleet(place, imeis)
  const server = await LoadServer.start(place)
  const trackers = imeis.map((imei, nth) => {
    const protocol = turns[nth % turns.length] ?? 'osmand'
    return new Tracker(imei, endlessDrive, openSender(protocol, imei, server, token))
  })
  const reports = new Latencies()
  const stopReporting = repeat(rate, (nth) =>
    trackers[nth % trackers.length]?.report(server.reports, reports),
  )
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await setTimeout(Math.random() * MAX_RUN_MS)
      await server.killAndRestart()
      if (kill % REPORT_EVERY === 0)
        console.log(`${name}: ${String(kill)} kills, ${String(sum(trackers))} acknowledged`)
    }
    stopReporting()
    await Promise.all(trackers.map((tracker) => tracker.finish()))
  } finally {
    stopReporting()
    await server.stop()
  }
  const lost = await countLost(place, trackers)
  const [p50, p99] = [reports.within(0.5), reports.within(0.99)]
  const row = [name, kills, sum(trackers), reports.failed, p50.toFixed(0), p99.toFixed(0), lost].map(String)
  return { row, isGood: lost === 0 }
}

function sum(trackers: readonly Tracker[]): number {
  return trackers.reduce((total, { acknowledged }) => total + acknowledged.length, 0)
}
