import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { loadavg } from 'node:os'
import { chosenDatabases, onDatabase } from '../databases.ts'
import type { Place } from '../ingest/fleetDatabase.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { BenchApp } from './BenchApp.ts'
import { timeRemovals } from './timeRemovals.ts'

/**
 * Number of requests for each kind of e-mail address. Each request has a new address, because the fourth request for an
 * address in an hour does less work.
 */
const REQUESTS = 400
const MOVES = 20
const kinds = ['known', 'unknown', 'pending', 'disabled'] as const

async function addAccounts({ database }: BenchApp): Promise<void> {
  await database.query(
    `insert into app_user (name, email, email_key, password_hash, status, disabled, email_verified_at, all_groups)
     select 'Bench', address, address, 'none', case kind when 'pending' then 'pending' else 'active' end,
       kind = 'disabled', now(), true
     from generate_series(1, $1) as n, unnest(array['known', 'pending', 'disabled']) as kind,
       lateral (select kind || n || '@armada.example' as address) as made`,
    [REQUESTS],
  )
}

/**
 * Returns the median response time in ms for each kind of address. The order of the kinds rotates, so that it does not
 * influence the result.
 */
async function timeKinds(app: BenchApp): Promise<number[]> {
  const times = kinds.map((): number[] => [])
  for (let n = 1; n <= REQUESTS; n += 1) {
    for (const turn of kinds.keys()) {
      const at = (n + turn) % kinds.length
      const time = await app.askForRecovery(`${kinds[at]}${n}@armada.example`)
      if (time !== null) times[at]?.push(time)
    }
  }
  return times.map(median)
}

/** Returns the response times in ms while the mail worker waits for an SMTP server that never responds. */
async function timeBesideHangingMail(app: BenchApp, connected: () => boolean): Promise<number[]> {
  app.mail.start()
  while (!connected()) await app.askForRecovery('known1@armada.example')
  const times: number[] = []
  for (let n = 0; n < 100; n += 1) {
    const time = await app.askForRecovery(`besides${n}@armada.example`)
    if (time !== null) times.push(time)
  }
  return times
}

async function measure(name: string, place: Place): Promise<string[]> {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const app = await BenchApp.start(place, `smtp://127.0.0.1:${port}`)
  try {
    await addAccounts(app)
    for (let n = 0; n < 50; n += 1) await app.askForRecovery(`warm${n}@armada.example`)
    const medians = await timeKinds(app)
    const gap = (Math.max(...medians) / Math.min(...medians) - 1) * 100
    const removals = await timeRemovals(app, MOVES)
    const hanging = await timeBesideHangingMail(app, () => sockets.length > 0)
    const figures = [hanging, removals].flatMap((times) => [median(times), Math.max(...times)])
    const answers = [...medians.map((value) => value.toFixed(1)), `${gap.toFixed(1)} %`]
    return [name, ...answers, ...figures.map((value) => value.toFixed(0))]
  } finally {
    silent.close()
    for (const socket of sockets) socket.destroy()
    await app.mail.stop()
    await app.close()
  }
}

const rows: string[][] = []
for (const database of chosenDatabases()) rows.push(await onDatabase(database, measure))
const head = ['database', ...kinds, 'gap', 'SMTP hangs, p50', 'slowest', 'removed, p50', 'slowest']
console.log(
  `\nTime of a recovery request (p50), and time from a change of depot to the event "removed", in ms.
Load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}.\n\n${table([head, ...rows])}`,
)
