import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chosenDatabases, onDatabase } from '../../../bench/load/databases.ts'
import { table } from '../../../bench/table.ts'
import { backupsSoak } from './backups.ts'
import { clockSoak } from './clock.ts'
import { floodSoak } from './flood.ts'
import { historiesSoak } from './histories.ts'
import { killsSoak } from './kills.ts'
import { restoresSoak } from './restores.ts'
import type { Soak, SoakOptions } from './Soak.ts'

const help = `npm run soak -- [options]: counts lost positions after backups, kills and wrong clocks under load, and checks the
figures of random histories of trips
  --part NAME      backup, kills, restores, clock, trips or flood (default all)
  --backups N      backups of each database, each restored and compared (default 20)
  --kills N        kills of the server on each database (default 200)
  --restores N     kills of a restore into each database (default 20)
  --histories N    random histories of trips (default 1000)
  --flood N        seconds of the flood of one IMEI (default 60)
  --rate N         positions a second (default 200)
  --positions N    positions that the database has before the backups (default 0)
  --database NAME  embedded or postgres (default both)`

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    backups: { type: 'string', default: '20' },
    kills: { type: 'string', default: '200' },
    restores: { type: 'string', default: '20' },
    histories: { type: 'string', default: '1000' },
    flood: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    positions: { type: 'string', default: '0' },
    database: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const options: SoakOptions = {
  backups: Number(values.backups),
  kills: Number(values.kills),
  restores: Number(values.restores),
  histories: Number(values.histories),
  flood: Number(values.flood),
  rate: Number(values.rate),
  positions: Number(values.positions),
}
const parts: Record<string, Soak> = {
  backup: backupsSoak,
  kills: killsSoak,
  restores: restoresSoak,
  clock: clockSoak,
  trips: historiesSoak,
  flood: floodSoak,
}
const wanted = Object.entries(parts).filter(([name]) => name === (values.part ?? name))
if (values.help || wanted.length === 0) {
  console.log(help)
  process.exit(values.help ? 0 : 1)
}
const databases = chosenDatabases(values.database)
let isGood = true
for (const [, { head, run }] of wanted) {
  const results = []
  for (const name of databases)
    results.push(await onDatabase(name, (title, place) => run(title, place, options)))
  console.log(`\n${table([head, ...results.map(({ row }) => row)])}\n`)
  isGood &&= results.every((result) => result.isGood)
}
console.log(`Load average ${loadavg()[0]?.toFixed(1) ?? ''}, Node ${process.version}.`)
process.exitCode = isGood ? 0 : 1
