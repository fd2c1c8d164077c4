import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { API_PREFIX } from './contract.ts'

type Directives = Record<string, string[]>

const POLICY = 'content-security-policy'
const none = ["'none'"]
const self = "'self'"

/** Headers of every response; pages and scripts replace the content security policy with their own. */
export const securityHeaders = {
  ...headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: none, frameAncestors: none } },
    // The tile servers of OpenStreetMap require a Referer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Off, because `setSecurityHeaders` sets this header, and only for responses over TLS.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  }),
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
}

/**
 * Sets the security headers of every response, except of responses to requests that Node cannot parse:
 * `sendClientError` writes those.
 */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply)
    done()
  })
}

/** Sets the security headers of one response; replaces headers that its handler set. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.headers(securityHeaders)
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
  if (request.url.startsWith(API_PREFIX)) {
    // Exposes the header `Date`, because a dashboard on another origin reads the time of the server from it.
    reply.headers({ 'cache-control': 'no-store', 'access-control-expose-headers': 'Date' })
  }
}

/** The hosts that the SDK of the push provider calls to register a browser. */
export const pushHosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

/**
 * Returns the content security policy of the dashboard's page. Styles need the nonce of this response, or their hash if
 * they are in the prerendered page. Inline scripts need their hash. The page can send requests to our origin, and to
 * the hosts in `connect`, for example for map tiles.
 */
export function pagePolicy(options: { nonce: string; html: string; connect: string[] }): string {
  return policyOf({
    defaultSrc: none,
    scriptSrc: [self, ...inlineHashes(options.html, 'script')],
    styleSrc: [self, `'nonce-${options.nonce}'`, ...inlineHashes(options.html, 'style')],
    imgSrc: [self, 'data:'],
    fontSrc: [self],
    connectSrc: [self, ...originsOf(options.connect)],
    workerSrc: [self],
    manifestSrc: [self],
    objectSrc: none,
    baseUri: none,
    formAction: [self],
    frameAncestors: none,
    reportTo: ['csp'],
    reportUri: ['/csp-report'],
  })
}

/**
 * Returns the content security policy of a script. Only a worker uses it, because a worker has the policy of its script
 * and not that of the page: MapLibre's worker fetches the outline of the land and the sources of a map style.
 */
export function scriptPolicy(connect: string[]): string {
  return policyOf({
    defaultSrc: none,
    scriptSrc: [self],
    connectSrc: [self, ...originsOf(connect)],
    frameAncestors: none,
  })
}

/** Returns the policy of the push worker, which calls the provider when the browser changes its push address. */
export function pushWorkerPolicy(): string {
  return policyOf({
    defaultSrc: none,
    scriptSrc: [self],
    imgSrc: [self],
    connectSrc: [self, ...pushHosts],
    frameAncestors: none,
  })
}

/** Returns the policy of the API reference, which allows only Swagger UI and its "try it" requests to our origin. */
export function referencePolicy(html: string): string {
  return policyOf({
    defaultSrc: none,
    scriptSrc: [self, ...inlineHashes(html, 'script')],
    styleSrc: [self, ...inlineHashes(html, 'style')],
    imgSrc: [self, 'data:'],
    connectSrc: [self],
    objectSrc: none,
    baseUri: none,
    formAction: none,
    frameAncestors: none,
  })
}

function policyOf(directives: Directives): string {
  return headersOf({ contentSecurityPolicy: { useDefaults: false, directives } })[POLICY] ?? ''
}

/** Returns the hashes of the texts between `<script>` or `<style>` tags. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...blocks].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function originsOf(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

/** Returns the headers that helmet sets with these options. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
