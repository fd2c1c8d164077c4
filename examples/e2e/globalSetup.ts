import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { startServer } from '../../apps/dashboard/e2e/support/startServer.ts'

/** The folder of each built example, by the environment variable that gets its address. */
const apps = {
  BOARD_ORIGIN: '../fleet-board',
  BARE_ORIGIN: '../bare',
  LOWEST_ORIGIN: '../../.packs/lowest/bare',
}

/** Starts the real server with the demo fleet on an empty database, and serves each built example on another port. */
export default async function globalSetup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sikud-example-'))
  const server = await startServer(dataDir)
  process.env['SIKUD_ORIGIN'] = server.origin
  const previews = await Promise.all(
    Object.entries(apps).map(async ([variable, folder]) => {
      const root = join(import.meta.dirname, folder)
      const app = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
      const [address] = app.resolvedUrls?.local ?? []
      if (!address) throw new Error(`The preview server of ${folder} has no address.`)
      process.env[variable] = address
      return app
    }),
  )
  return async () => {
    await Promise.all(previews.map((app) => app.close()))
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
