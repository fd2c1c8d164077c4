import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

/** Path of the script that `npm start` runs. */
export const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))

export interface Run {
  child: ChildProcess
  output(): string
  /** The exit status; null if a signal ended the process. */
  ended: Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Starts a server script as a process, on a free port. The demo and the tracker ports are off by default. */
export function startProcess(script: string, args: string[], settings: Record<string, string>): Run {
  const quiet = { PORT: '0', DEMO: '0', OSMAND_PORT: 'off', GT06_PORT: 'off', TELTONIKA_PORT: 'off' }
  const env = { PATH: process.env.PATH, ...quiet, ...settings }
  const child = spawn(process.execPath, [script, ...args], { env })
  running.add(child)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, output: () => text, ended }
}

export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** Waits until a server is ready; returns its URL. */
export async function address(run: Run): Promise<string> {
  await expect.poll(run.output, { timeout: 25_000, interval: 50 }).toContain('Stop ')
  return /http:\/\/\S+/.exec(run.output())?.[0] ?? ''
}
