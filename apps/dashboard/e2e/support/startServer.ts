import { join } from 'node:path'
import { startServer as start } from '../../../../scripts/serverProcess.ts'

export const root = join(import.meta.dirname, '../../../..')

/** Starts apps/server on a free port with a data directory, as tests need it. */
export function startServer(dataDir: string, settings: Record<string, string> = {}) {
  // No program listens on this port, so the tests send no requests to a public geocoder.
  return start({ DATA_DIR: dataDir, NODE_ENV: 'test', GEOCODER_URL: 'http://127.0.0.1:9', ...settings })
}
