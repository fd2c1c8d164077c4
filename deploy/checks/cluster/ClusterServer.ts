import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { serverAddress } from './onLoopback.ts'
import { waitFor } from './PostgresNodes.ts'
import type { Processes } from './Processes.ts'

/** A SIKUD server that runs from the unpacked release. */
export class ClusterServer {
  private readonly processes: Processes
  private readonly release: string
  private readonly n: number
  private readonly env: NodeJS.ProcessEnv
  private child: ChildProcess | null = null
  /** How often the process has ended although nobody called `end`. */
  deaths = 0

  constructor(processes: Processes, release: string, n: number, settings: NodeJS.ProcessEnv) {
    this.processes = processes
    this.release = resolve(release)
    this.n = n
    this.env = { HOST: serverAddress(n), TRUST_PROXY: '127.0.0.1', ...settings }
  }

  async start(): Promise<void> {
    const entry = join(this.release, 'server.js')
    const child = this.processes.start(`server${String(this.n)}`, process.execPath, [entry], {
      env: this.env,
    })
    this.child = child
    child.once('exit', () => {
      if (this.child === child) this.deaths += 1
    })
    await waitFor(`server ${String(this.n)}`, async () => {
      const { ok } = await fetch(`http://${serverAddress(this.n)}:4000/readyz`)
      return ok
    })
  }

  /** Stops the server and returns its exit status; null after SIGKILL. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this
    if (child === null) return null
    this.child = null
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return child.exitCode
  }
}
