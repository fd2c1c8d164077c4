import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Registry } from '@prometheus-io/client'

/** An open port with metrics. */
export interface MetricsPort {
  port: number
  close(): Promise<void>
}

/** Serves `/metrics` on a port of this machine only; returns null if no port is configured. */
export async function listenToMetrics(port: number | null, metrics: Registry): Promise<MetricsPort | null> {
  if (port === null) return null
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', metrics.contentType)
    response.end(await metrics.metrics())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
