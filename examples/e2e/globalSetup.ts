import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { startServer } from '../../apps/dashboard/e2e/support/startServer.ts'

/** Starts the real server with the demo fleet on an empty database, and serves the built example on another port. */
export default async function globalSetup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sikud-example-'))
  const server = await startServer(dataDir)
  process.env['SIKUD_ORIGIN'] = server.origin
  const root = join(import.meta.dirname, '../fleet-board')
  const board = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
  const [address] = board.resolvedUrls?.local ?? []
  if (!address) throw new Error('The preview server of the example has no address.')
  process.env['BOARD_ORIGIN'] = address
  return async () => {
    await board.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
