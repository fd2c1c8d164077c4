import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../../../scripts/listen.ts'

export const root = join(import.meta.dirname, '../../../..')

/**
 * Starts apps/server on a free port and waits until it is ready; after two minutes it throws an error with the output
 * of the server.
 */
export async function startServer(dataDir: string, settings: Record<string, string> = {}) {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['apps/server/src/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      // No program listens on this port, so the tests send no requests to a public geocoder.
      GEOCODER_URL: 'http://127.0.0.1:9',
      OSMAND_PORT: 'off',
      GT06_PORT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  for (let waited = 0; !(await isReady(origin)); waited += 250) {
    if (child.exitCode !== null || waited > 120_000) throw new Error(`The server did not start:\n${output}`)
    await delay(250)
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function isReady(origin: string) {
  return fetch(`${origin}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}
