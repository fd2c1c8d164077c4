import { once } from 'node:events'
import { createServer } from 'node:net'
import { listen } from './listen.ts'

/** Finds a free loopback port for another process. Another program can take the port before that. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
