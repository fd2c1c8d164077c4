import { loadavg } from 'node:os'
import { onDatabase } from '../databases.ts'
import { table } from '../table.ts'
import { countLost, makeFleet, type Place } from './fleetDatabase.ts'
import { highestRate } from './highestRate.ts'
import { IngestServer } from './IngestServer.ts'
import { readOptions } from './options.ts'
import { steadyLoad } from './steadyLoad.ts'
import { imeisOf, Tracker } from './Tracker.ts'

const options = readOptions()
const head = [
  'database',
  'positions/s',
  'p50, ms',
  'p99, ms',
  'sent again',
  'kills',
  'acknowledged',
  'lost',
  'reads/s',
  'read p99, ms',
  'server, cores',
  'highest/s at p99 ≤ 500 ms',
]

/** Measures one database; returns its row of the result table. */
async function measure(name: string, place: Place): Promise<string[]> {
  const trackers = imeisOf(options.devices).map((imei) => new Tracker(imei))
  const others = imeisOf(options.devices, 1_000_001)
  const token = await makeFleet(place, [...trackers.map(({ imei }) => imei), ...others])
  const server = await IngestServer.start(place)
  try {
    console.log(`${name}: ${String(options.devices)} devices, ${String(options.minutes)} minutes …`)
    const before = server.cpu()
    const { seconds, reports, reads } = await steadyLoad(server, trackers, token, options)
    const cores = (server.cpu() - before) / seconds
    const highest = options.highest ? (await highestRate(server.reports, others)).toFixed(0) : '–'
    await server.stop()
    return [
      name,
      (reports.all.length / seconds).toFixed(0),
      reports.within(0.5).toFixed(0),
      reports.within(0.99).toFixed(0),
      String(reports.failed),
      String(options.kills),
      String(trackers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)),
      String(await countLost(place, trackers)),
      (reads.all.length / seconds).toFixed(0),
      reads.within(0.99).toFixed(0),
      cores.toFixed(2),
      highest,
    ]
  } finally {
    await server.stop()
  }
}

const rows: string[][] = []
for (const database of options.databases) {
  rows.push(await onDatabase(database, measure))
}
console.log(`\n${table([head, ...rows])}\n`)
console.log(
  `Load average ${loadavg()[0]?.toFixed(1) ?? ''}, Node ${process.version}; one position in each report.`,
)
process.exitCode = rows.some((row) => row[head.indexOf('lost')] !== '0') ? 1 : 0
