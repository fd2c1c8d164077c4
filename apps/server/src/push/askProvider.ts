const TIMEOUT_MS = 10_000
const MAX_RESPONSE_LENGTH = 20_000

/** A response of the provider. */
export interface ProviderAnswer {
  status: number
  retryAfter: string | null
  text: string
}

/**
 * Posts to the provider; throws if no response comes within 10 s. Follows no redirects, because requests contain
 * secrets.
 */
export async function askProvider(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<ProviderAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(explain)
  const text = (await response.text().catch(explain)).slice(0, MAX_RESPONSE_LENGTH)
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text }
}

/** Throws an error that names the cause, because the message "fetch failed" does not say what went wrong. */
function explain(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  throw code === '' ? error : new Error(`no connection (${code})`)
}
