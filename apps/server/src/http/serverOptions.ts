import type { Server } from 'node:http'
import { type FastifyHttpOptions, LogController, type FastifyInstance } from 'fastify'
import qs from 'qs'
import { fastifyUnderPressure } from '@fastify/under-pressure'
import { sendClientError } from './clientErrors.ts'
import type { Config } from '../config/config.ts'
import { sendError } from './errors.ts'
import { unavailable } from './HttpError.ts'

/** Time limits for receiving a request, and the interval at which the server checks them, in milliseconds. */
export interface RequestPace {
  headers: number
  /** Time limit for the headers and the body together. */
  request: number
  check: number
}

const usualPace: RequestPace = { headers: 10_000, request: 14_000, check: 500 }

const SECRET_FIELDS = ['password', 'password_new', 'password_re', 'token', 'secret', 'challenge', 'link']

/** Returns the options of the Fastify server. Each limit prevents one way to exhaust the server. */
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
      // Node's check is off, because `addClientErrors` rejects a request without Host. If Node rejected the request,
      // the response would lack our headers.
      requireHostHeader: false,
    },
    routerOptions: {
      // This length is enough for push tokens, which are the longest path parameters.
      maxParamLength: 512,
      // Parses nested brackets in the query string, because the dashboard sends them.
      querystringParser: (text) => qs.parse(text, { arrayLimit: 20, depth: 5, parameterLimit: 1000 }),
    },
    logger: {
      level: config.logLevel,
      stream: process.stderr,
      redact: [
        'req.headers.authorization',
        'headers.authorization',
        ...SECRET_FIELDS.map((field) => `*.${field}`),
        // Outside of a body, `code` is the code of an error, which the log needs.
        'body.code',
        ...[...SECRET_FIELDS, 'code'].map((field) => `*.body.${field}`),
      ],
      // Omits the details of database errors from the log, because these details quote user input.
      serializers: { err: ({ name, message, code, stack = '' }) => ({ type: name, message, code, stack }) },
    },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: sendClientError,
  }
}

/**
 * Milliseconds from the start of a shutdown until the server closes all connections, so that a slow client cannot delay
 * the shutdown.
 */
const CUT_OFF_MS = 8_000

/** When the server closes, finishes the requests in progress and then closes their connections. */
export function addGracefulClose(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS).unref()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}

/**
 * Maximum mean delay of the event loop, and the sampling interval, in ms. The interval of 3 s is so long that one large
 * response does not exceed the limit.
 */
const limits = { maxEventLoopDelay: 500, sampleInterval: 3_000 }

/**
 * Rejects requests with 503 while the event loop is overloaded, so that the requests in progress can finish. Ignores
 * the first sample, because the start of the server blocks the event loop.
 */
export function addOverloadGuard(app: FastifyInstance, { maxEventLoopDelay, sampleInterval } = limits): void {
  let startEnds = Number.POSITIVE_INFINITY
  app.addHook('onListen', async () => {
    startEnds = performance.now() + 2 * sampleInterval
  })
  void app.register(fastifyUnderPressure, {
    maxEventLoopDelay,
    sampleInterval,
    async pressureHandler() {
      if (performance.now() > startEnds) throw unavailable()
    },
  })
}
