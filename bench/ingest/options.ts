import { parseArgs } from 'node:util'
import { chosenDatabases, type DatabaseName } from '../databases.ts'

export interface IngestOptions {
  devices: number
  /** Seconds between two reports of a device. */
  every: number
  minutes: number
  /** Number of requests that all dashboards together send in a second. */
  reads: number
  /** Number of times the server is killed. */
  kills: number
  databases: DatabaseName[]
  /** Whether to measure the highest rate. */
  highest: boolean
}

const help = `npm run bench:ingest -- [options]
  --devices N      trackers (default 1000), each with a position every 5 s
  --minutes N      duration (default 10)
  --reads N        requests of dashboards in a second (default 100)
  --kills N        number of times that the benchmark kills the server (default 0)
  --database NAME  embedded or postgres (default both)
  --no-highest     do not measure the highest rate`

/** Parses the command line; prints the help and exits for `--help`. */
export function readOptions(args = process.argv.slice(2)): IngestOptions {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      devices: { type: 'string', default: '1000' },
      minutes: { type: 'string', default: '10' },
      reads: { type: 'string', default: '100' },
      kills: { type: 'string', default: '0' },
      database: { type: 'string' },
      highest: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(help)
    process.exit(0)
  }
  return {
    devices: Number(values.devices),
    every: 5,
    minutes: Number(values.minutes),
    reads: Number(values.reads),
    kills: Number(values.kills),
    databases: chosenDatabases(values.database),
    highest: values.highest,
  }
}
