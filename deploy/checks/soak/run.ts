import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chosenDatabases } from '../../../bench/load/databases.ts'
import { table } from '../../../bench/table.ts'
import { head as backupsHead, soakBackups } from './backups.ts'
import { clockHead, soakClock } from './clock.ts'
import { floodHead, soakFlood } from './flood.ts'
import { historiesHead, soakHistories } from './histories.ts'
import { killsHead, soakKills } from './kills.ts'
import { restoresHead, soakRestores } from './restores.ts'

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
const options = {
  backups: Number(values.backups),
  kills: Number(values.kills),
  restores: Number(values.restores),
  histories: Number(values.histories),
  flood: Number(values.flood),
  rate: Number(values.rate),
  positions: Number(values.positions),
}
const parts = {
  backup: { head: backupsHead, soak: soakBackups },
  kills: { head: killsHead, soak: soakKills },
  restores: { head: restoresHead, soak: soakRestores },
  clock: { head: clockHead, soak: soakClock },
  trips: { head: historiesHead, soak: soakHistories },
  flood: { head: floodHead, soak: soakFlood },
}
const wanted = Object.entries(parts).filter(([name]) => name === (values.part ?? name))
if (values.help || wanted.length === 0) {
  console.log(help)
  process.exit(values.help ? 0 : 1)
}
const databases = chosenDatabases(values.database)
let isGood = true
for (const [, { head, soak }] of wanted) {
  const results = []
  for (const name of databases) results.push(await soak(name, options))
  console.log(`\n${table([head, ...results.map(({ row }) => row)])}\n`)
  isGood &&= results.every((result) => result.isGood)
}
console.log(`Load average ${loadavg()[0]?.toFixed(1) ?? ''}, Node ${process.version}.`)
process.exitCode = isGood ? 0 : 1
