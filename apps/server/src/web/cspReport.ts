import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../http/HttpError.ts'
import { clientNetwork, NetworkLimit } from '../security/clientNetwork.ts'

const MAX_BYTES = 8 * 1024
const limits = { windowMs: 60_000, network: 10, all: 60 }
const contentTypes = ['application/csp-report', 'application/reports+json']

/** Accepts reports of browsers about CSP violations. Limits their size and number, because anybody can send reports. */
export async function addCspReport(app: FastifyInstance, now: () => number = Date.now) {
  const limit = new NetworkLimit(limits)
  await app.register(async (scope) => {
    scope.addContentTypeParser(contentTypes, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    // Checks the limit in `onRequest`, because this hook runs before the body is read.
    scope.addHook('onRequest', async (request) => {
      if (!request.is404 && !limit.admit(clientNetwork(request), now())) {
        throw tooManyRequests(limits.windowMs / 1_000)
      }
    })
    scope.post('/csp-report', { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const report = cleanCspReport(String(request.body))
      if (report !== '[]') request.log.warn({ report }, 'content security policy violated')
      return reply.code(204).send()
    })
  })
}

const MAX_TEXT_LENGTH = 500
/** Maximum length of a URL in the log. Three such URLs and a directive fit into 500 characters. */
const MAX_ADDRESS_LENGTH = 110

/** The keywords that browsers send in place of a URL. */
const keywords = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
  'about',
])

/**
 * Returns the fields of a CSP violation report that are safe to log, as JSON of at most 500 characters. These are the
 * directive, the line, and URLs without query, fragment and possible secrets. Drops other fields, because anybody can
 * send a report. Accepts both formats that browsers send: `csp-report` and the Reporting API.
 */
export function cleanCspReport(text: string): string {
  const reports = readReports(text).map((body) => ({
    directive: directiveOf(
      body['effectiveDirective'] ?? body['effective-directive'] ?? body['violated-directive'],
    ),
    blocked: addressOf(body['blockedURL'] ?? body['blocked-uri']),
    document: addressOf(body['documentURL'] ?? body['document-uri']),
    source: addressOf(body['sourceFile'] ?? body['source-file']),
    line: lineOf(body['lineNumber'] ?? body['line-number']),
  }))
  const useful = reports.filter((report) => Object.values(report).some((value) => value !== undefined))
  return JSON.stringify(useful).slice(0, MAX_TEXT_LENGTH)
}

type Fields = Record<string, unknown>

function readReports(text: string): Fields[] {
  const sent = parse(text)
  if (isFields(sent)) return [sent['csp-report']].filter(isFields)
  if (!Array.isArray(sent)) return []
  return sent.flatMap((entry: unknown) =>
    isFields(entry) && entry['type'] === 'csp-violation' && isFields(entry['body']) ? [entry['body']] : [],
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns only the name of the directive, because older browsers send the name together with all values. */
function directiveOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^[a-z-]{1,30}(?= |$)/.exec(value)?.[0] : undefined
}

function lineOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}

function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (keywords.has(value)) return value
  if (!URL.canParse(value)) return undefined
  const { protocol, host, pathname } = new URL(value)
  // Keeps only the protocol of data:, blob: and mailto: URLs, because the text after the colon is content.
  if (!/^(https?|wss?):$/.test(protocol)) return protocol.slice(0, MAX_ADDRESS_LENGTH)
  const [path = ''] = decode(pathname).split(/[?#;]/)
  const segments = path.split('/').map((segment) => (isSecret(segment) ? '*' : encodeURIComponent(segment)))
  return `${protocol}//${host}${segments.join('/')}`.slice(0, MAX_ADDRESS_LENGTH)
}

/**
 * Decodes repeatedly, because an encoded path can hide queries and e-mail addresses. Drops a path that is encoded more
 * than five times: a path of 8 KB that is encoded a thousand times takes long to decode.
 */
function decode(path: string, times = 5): string {
  try {
    const decoded = decodeURIComponent(path)
    if (decoded === path) return path
    return times === 0 ? '' : decode(decoded, times - 1)
  } catch {
    return path
  }
}

/**
 * Returns whether a part of a path can contain an e-mail address, an IMEI or a token. The names of our built files
 * never contain one.
 */
function isSecret(segment: string): boolean {
  if (/^[A-Za-z.]+-[\w-]{8}\.(m?js|css)$/.test(segment)) return false
  return /[@=]|\d{12}/.test(segment) || /(?<![\w-])(?=[a-z_-]*[A-Z\d])[\w-]{16,}/.test(segment)
}
