import { execFile, execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { nodeAddress, readDeployFile } from './onLoopback.ts'
import { postgresAccount, type Processes } from './Processes.ts'

const numbers = [1, 2, 3] as const
const WAIT_MS = 120_000

/** Three nodes with etcd, Patroni and PostgreSQL, configured by the files of `deploy`. */
export class PostgresNodes {
  private readonly processes: Processes
  private readonly account = postgresAccount()
  private readonly patroni = new Map<number, ChildProcess>()

  constructor(processes: Processes) {
    this.processes = processes
  }

  /** Starts the cluster and waits until it has a primary and two standbys. */
  async start(): Promise<void> {
    chownSync(this.processes.folder, this.account.uid, this.account.gid)
    for (const n of numbers) this.startEtcd(n)
    await setTimeout(3_000)
    for (const n of numbers) {
      this.write(`patroni${String(n)}.yml`, this.settingsOf(n))
      this.startPatroni(n)
      if (n === 1) await waitFor('a primary', async () => (await this.primary()) === 1)
    }
    await this.settled()
  }

  /** Waits until the primary has a synchronous standby and all nodes run. */
  async settled(): Promise<void> {
    await waitFor('three running nodes', async () => {
      const members = await this.members()
      const roles = members
        .filter(({ state }) => ['running', 'streaming'].includes(state))
        .map(({ role }) => role)
      return roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby')
    })
  }

  /** Returns the number of the node that is the primary; null if no node is. */
  async primary(): Promise<number | null> {
    for (const n of numbers) {
      const status = await fetch(`${restUrl(n)}/primary`).then(
        (response) => response.status,
        () => 0,
      )
      if (status === 200) return n
    }
    return null
  }

  /** Kills the PostgreSQL of a node, as the kernel does when memory runs out. */
  killPostgres(n: number): void {
    process.kill(this.postmaster(n), 'SIGKILL')
  }

  /** Kills Patroni and all processes of PostgreSQL at once, as a power failure does. */
  async killNode(n: number): Promise<void> {
    const postmaster = this.postmaster(n)
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
    const patroni = this.patroni.get(n)
    patroni?.kill('SIGKILL')
    for (const pid of [postmaster, ...children.trim().split(/\s+/).map(Number)]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        continue // The process ended together with its parent.
      }
    }
    if (patroni && patroni.exitCode === null && patroni.signalCode === null) await once(patroni, 'exit')
  }

  /** Starts a node again after `killNode`. */
  restartNode(n: number): void {
    // Removes the lock file. The killed process can remain as a zombie, and PostgreSQL would take it for the running
    // owner of the file and refuse to start.
    rmSync(join(this.dataOf(n), 'postmaster.pid'), { force: true })
    this.startPatroni(n)
  }

  /** Makes a standby the primary. */
  async switchOver(): Promise<void> {
    await promisify(execFile)(
      'patronictl',
      ['-c', join(this.processes.folder, 'patroni1.yml'), 'switchover', 'sikud', '--force'],
      {
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' },
      },
    )
  }

  /** Stops the PostgreSQL servers that still run after Patroni has ended. */
  stopPostgres(): void {
    for (const n of numbers) {
      if (!existsSync(join(this.dataOf(n), 'postmaster.pid'))) continue
      try {
        process.kill(this.postmaster(n), 'SIGQUIT')
      } catch {
        continue // The process has already ended.
      }
    }
  }

  private async members(): Promise<{ role: string; state: string }[]> {
    for (const n of numbers) {
      const text = await fetch(`${restUrl(n)}/cluster`).then(
        (response) => response.text(),
        () => null,
      )
      if (text === null) continue
      const { members }: { members: { role: string; state: string }[] } = JSON.parse(text)
      return members
    }
    return []
  }

  private startEtcd(n: number): void {
    const settings = readDeployFile('etcd.env')
      .split('\n')
      .flatMap((line) => {
        const [, name = '', value = ''] = /^(ETCD_\w+)=(.*)$/.exec(line) ?? []
        if (name === '') return []
        if (name === 'ETCD_NAME') return [[name, `etcd${String(n)}`]]
        if (name === 'ETCD_DATA_DIR') return [[name, join(this.processes.folder, `etcd${String(n)}`)]]
        return [
          [name, name === 'ETCD_INITIAL_CLUSTER' ? value : value.replace(nodeAddress(1), nodeAddress(n))],
        ]
      })
    const env = { ...Object.fromEntries(settings), ETCD_LOG_LEVEL: 'warn' }
    this.processes.start(`etcd${String(n)}`, 'etcd', [], { env, account: this.account })
  }

  private startPatroni(n: number): void {
    const file = join(this.processes.folder, `patroni${String(n)}.yml`)
    this.patroni.set(
      n,
      this.processes.start(`patroni${String(n)}`, 'patroni', [file], { account: this.account }),
    )
  }

  private settingsOf(n: number): string {
    const sockets = join(this.processes.folder, `run${String(n)}`)
    mkdirSync(sockets, { recursive: true })
    chownSync(sockets, this.account.uid, this.account.gid)
    return readDeployFile('patroni.yml')
      .replace('name: postgres1', `name: postgres${String(n)}`)
      .replaceAll(new RegExp(`(listen|connect_address): ${nodeAddress(1)}`, 'g'), `$1: ${nodeAddress(n)}`)
      .replace('/var/lib/postgresql/15/sikud', this.dataOf(n))
      .replace('/var/lib/postgresql/.pgpass_patroni', join(this.processes.folder, `pgpass${String(n)}`))
      .replace('/var/run/postgresql', sockets)
      .replace('shared_buffers: 2GB', 'shared_buffers: 128MB')
  }

  private dataOf(n: number): string {
    return join(this.processes.folder, `data${String(n)}`)
  }

  private postmaster(n: number): number {
    return Number(readFileSync(join(this.dataOf(n), 'postmaster.pid'), 'utf8').split('\n')[0])
  }

  private write(name: string, text: string): void {
    const path = join(this.processes.folder, name)
    writeFileSync(path, text, { mode: 0o600 })
    chownSync(path, this.account.uid, this.account.gid)
  }
}

const restUrl = (n: number) => `http://${nodeAddress(n)}:8008`

/** Waits until `check` returns true; throws after two minutes. */
export async function waitFor(what: string, check: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + WAIT_MS
  while (!(await check().catch(() => false))) {
    if (performance.now() > until) throw new Error(`Waited too long for ${what}.`)
    await setTimeout(100)
  }
}
