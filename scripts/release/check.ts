import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres, TEMPLATE } from '../../apps/server/src/testing/postgres.ts'
import { type Check, printChecks, reportChecks } from '../checks.ts'
import { freePort } from '../listen.ts'
import { startServer } from '../serverProcess.ts'
import { packServer } from './packServer.ts'

/** The maximum size of the archive. */
const MAX_MB = 20

/** Packs the server and runs it as an operator does, with an empty home directory and only `node` on the PATH. */
async function main(): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'sikud-release-'))
  try {
    const { name, archive } = packServer()
    const size = statSync(archive).size / 2 ** 20
    execFileSync('tar', ['-xzf', archive, '-C', place, '--no-same-owner'])
    for (const folder of ['bin', 'home']) mkdirSync(join(place, folder))
    symlinkSync(process.execPath, join(place, 'bin/node'))
    const release = new Release(place, name)
    const checks = [
      {
        label: 'size of the archive',
        measured: `${size.toFixed(1)} MB`,
        limit: `≤ ${MAX_MB} MB`,
        ok: size <= MAX_MB,
      },
      await release.check('first start, embedded database', {}),
      await release.check('second start', {}),
      ...(await withPostgres((databaseUrl) => release.check('PostgreSQL', { DATABASE_URL: databaseUrl }))),
    ]
    const written = readdirSync(join(place, 'home'))
    checks.push(yes('writes nothing into the home directory', written.join(', '), written.length === 0))
    printChecks('The server archive', checks)
    reportChecks('release', checks)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** An unpacked release. */
class Release {
  private readonly version: string
  private readonly program: Parameters<typeof startServer>[1]

  constructor(place: string, name: string) {
    this.version = name.split('-').at(-1) ?? ''
    const env = { PATH: join(place, 'bin'), HOME: join(place, 'home'), DATA_DIR: join(place, 'data') }
    this.program = { args: ['server.js'], cwd: join(place, name), env }
  }

  /** Starts the server, requests each kind of file that it serves, and stops it. */
  async check(label: string, settings: Record<string, string>): Promise<Check> {
    const metrics = String(await freePort())
    const began = performance.now()
    const server = await startServer({ ...settings, METRICS_PORT: metrics }, this.program)
    const seconds = (performance.now() - began) / 1_000
    const problems = []
    for (const path of ['/readyz', '/', '/config.json', '/docs/', '/docs/fleet.yaml', '/docs/swagger-ui.css'])
      if ((await statusOf(server.origin + path)) !== 200) problems.push(path)
    const page = await textOf(`http://127.0.0.1:${metrics}/metrics`)
    if (!page.includes(`sikud_info{version="${this.version}"} 1`)) problems.push('version')
    const status = await server.stop()
    if (status !== 0) problems.push(`exit status ${status}`)
    if (problems.length > 0) console.error(`${label}: ${problems.join(', ')}\n${server.log()}`)
    return yes(label, `ready in ${seconds.toFixed(1)} s`, problems.length === 0)
  }
}

async function withPostgres(run: (databaseUrl: string) => Promise<Check>): Promise<Check[]> {
  const programs = findPostgres()
  if (programs === null) return []
  const postgres = await startPostgres(programs)
  try {
    return [await run(`${postgres.server}/${TEMPLATE}`)]
  } finally {
    await postgres.stop()
  }
}

function yes(label: string, measured: string, ok: boolean): Check {
  return { label, measured: ok ? measured || 'yes' : `no ${measured}`, limit: 'yes', ok }
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
}

async function textOf(url: string): Promise<string> {
  return fetch(url).then(
    (response) => response.text(),
    () => '',
  )
}

await main()
