import { createHash } from 'node:crypto'

/** For answers that are data: nothing may be loaded or framed, whoever opens them. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policy of the dashboard's page. Styles need the nonce of this answer, the script that sets the theme its hash, and
 * calls go to ourselves and to `connect`: MapLibre fetches its tiles.
 */
export function pagePolicy(options: { nonce: string; html: string; connect: string[] }): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(options.html, 'script')].join(' '),
    `style-src 'self' 'nonce-${options.nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    connectSources(options.connect),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-to csp',
    'report-uri /csp-report',
  ].join('; ')
}

/**
 * The policy of a script. A worker is bound by the policy of its own answer, not by the page's: MapLibre's fetches the
 * outline of the land and what a map style names.
 */
export function scriptPolicy(connect: string[]): string {
  return `default-src 'none'; script-src 'self'; ${connectSources(connect)}; frame-ancestors 'none'`
}

/** The policy of the worker that shows what is pushed: it calls the provider when the browser changes its address. */
export function pushWorkerPolicy(): string {
  return `default-src 'none'; script-src 'self'; img-src 'self'; ${connectSources(pushHosts)}; frame-ancestors 'none'`
}

/** Where the push provider's SDK registers a browser. */
export const pushHosts = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

/** The policy of the API reference: Swagger UI from our origin, "try it" requests to our origin, nothing else. */
export function referencePolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(html, 'style')].join(' '),
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The hashes of what stands inline between `<script>` or `<style>` tags. */
function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...blocks].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

function connectSources(hosts: string[]): string {
  return ["connect-src 'self'", ...new Set(hosts.map(originOf))].join(' ')
}

function originOf(address: string): string {
  return new URL(address).origin
}
