import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Starts a server on a free loopback port and returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.')
  return address.port
}

/** Finds a free loopback port for another process. There is a small risk that a third process takes the port first. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
