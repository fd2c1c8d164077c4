import { readFileSync } from 'node:fs'
import { freePort } from '../../scripts/listen.ts'
import { type ServerProcess, startServer } from '../../scripts/serverProcess.ts'
import { type Place, settingsOf } from './fleetDatabase.ts'

/** The real server under load in its own process; it can be killed and started again with the same ports. */
export class LoadServer {
  readonly api: string
  /** The URL to which trackers report. */
  readonly reports: string
  readonly gt06Port: number
  readonly teltonikaPort: number
  private readonly settings: Record<string, string>
  private running: ServerProcess | null = null
  private earlierCpu = 0

  private constructor(
    settings: Record<string, string>,
    [port = 0, osmand = 0, gt06 = 0, teltonika = 0]: number[],
  ) {
    this.api = `http://127.0.0.1:${String(port)}/api/v1`
    this.reports = `http://127.0.0.1:${String(osmand)}/`
    this.gt06Port = gt06
    this.teltonikaPort = teltonika
    const ports = { PORT: port, OSMAND_PORT: osmand, GT06_PORT: gt06, TELTONIKA_PORT: teltonika }
    const texts = Object.entries(ports).map(([name, value]) => [name, String(value)])
    this.settings = { ...settings, ...Object.fromEntries(texts) }
  }

  /**
   * Starts a server on a database in production mode, without the demo fleet; it logs only fatal errors. `settings`
   * override these, but not the location of the database.
   */
  static async start(place: Place, settings: Record<string, string> = {}): Promise<LoadServer> {
    const quiet = { NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'fatal' }
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()]
    const server = new LoadServer({ ...quiet, ...settings, ...settingsOf(place) }, ports)
    server.running = await startServer(server.settings)
    return server
  }

  /** Calls `work` with a server, and stops the server afterwards. */
  static async use<Result>(
    place: Place,
    work: (server: LoadServer) => Promise<Result>,
    settings: Record<string, string> = {},
  ): Promise<Result> {
    const server = await LoadServer.start(place, settings)
    try {
      return await work(server)
    } finally {
      await server.stop()
    }
  }

  /** Kills the process and starts a new one. */
  async killAndRestart(): Promise<void> {
    await this.end('SIGKILL')
    this.running = await startServer(this.settings)
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  get pid(): number {
    if (this.running === null) throw new Error('The server does not run.')
    return this.running.pid
  }

  /** Returns the CPU seconds of the process, including the embedded database. */
  cpu(): number {
    return this.earlierCpu + (this.running ? cpuOf(this.running.pid) : 0)
  }

  private async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { running } = this
    if (running === null) return
    this.running = null
    this.earlierCpu += cpuOf(running.pid)
    await running.stop(signal)
    // It contains only fatal errors.
    process.stderr.write(running.log())
  }
}

/** Returns the user and system CPU time of a process on Linux, in steps of 10 ms; 0 on other systems. */
function cpuOf(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ')
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
    return (user + system) / 100
  } catch {
    return 0
  }
}
