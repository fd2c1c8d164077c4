import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { malformed } from './HttpError.ts'
import { textsFor } from '../locales/messages.ts'
import { securityHeaders } from './securityHeaders.ts'

/** Milliseconds that a client has to read the error response before the server destroys the socket. */
const LINGER_MS = 1_000

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Sends the error response to a request that Node could not parse, and closes the connection. Such a request never
 * reaches Fastify.
 */
export function sendClientError(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable || isResponding(socket)) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const packet = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
  const acceptLanguage = /^accept-language:([^\r\n]*)/im.exec(packet)?.[1]
  const texts = textsFor(acceptLanguage)
  const body = JSON.stringify({ message: texts.error.malformed })
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-language': texts.language,
    vary: 'Accept-Language',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/**
 * Returns whether a response on this socket has started. The server must not send a second response then, because the
 * client would read it as part of the first body.
 */
function isResponding(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false // oxlint-disable-line no-underscore-dangle -- Node's own handler does the same, and there is no public property
}

/**
 * Handles two errors for which Node would send a response without our headers: a missing Host header, and an unknown
 * Expect header.
 */
export function addClientErrors(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw malformed()
  })
  const server: Server = app.server
  server.on('checkExpectation', (request, response) => {
    delete request.headers.expect
    server.emit('request', request, response)
  })
}
