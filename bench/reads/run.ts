import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { createToken } from '../../apps/server/src/security/tokens.ts'
import { createUser } from '../../apps/server/src/testing/createUser.ts'
import { sendRequest } from '../ingest/sendRequest.ts'
import { chosenDatabases, onDatabase } from '../databases.ts'
import { makeFleet, type Place } from '../ingest/fleetDatabase.ts'
import { IngestServer } from '../ingest/IngestServer.ts'
import { Latencies } from '../ingest/Latencies.ts'
import { imeisOf } from '../ingest/Tracker.ts'
import { table } from '../table.ts'

const DEVICES = 10_000
const CLIENTS = 50
const SECONDS = 20
/** Time in ms between two requests of the other user to `/me`. */
const PACE_MS = 100

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function createOtherUser(place: Place): Promise<string> {
  const database = await openDatabase(place)
  try {
    return await createToken(database, await createUser(database))
  } finally {
    await database.close()
  }
}

/** Measures the latency of /me for one user while the clients of another user read the device list without pauses. */
async function measure(name: string, place: Place): Promise<string[]> {
  const flooding = await makeFleet(place, imeisOf(DEVICES))
  const other = await createOtherUser(place)
  const server = await IngestServer.start(place)
  const me = new Latencies()
  const idle = new Latencies()
  const lists = { 200: 0, 429: 0, other: 0 }
  const measureMe = async (latencies: Latencies, seconds: number) => {
    for (const end = performance.now() + seconds * 1000; performance.now() < end; await setTimeout(PACE_MS))
      latencies.add(await sendRequest(`${server.api}/me?include=role`, bearer(other)))
  }
  try {
    console.log(`${name}: ${String(CLIENTS)} clients of one user read ${String(DEVICES)} devices …`)
    await measureMe(idle, 3)
    const flood = { on: true }
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (flood.on) {
        const { status } = await sendRequest(`${server.api}/device?include=vehicle,driver`, bearer(flooding))
        lists[status === 200 || status === 429 ? status : 'other'] += 1
        // The clients do not obey Retry-After, so that the load stays high.
        if (status === 429) await setTimeout(PACE_MS)
      }
    })
    await setTimeout(1000)
    await measureMe(me, SECONDS)
    flood.on = false
    await Promise.all(clients)
  } finally {
    await server.stop()
  }
  const figures = [idle.within(0.5), me.within(0.5), me.within(0.99)].map((ms) => ms.toFixed(0))
  return [name, ...figures, String(me.failed), ...Object.values(lists).map(String)]
}

const rows: string[][] = []
for (const database of chosenDatabases()) rows.push(await onDatabase(database, measure))
const head = ['database', 'idle p50, ms', '/me p50, ms', '/me p99, ms', 'failed', '200', '429', 'other']
console.log(
  `\nLoad average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}.\n\n${table([head, ...rows])}`,
)
