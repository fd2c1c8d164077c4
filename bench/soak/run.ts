import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { table } from '../table.ts'
import { head, soakBackups } from './backups.ts'

const help = `npm run soak -- [options]: what must hold under load for a long time
  --part NAME      backup (the only part so far)
  --backups N      backups of each database, each restored and compared (default 20)
  --rate N         positions a second (default 200)
  --positions N    positions that the database has before (default 0)
  --database NAME  embedded or postgres (default both)`

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'backup' },
    backups: { type: 'string', default: '20' },
    rate: { type: 'string', default: '200' },
    positions: { type: 'string', default: '0' },
    database: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help || values.part !== 'backup') {
  console.log(help)
  process.exit(values.help ? 0 : 1)
}
const options = {
  backups: Number(values.backups),
  rate: Number(values.rate),
  positions: Number(values.positions),
}
const databases = (['embedded', 'postgres'] as const).filter((name) => name === (values.database ?? name))
const results = []
for (const name of databases) results.push(await soakBackups(name, options))
console.log(`\n${table([head, ...results.map(({ row }) => row)])}\n`)
console.log(`Load average ${loadavg()[0]?.toFixed(1) ?? ''}, Node ${process.version}.`)
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1
