import type { Database } from '../../../apps/server/src/database/Database.ts'
import type { startPushProvider } from '../../../apps/server/src/testing/testPushProvider.ts'
import type { Check } from '../../../scripts/checks.ts'
import type { ClusterServer } from './ClusterServer.ts'
import type { FaultResult } from './faults.ts'
import { type Fleet, PHONES, SPEEDERS, TRACKERS } from './Fleet.ts'
import { PUSHES_OF_A_SERVER } from './withholdAnswers.ts'

const MAX_S: Record<string, number> = { 'postmaster killed': 10, 'node killed': 25, switchover: 10 }

/** The state of the cluster after the load. */
export interface Outcome {
  database: Database
  fleet: Fleet
  faults: readonly FaultResult[]
  servers: readonly ClusterServer[]
  provider: Awaited<ReturnType<typeof startPushProvider>>
  /** Number of acknowledged positions that are not stored. */
  lost: number
  /** Number of acknowledged rows of the prober that are not stored. */
  lostRows: number
}

/** Returns the results of all checks of the cluster test. */
export async function checkCluster(outcome: Outcome): Promise<Check[]> {
  const { database, fleet, faults, servers, lost, lostRows } = outcome
  const streams = fleet.streams
  return [
    exact(`positions lost of ${String(fleet.acknowledged)} acknowledged`, lost, 0),
    exact('rows lost that PostgreSQL acknowledged', lostRows, 0),
    ...faults.flatMap(({ name, writesAfterS }) =>
      writesAfterS === null
        ? []
        : [atMost(`${name}: seconds until writes succeed`, writesAfterS, MAX_S[name] ?? 0)],
    ),
    ...faults
      .filter(({ name }) => name.startsWith('server') || name === 'no fault')
      .map(({ name, failedReports }) => exact(`${name}: failed reports`, failedReports, 0)),
    exact('servers that died', sum(servers.map(({ deaths }) => deaths)), 0),
    exact('streams that had to read the whole fleet again', sum(streams.map(({ resets }) => resets)), 0),
    atLeast('streams that resumed', sum(streams.map(({ reconnects }) => reconnects)), 1),
    exact('devices that a stream shows at an older position', await countStale(outcome), 0),
    exact(
      'devices with a trip',
      await count(database, 'select count(distinct device_id) as n from gps_session'),
      PHONES + TRACKERS,
    ),
    exact('overlapping trips of a device', await count(database, OVERLAPPING), 0),
    ...(await checkNotifications(outcome)),
    ...(await checkPushes(outcome)),
  ]
}

/** SQL that counts the overlapping trips of the same device. */
const OVERLAPPING = `select count(*) as n from gps_session a join gps_session b
  on a.device_id = b.device_id and a.id < b.id and a.start_time <= b.end_time and b.start_time <= a.end_time`

/** Checks that each user has one notification for each phone that drove too fast. */
async function checkNotifications({ database, fleet }: Outcome): Promise<Check[]> {
  const rows = await database.query<{ count: number }>(
    `select sum(count)::int as count from notification where kind = 'speeding' group by user_id`,
  )
  const expected = fleet.streams.map(() => SPEEDERS).join()
  const counted = rows.map(({ count }) => count).join()
  return [
    {
      label: 'speeding notifications of each user',
      measured: counted,
      limit: expected,
      ok: counted === expected,
    },
  ]
}

/**
 * Checks the pushes. Some may arrive twice: if a server dies before it stores the result of a push, another server
 * sends this push again.
 */
async function checkPushes({ database, provider, fleet }: Outcome): Promise<Check[]> {
  const rows = await database.query<{ tag: string; status: string }>(
    `select tag, status from push_message join push_sending on message_id = push_message.id`,
  )
  const byMessage = Map.groupBy(
    provider.messages,
    ({ token, data }) => `${token} ${data['id'] ?? ''} ${data['at'] ?? ''}`,
  )
  const repeated = [...byMessage.values()].filter(({ length }) => length > 1)
  const tags = repeated.map((same) => new Set(same.map(({ webpush }) => webpush.notification['tag'])).size)
  return [
    exact('pushes not sent', rows.filter(({ status }) => status !== 'sent').length, 0),
    atLeast('pushes sent', rows.length, fleet.streams.length),
    atLeast('pushes repeated for the killed server', repeated.length, PUSHES_OF_A_SERVER),
    exact('repeated pushes with another tag', tags.filter((different) => different > 1).length, 0),
    exact('pushes that the provider refused', provider.faults.length, 0),
  ]
}

async function countStale({ database, fleet }: Outcome): Promise<number> {
  const last = await database.query<{ id: number; time: Date }>(
    'select device_id as id, time from last_position',
  )
  return fleet.streams.reduce(
    (stale, { times }) => stale + last.filter(({ id, time }) => times.get(id) !== time.getTime()).length,
    0,
  )
}

async function count(database: Database, text: string): Promise<number> {
  const [row] = await database.query<{ n: number }>(text)
  return Number(row?.n)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const exact = (label: string, measured: number, limit: number): Check => ({
  label,
  measured: String(measured),
  limit: String(limit),
  ok: measured === limit,
})
const atMost = (label: string, measured: number, limit: number): Check => ({
  label,
  measured: measured.toFixed(1),
  limit: `≤ ${String(limit)}`,
  ok: measured <= limit,
})
const atLeast = (label: string, measured: number, limit: number): Check => ({
  label,
  measured: String(measured),
  limit: `≥ ${String(limit)}`,
  ok: measured >= limit,
})
