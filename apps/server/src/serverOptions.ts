import { type Server, STATUS_CODES } from 'node:http'
import { type FastifyHttpOptions, LogController } from 'fastify'
import qs from 'qs'
import type { Config } from './config.ts'
import { sendError } from './errors.ts'

/** The limits of the server; each one is there against a way to exhaust it. */
export function serverOptions(config: Config): FastifyHttpOptions<Server> {
  return {
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    keepAliveTimeout: 5_000,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    http: { headersTimeout: 10_000 },
    routerOptions: {
      // The tokens of the push provider are the longest that stand in a path.
      maxParamLength: 512,
      // Nested brackets as the dashboard writes them; the limits are those of the specification.
      querystringParser: (text) => qs.parse(text, { arrayLimit: 20, depth: 5, parameterLimit: 1000 }),
    },
    logger: {
      level: config.logLevel,
      stream: process.stderr,
      redact: [
        'req.headers.authorization',
        'headers.authorization',
        '*.password',
        '*.password_new',
        '*.token',
      ],
      // The details of a database error quote what people entered.
      serializers: { err: ({ name, message, code, stack = '' }) => ({ type: name, message, code, stack }) },
    },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return
      const status = clientErrors[error.code] ?? 400
      const body = JSON.stringify({ message: 'Permintaan tidak dapat dibaca.' })
      const head = [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
      ]
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    },
  }
}

const clientErrors: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
