import { parseArgs } from 'node:util'
import { buildApp } from '../../apps/server/src/buildApp.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { PositionIntake } from '../../apps/server/src/ingest/PositionIntake.ts'
import { loadReferenceData } from '../../apps/server/src/reference/loadReferenceData.ts'
import { chosenDatabases, onDatabase } from '../databases.ts'
import type { Place } from '../ingest/fleetDatabase.ts'
import { table } from '../table.ts'
import { compareLayouts } from './compareLayouts.ts'
import { dayMs, fillTrips, type Size } from './fillDays.ts'

const help = `npm run bench:days -- [options]: positions and points in one table and in a partition for each day
  --positions N    positions of the PostgreSQL database (default 30,000,000), of 1,000 devices in 30 days
  --trips N        trips of the same database (default 1,000,000), with 20 points each; together they need 20 GB of disk
  --share N        share of these numbers for the embedded database (default 0.1)
  --database NAME  embedded or postgres (default both)`

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '30000000' },
    trips: { type: 'string', default: '1000000' },
    share: { type: 'string', default: '0.1' },
    database: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

const positionRows: string[][] = []
const pointRows: string[][] = []

/**
 * Compares two layouts on one database: a single table, and a table with a partition for each day. Adds the results to
 * `positionRows` and `pointRows`.
 */
async function measure(name: string, place: Place): Promise<string[]> {
  const size = sizeFor(name === 'embedded' ? Number(values.share) : 1)
  const end = Math.floor(Date.now() / dayMs) * dayMs
  const database = await openDatabase({ ...place, statementTimeoutMs: 0 })
  const config = readConfig({ NODE_ENV: 'test', DEMO: '0', LOG_LEVEL: 'silent' })
  const intake = new PositionIntake(database, config)
  const app = await buildApp(config, database, intake)
  try {
    await loadReferenceData(database)
    if (name !== 'embedded') {
      await database.query("alter system set max_wal_size = '4GB'")
      await database.query('select pg_reload_conf()')
    }
    await fillTrips(database, size, end)
    const rows = await compareLayouts(name, { database, app, size, end })
    positionRows.push(...rows.positions)
    pointRows.push(...rows.points)
  } finally {
    await app.close()
    await intake.close()
    await database.close()
  }
  return []
}

function sizeFor(share: number): Size {
  const [devices, days] = [1_000, 30]
  const aDay = (all: string) => Math.round((Number(all) * share) / days)
  return {
    devices,
    days,
    positions: Math.round(aDay(values.positions) / devices),
    trips: aDay(values.trips),
    points: 20,
  }
}

const positionHead = [
  'database',
  'positions',
  'fill, 1,000/s',
  'MB',
  'trip list, ms',
  "device's day, ms",
  'again, ms',
  'trip search, ms',
  'a day deleted, s',
  'MB freed',
  'load',
]
const pointHead = [
  'database',
  'points',
  'MB',
  'read a trip, ms',
  'thin a trip, ms',
  'delete a trip, ms',
  'load',
]
for (const database of chosenDatabases(values.database)) await onDatabase(database, measure)
console.log(`\n${table([positionHead, ...positionRows])}\n\n${table([pointHead, ...pointRows])}\n`)
