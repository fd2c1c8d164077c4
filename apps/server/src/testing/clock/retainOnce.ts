import { countRows } from '../../backup/countRows.ts'
import { checkServerClock } from '../../clock/serverClock.ts'
import { readConfig } from '../../config/config.ts'
import { openDatabase } from '../../database/openDatabase.ts'
import { Retention } from '../../retention/Retention.ts'

/** Starts like a server, deletes old data once, and prints the times of both clocks and the number of rows left. */
const config = readConfig({ ...process.env, AUDIT_DAYS: '365', POSITION_DAYS: '30' })
const database = await openDatabase(config)
await checkServerClock(database, Date.now())
await new Retention(database, { ...config, write: () => undefined }).runOnce()
const [clock] = await database.query<{ at: Date }>('select clock_timestamp() as at')
console.log(
  JSON.stringify({ process: Date.now(), database: clock?.at.getTime(), rows: await countRows(database) }),
)
await database.close()
