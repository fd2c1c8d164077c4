import type { FullConfig } from '@playwright/test'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/listen.ts'
import { ownAccount } from './support/ownAccount.ts'
import { newToken, serverOrigin } from './support/test.ts'
import { startServer } from './support/startServer.ts'
import { startTileServer } from './support/tileServer.ts'

/** Starts the real server with the demo fleet on an empty database, and sets the environment variables of the tests. */
export default async function globalSetup(config: FullConfig) {
  if (!existsSync(join(import.meta.dirname, '../dist/index.html'))) {
    throw new Error('The dashboard is not built. Run `npm run build` before these tests.')
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'sikud-e2e-'))
  const tiles = await startTileServer()
  const phonePort = String(await freePort())
  const teltonikaPort = String(await freePort())
  const server = await startServer(dataDir, {
    MAP_TILE_URL: tiles.url,
    OSMAND_PORT: phonePort,
    TELTONIKA_PORT: teltonikaPort,
  })
  process.env['SIKUD_ORIGIN'] = server.origin
  process.env['SIKUD_PHONE_ORIGIN'] = `http://127.0.0.1:${phonePort}`
  process.env['SIKUD_TELTONIKA_PORT'] = teltonikaPort
  process.env['SIKUD_DATA_DIR'] = dataDir
  for (let worker = 0; worker < config.workers; worker += 1) {
    process.env[`SIKUD_TOKEN_${worker}`] = await newToken()
  }
  process.env['SIKUD_FORM_ACCOUNT'] = JSON.stringify(await ownAccount('formulir'))
  await addRealDevice()
  return async () => {
    await server.stop()
    tiles.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Adds a real device, so that each simulated record has its own mark from the first test on. */
async function addRealDevice() {
  const response = await fetch(`${serverOrigin()}/api/v1/device/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env['SIKUD_TOKEN_0']}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Alat uji', imei: '350000000000127' }),
  })
  if (!response.ok) throw new Error(`The device was not created: ${await response.text()}`)
}
