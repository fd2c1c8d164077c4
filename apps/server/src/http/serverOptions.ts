import type { Server } from 'node:http'
import { type FastifyHttpOptions, LogController } from 'fastify'
import qs from 'qs'
import { answerClientError } from './clientErrors.ts'
import type { Config } from '../config/config.ts'
import { sendError } from './errors.ts'

/** How long a client may take to send a request, and how often that is looked at; milliseconds. */
export interface RequestPace {
  headers: number
  /** With its body. */
  request: number
  check: number
}

const usualPace: RequestPace = { headers: 10_000, request: 14_000, check: 500 }

/** The limits of the server; each one is there against a way to exhaust it. */
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
      // Hand-made modems leave it out; elsewhere `addClientErrors` checks it, since Node's refusal lacks our headers.
      requireHostHeader: false,
    },
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
    clientErrorHandler: answerClientError,
  }
}
