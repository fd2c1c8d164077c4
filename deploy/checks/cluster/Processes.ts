import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'

interface Options {
  env?: NodeJS.ProcessEnv
  /** The account that runs the process; root by default. */
  account?: { uid: number; gid: number }
}

/** The processes of a cluster; each has its own log file. */
export class Processes {
  readonly folder: string
  private readonly running = new Set<ChildProcess>()

  constructor(folder: string) {
    this.folder = folder
  }

  start(name: string, command: string, args: string[], { env = {}, account }: Options = {}): ChildProcess {
    const log = openSync(join(this.folder, `${name}.log`), 'a')
    const child = spawn(command, args, {
      cwd: this.folder,
      env: { PATH: process.env['PATH'], HOME: this.folder, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      ...account,
    })
    this.running.add(child)
    child.once('exit', () => this.running.delete(child))
    return child
  }

  /** Stops all processes, the last started first. */
  async stopAll(): Promise<void> {
    for (const child of [...this.running].toReversed()) {
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), 20_000)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      clearTimeout(force)
    }
  }
}

/** Returns the account of PostgreSQL on Debian. */
export function postgresAccount(): { uid: number; gid: number } {
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
}
