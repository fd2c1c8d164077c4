import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type Place, settingsOf } from './fleetDatabase.ts'
import { sendRequest } from './sendRequest.ts'
import { freePort } from '../../scripts/listen.ts'
import { serverArguments, serverEnvironment } from '../../scripts/serverProcess.ts'

/** The real server in its own process; a benchmark can kill it and restart it with the same ports. */
export class IngestServer {
  readonly api: string
  readonly reports: string
  private readonly env: NodeJS.ProcessEnv
  private child: ChildProcess | null = null
  private earlierCpu = 0

  private constructor(settings: Record<string, string>, port: number, reportPort: number) {
    this.api = `http://127.0.0.1:${String(port)}/api/v1`
    this.reports = `http://127.0.0.1:${String(reportPort)}/`
    const ports = { PORT: String(port), OSMAND_PORT: String(reportPort), GT06_PORT: 'off' }
    const quiet = { NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'fatal' }
    this.env = { ...process.env, ...serverEnvironment, ...quiet, ...ports, ...settings }
  }

  /**
   * Starts a server on a database in production mode, without the demo fleet; it logs only fatal errors. `env`
   * overrides these settings, but not the location of the database.
   */
  static async start(place: Place, env: Record<string, string> = {}): Promise<IngestServer> {
    const server = new IngestServer({ ...env, ...settingsOf(place) }, await freePort(), await freePort())
    await server.run()
    return server
  }

  /** Kills the process and starts a new one. */
  async killAndRestart(): Promise<void> {
    await this.end('SIGKILL')
    await this.run()
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('The server does not run.')
    return this.child.pid
  }

  /** Returns the CPU seconds of the process, including the embedded database. */
  cpu(): number {
    return this.earlierCpu + cpuOf(this.child?.pid)
  }

  private async run(): Promise<void> {
    const child = spawn(process.execPath, serverArguments, {
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.child = child
    for (let waited = 0; ; waited += 100) {
      const { status } = await sendRequest(this.api.replace('/api/v1', '/readyz'))
      if (status === 200) return
      if (child.exitCode !== null || waited > 120_000) throw new Error('The server did not start.')
      await setTimeout(100)
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    this.earlierCpu += cpuOf(child.pid)
    child.kill(signal)
    await once(child, 'exit')
  }
}

/** Returns the user and system CPU time of a process on Linux, in steps of 10 ms; 0 on other systems. */
function cpuOf(pid: number | undefined): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ')
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
    return (user + system) / 100
  } catch {
    return 0
  }
}
