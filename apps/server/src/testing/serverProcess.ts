import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

/** The program that `npm start` runs. */
export const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))

/** A process of the server, with what it printed. */
export interface Run {
  child: ChildProcess
  output(): string
  /** The exit status; `null` when a signal ended it. */
  ended: Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Starts a program of the server on any free port, without the demo fleet and without ports for trackers. */
export function startProcess(script: string, args: string[], settings: Record<string, string>): Run {
  const quiet = { PORT: '0', DEMO: '0', OSMAND_PORT: 'off', GT06_PORT: 'off' }
  const env = { PATH: process.env.PATH, ...quiet, ...settings }
  const child = spawn(process.execPath, [script, ...args], { env })
  running.add(child)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, output: () => text, ended }
}

/** Ends at once whatever a test left running. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** Waits until a server is ready, and answers where it is. */
export async function address(run: Run): Promise<string> {
  await expect.poll(run.output, { timeout: 25_000, interval: 50 }).toContain('Stop ')
  return /http:\/\/\S+/.exec(run.output())?.[0] ?? ''
}
