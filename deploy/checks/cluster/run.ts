import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../apps/server/src/database/Database.ts'
import { connectDatabase, openDatabase } from '../../../apps/server/src/database/openDatabase.ts'
import { printChecks } from '../../../scripts/checks.ts'
import { packServer } from '../../../scripts/release/packServer.ts'
import { countLost } from '../../../bench/load/fleetDatabase.ts'
import { table } from '../../../bench/table.ts'
import { checkCluster } from './checkCluster.ts'
import { ClusterServer } from './ClusterServer.ts'
import { causeFaults } from './faults.ts'
import { Fleet } from './Fleet.ts'
import { installPackages } from './installPackages.ts'
import { PostgresNodes } from './PostgresNodes.ts'
import { createDatabase, DATABASE_URL, prepareFleet, startPushes } from './prepareFleet.ts'
import { Processes } from './Processes.ts'
import { Prober } from './Prober.ts'
import { startProxy } from './startProxy.ts'

/** Time in which the servers create the trips, notifications and pushes for the last positions. */
const SETTLE_MS = 30_000
const PLACE = { dataDir: '', databaseUrl: DATABASE_URL }

/** `npm run test:cluster`: kills parts of a cluster under load and counts lost data; docs/deploy.md has the figures. */
async function main(): Promise<void> {
  installPackages()
  const { name } = packServer()
  const folder = mkdtempSync(join(tmpdir(), 'sikud-cluster-'))
  const processes = new Processes(folder)
  const nodes = new PostgresNodes(processes)
  let failed = 1
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void processes.stopAll().then(() => process.exit(1)))
  try {
    failed = await test(processes, nodes, join('dist', name))
  } finally {
    await processes.stopAll()
    nodes.stopPostgres()
    if (failed === 0) rmSync(folder, { recursive: true, force: true })
    else console.log(`The logs are in ${folder}.`)
  }
  process.exit(failed === 0 ? 0 : 1)
}

/** Runs the cluster, the load and the faults; returns the number of failed checks. */
async function test(processes: Processes, nodes: PostgresNodes, release: string): Promise<number> {
  console.log('Starting etcd, Patroni, PostgreSQL and HAProxy …')
  startProxy(processes)
  await nodes.start()
  await createDatabase()
  const setUp = await openDatabase(PLACE)
  const tokens = await prepareFleet(setUp)
  await setUp.close()
  const { provider, settings } = await startPushes(processes.folder)
  const secret = { DATABASE_URL, SECRET_KEY: 'a key of the cluster test, 32 letters', ...settings }
  const servers = [1, 2, 3].map((n) => new ClusterServer(processes, release, n, secret))
  await Promise.all(servers.map((server) => server.start()))
  const database = await connectDatabase({ ...PLACE, statementTimeoutMs: 0 })
  const prober = new Prober(database)
  await prober.start()
  const fleet = new Fleet(tokens)
  await fleet.start()
  const faults = await causeFaults({ database, provider, fleet, nodes, prober, servers })
  await fleet.finish()
  await setTimeout(SETTLE_MS)
  const lostRows = await prober.stop()
  const lost = await countLost(PLACE, [...fleet.phones, ...fleet.trackers])
  const checks = await checkCluster({ database, fleet, faults, servers, provider, lost, lostRows })
  const bytes = await bytesOfPosition(database)
  await database.close()
  for (const stream of fleet.streams) stream.stop()
  for (const server of servers) await server.end('SIGTERM')
  await provider.stop()
  printFigures(fleet, faults)
  console.log(bytes)
  printChecks('\nThe cluster', checks)
  const failed = checks.filter(({ ok }) => !ok).length
  console.log(`\n${String(checks.length - failed)} passed, ${String(failed)} failed`)
  return failed
}

/** Returns the disk space of one position and of one trip point, with their indexes, as text. */
async function bytesOfPosition(database: Database): Promise<string> {
  const rows = await database.query<{ name: string; bytes: number }>(
    `select 'position' as name, (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'position'::regclass)
       / (select count(*) from position)::float8 as bytes
     union all select 'point of a trip', pg_total_relation_size('gps_point') / (select count(*) from gps_point)::float8`,
  )
  return `bytes: ${rows.map(({ name, bytes }) => `${bytes.toFixed(0)} a ${name}`).join(', ')}`
}

function printFigures(fleet: Fleet, faults: Awaited<ReturnType<typeof causeFaults>>): void {
  const rows = faults.map(({ name, writesAfterS, failedReports, failedReads }) => [
    name,
    writesAfterS?.toFixed(1) ?? '–',
    String(failedReports),
    String(failedReads),
  ])
  console.log(`\n${table([['fault', 'writes again after, s', 'failed reports', 'failed reads'], ...rows])}\n`)
  const { reports, reads, streams, trackers } = fleet
  console.log(
    [
      `${String(fleet.acknowledged)} positions acknowledged, reports p50 ${reports.within(0.5).toFixed(0)} ms, p99 ${reports.within(0.99).toFixed(0)} ms, failures by status ${JSON.stringify([...reports.failures])}`,
      `${String(reads.all.length)} reads, p99 ${reads.within(0.99).toFixed(0)} ms`,
      `longest gap of a stream ${most(streams.map(({ longestGapMs }) => longestGapMs))} ms, refusals ${JSON.stringify(streams.map(({ refusals }) => [...refusals]))}`,
      `GT06 connections, most of a tracker: ${most(trackers.map(({ connections }) => connections))}`,
      `load average ${loadavg()[0]?.toFixed(1) ?? ''}, Node ${process.version}`,
    ].join('\n'),
  )
}

function most(values: readonly number[]): string {
  return Math.max(...values).toFixed(0)
}

await main()
