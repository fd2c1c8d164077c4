const timeoutMs = 10_000
const longestAnswer = 20_000

/** What came back, read to its end. */
export interface ProviderAnswer {
  status: number
  retryAfter: string | null
  text: string
}

/** Posts to the provider: 10 s, no redirects, since what is sent is a secret. Throws when no answer comes. */
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
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(explain)
  const text = (await response.text().catch(explain)).slice(0, longestAnswer)
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text }
}

/** "fetch failed" says nothing to who reads the record; the cause does. */
function explain(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  throw code === '' ? error : new Error(`no connection (${code})`)
}
