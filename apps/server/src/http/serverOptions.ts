import type { Server } from 'node:http'
import { type FastifyHttpOptions, LogController } from 'fastify'
import qs from 'qs'
import { sendClientError } from './clientErrors.ts'
import type { Config } from '../config/config.ts'
import { sendError } from './errors.ts'

/** Time limits for receiving a request, and how often they are checked, in milliseconds. */
export interface RequestPace {
  headers: number
  /** Time limit for headers and body together. */
  request: number
  check: number
}

const usualPace: RequestPace = { headers: 10_000, request: 14_000, check: 500 }

/** Returns the options of the server; each limit prevents one way to exhaust it. */
export function serverOptions(config: Config, pace = usualPace): FastifyHttpOptions<Server> {
  return {
    bodyLimit: 256 * 1024,
    requestTimeout: pace.request,
    connectionTimeout: 20_000,
    keepAliveTimeout: 5_000,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    http: {
      headersTimeout: pace.headers,
      connectionsCheckingInterval: pace.check,
      // Off, because `addClientErrors` rejects a request without Host: Node's response would lack our headers.
      requireHostHeader: false,
    },
    routerOptions: {
      // Push tokens are the longest path parameters.
      maxParamLength: 512,
      // Parses nested brackets in the query string, which the dashboard sends.
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
        '*.password_re',
        '*.token',
        '*.code',
        '*.secret',
        '*.challenge',
        '*.link',
      ],
      // Omits the details of database errors from the log, because they quote user input.
      serializers: { err: ({ name, message, code, stack = '' }) => ({ type: name, message, code, stack }) },
    },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: sendClientError,
  }
}
