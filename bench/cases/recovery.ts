import { createServer, type Socket } from 'node:net'
import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { listen } from '../../scripts/listen.ts'
import { onEachDatabase } from '../load/databases.ts'
import { makeFleet, type Place } from '../load/fleetDatabase.ts'
import { LoadServer } from '../load/LoadServer.ts'
import { median } from '../table.ts'
import type { Case, Figures, Options } from './Case.ts'

/**
 * Number of requests for each kind of e-mail address. Each request has a new address, because the fourth request for an
 * address in an hour does less work.
 */
const REQUESTS = 400
const kinds = ['known', 'unknown', 'pending', 'disabled'] as const

/**
 * Measures requests for a recovery link while the mail server accepts connections and never responds. The response time
 * must not show whether an address has an account.
 */
export function recoveryCases(options: Options): Case[] {
  return onEachDatabase('recovery', options, measure)
}

async function measure(name: string, place: Place): Promise<Figures> {
  await makeFleet(place, [])
  await addAccounts(place)
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket))
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${String(await listen(silent))}`,
    MAIL_FROM: 'sikud@armada.example',
    PUBLIC_URL: 'https://armada.example',
    TRUST_PROXY: '127.0.0.1',
  }
  try {
    return await LoadServer.use(place, (server) => timeKinds(name, server), settings)
  } finally {
    silent.close()
    for (const socket of sockets) socket.destroy()
  }
}

async function addAccounts(place: Place): Promise<void> {
  const database = await openDatabase(place)
  await database.query(
    `insert into app_user (name, email, email_key, password_hash, status, disabled, email_verified_at, all_groups)
     select 'Bench', address, address, 'none', case kind when 'pending' then 'pending' else 'active' end,
       kind = 'disabled', now(), true
     from generate_series(1, $1) as n, unnest(array['known', 'pending', 'disabled']) as kind,
       lateral (select kind || n || '@armada.example' as address) as made`,
    [REQUESTS],
  )
  await database.close()
}

/** Asks for links in turns. The order of the kinds rotates, so that it does not influence the result. */
async function timeKinds(name: string, server: LoadServer): Promise<Figures> {
  const times = kinds.map((): number[] => [])
  for (let n = 1; n <= REQUESTS; n += 1) {
    for (const turn of kinds.keys()) {
      const at = (n + turn) % kinds.length
      times[at]?.push(
        await askForLink(server, `${kinds[at] ?? ''}${n}@armada.example`, n * kinds.length + turn),
      )
    }
  }
  const medians = times.map(median)
  const gap = (Math.max(...medians) / Math.min(...medians) - 1) * 100
  return {
    [`recovery ${name}, p50, ms`]: median(times.flat()),
    [`recovery ${name}, gap between kinds of address, %`]: gap,
    [`recovery ${name}, slowest, ms`]: Math.max(...times.flat()),
  }
}

/** Returns the response time in ms. Each request comes from a network of its own, because a network has a limit. */
async function askForLink(server: LoadServer, email: string, nth: number): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${server.api}/auth/forgot-password`, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${Math.floor(nth / 250)}.${nth % 250}.1`,
    },
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`The server returned ${String(response.status)}.`)
  return performance.now() - start
}
