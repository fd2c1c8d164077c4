import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './listen.ts'

/** Options of Node for the server. Without them, V8 keeps over 100 MB of short-lived objects in an idle server. */
export const nodeOptions = ['--max-semi-space-size=8']

/** Arguments of Node for the server of this repository. */
export const serverArguments = [...nodeOptions, 'apps/server/src/server.ts']

/**
 * Environment variables of the server. With a fixed trim threshold (in bytes), glibc returns freed memory to the
 * system, for example after WebAssembly was compiled.
 */
export const serverEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' }

/** The first start creates the database, which can be slow on a busy machine. */
const START_WITHIN_MS = 180_000

/** How to run a server other than the one of this repository. */
interface Program {
  args?: readonly string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
}

/** A server that runs in its own process and is ready. */
export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** Starts a server with the given settings, by default on a free port and without tracker ports; waits until it is ready. */
export async function startServer(settings: Record<string, string>, program: Program = {}) {
  const port = settings['PORT'] ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const { args = serverArguments, cwd = join(import.meta.dirname, '..'), env = process.env } = program
  const defaults = {
    ...serverEnvironment,
    HOST: '127.0.0.1',
    OSMAND_PORT: 'off',
    GT06_PORT: 'off',
    TELTONIKA_PORT: 'off',
  }
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, ...defaults, ...settings, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (errors += String(text)))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  for (let waited = 0; !(await isReady(origin)); waited += 100) {
    if (hasEnded() || waited > START_WITHIN_MS) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start:\n${output}${errors}`)
    }
    await setTimeout(100)
  }
  return {
    origin,
    pid: child.pid ?? 0,
    /** Returns what the process wrote to stderr: its log. */
    log: () => errors,
    /** Ends the process, with a time to finish by default; returns its exit status. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      child.kill(signal)
      if (!hasEnded()) await once(child, 'exit')
      return child.exitCode
    },
  }
}

async function isReady(origin: string) {
  return fetch(`${origin}/readyz`).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}
