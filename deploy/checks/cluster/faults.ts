import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../apps/server/src/database/Database.ts'
import type { startPushProvider } from '../../../apps/server/src/testing/testPushProvider.ts'
import type { ClusterServer } from './ClusterServer.ts'
import type { Fleet } from './Fleet.ts'
import type { PostgresNodes } from './PostgresNodes.ts'
import type { Prober } from './Prober.ts'
import { withholdAnswers } from './withholdAnswers.ts'

/** How long the load runs before, between and after the faults. */
const PAUSE_MS = 20_000

/** The measured effects of a fault. */
export interface FaultResult {
  name: string
  /** The longest time in seconds without a successful write to the database; null if only a SIKUD server failed. */
  writesAfterS: number | null
  failedReports: number
  failedReads: number
}

interface Cluster {
  database: Database
  provider: Awaited<ReturnType<typeof startPushProvider>>
  fleet: Fleet
  nodes: PostgresNodes
  prober: Prober
  servers: readonly ClusterServer[]
}

/** Causes one fault after another under load. */
export async function causeFaults({
  database,
  provider,
  fleet,
  nodes,
  prober,
  servers,
}: Cluster): Promise<FaultResult[]> {
  const results: FaultResult[] = []
  const [first, second] = servers
  const primary = async () => {
    await nodes.settled()
    return (await nodes.primary()) ?? 1
  }
  async function fault(name: string, cause: () => Promise<'database' | 'server'>): Promise<void> {
    const [reports, reads] = [fleet.reports.failed, fleet.reads.failed]
    console.log(`  ${name} …`)
    const begin = performance.now()
    const part = await cause()
    await setTimeout(PAUSE_MS)
    const writesAfterS = part === 'database' ? prober.longestGapS(begin) : null
    const failedReports = fleet.reports.failed - reports
    results.push({ name, writesAfterS, failedReports, failedReads: fleet.reads.failed - reads })
  }
  await fault('no fault', async () => 'server')
  await fault('server killed', async () => {
    const answer = await withholdAnswers(database, provider, servers.length)
    await first?.end('SIGKILL')
    answer()
    await setTimeout(5_000)
    await first?.start()
    return 'server'
  })
  await fault('server stopped', async () => {
    const status = await second?.end('SIGTERM')
    if (status !== 0) throw new Error(`The stopped server exits with ${String(status)}.`)
    await second?.start()
    return 'server'
  })
  await fault('postmaster killed', async () => {
    nodes.killPostgres(await primary())
    await prober.untilWrite()
    return 'database'
  })
  await fault('node killed', async () => {
    const n = await primary()
    await nodes.killNode(n)
    await prober.untilWrite()
    nodes.restartNode(n)
    return 'database'
  })
  await fault('switchover', async () => {
    await primary()
    await nodes.switchOver()
    return 'database'
  })
  await nodes.settled()
  return results
}
