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

/**
 * The security headers of every response. A response that contains a page or a script replaces the content security
 * policy with its own.
 */
export const securityHeaders = {
  ...headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: none, baseUri: none, frameAncestors: none },
    },
    // The tile servers of OpenStreetMap require a Referer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // This header is off here, because `setSecurityHeaders` adds it, and only to responses over TLS.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  }),
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
}

/**
 * Sets the security headers of every response. The one exception is a request that Node cannot parse: there
 * `sendClientError` writes the headers.
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
    // Exposes the header `Date`, because a dashboard on another origin reads the server's time from it.
    reply.headers({ 'cache-control': 'no-store', 'access-control-expose-headers': 'Date' })
  }
}

/** The hosts that the SDK of the push provider calls when it registers a browser. */
export const pushHosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

/**
 * Returns the content security policy of the dashboard's page. The policy contains the hashes of the inline scripts and
 * styles of the prerendered page (`html`). All other inline styles must have the nonce of this response. The page can
 * send requests to our origin and to the hosts in `connect`, for example to load map tiles.
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
 * Returns the content security policy of a script. The browser applies it only if the script runs as a worker: a worker
 * has the policy of its script, not that of the page. For example, MapLibre's worker fetches the outline of the land
 * and the sources of a map style.
 */
export function scriptPolicy(connect: string[]): string {
  return policyOf({
    defaultSrc: none,
    scriptSrc: [self],
    connectSrc: [self, ...originsOf(connect)],
    baseUri: none,
    frameAncestors: none,
  })
}

/**
 * Returns the content security policy of the push worker. The worker calls the push provider when the browser changes
 * its push address.
 */
export function pushWorkerPolicy(): string {
  return policyOf({
    defaultSrc: none,
    scriptSrc: [self],
    imgSrc: [self],
    connectSrc: [self, ...pushHosts],
    baseUri: none,
    frameAncestors: none,
  })
}

/**
 * Returns the content security policy of the API reference page. It allows only Swagger UI and its "try it" requests to
 * our origin.
 */
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

/** Returns the hash of each text between `<script>` or `<style>` tags. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...blocks].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function originsOf(addresses: string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

function headersOf(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => undefined)
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
