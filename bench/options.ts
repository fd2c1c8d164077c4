import { parseArgs } from 'node:util'
import { chosenDatabases, type DatabaseName } from './databases.ts'

export interface Options {
  /** The numbers of rows and points with which to measure. */
  sizes: number[]
  /** Number of rounds; the result is their median. */
  rounds: number
  /** Duration of a measured load on the server; a warm-up of a quarter of this time comes before it. */
  seconds: number
  /** The databases of the server. */
  databases: DatabaseName[]
  steps: number
  /** Whether to sort 100,000 rows on the peer page (a plain HTML table) too, which takes minutes. */
  full: boolean
  only: string | undefined
  /** Folder of an existing build of the dashboard to measure. */
  ours: string | undefined
  json: string | undefined
  port: number
}

const help = `npm run bench -- [options]
  --quick        only 1,000 and 10,000, two rounds
  --full         five rounds, and sorts 100,000 rows of the plain table (takes minutes)
  --sizes 1000,10000   numbers of rows and points
  --rounds N     number of rounds
  --only NAME    login, list, playback, clock, report, fleet, ready, answer, ingest or reads
  --seconds N    length of each load on the server (default 20)
  --database NAME  embedded or postgres (default both)
  --ours FOLDER  measures this build of the dashboard instead of a new one
  --json FILE    also writes every measurement
  --port N       first of seven ports on the loopback (default 4160)`

/** Parses the command line; prints the help and exits for `--help`. */
export function readOptions(args = process.argv.slice(2)): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      sizes: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string', default: '20' },
      database: { type: 'string' },
      only: { type: 'string' },
      ours: { type: 'string' },
      json: { type: 'string' },
      port: { type: 'string', default: '4160' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(help)
    process.exit(0)
  }
  return {
    sizes:
      values.sizes?.split(',').map(Number) ?? (values.quick ? [1_000, 10_000] : [1_000, 10_000, 100_000]),
    rounds: Number(values.rounds ?? (values.quick ? 2 : values.full ? 5 : 3)),
    seconds: Number(values.seconds),
    databases: chosenDatabases(values.database),
    steps: 25,
    full: values.full,
    only: values.only,
    ours: values.ours,
    json: values.json,
    port: Number(values.port),
  }
}
