/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 5000

/** Whether the server that the program came from answers at all; the status does not matter. */
export async function isServerReachable(ask: typeof fetch = fetch): Promise<boolean> {
  try {
    await ask('/config.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return true
  } catch {
    return false
  }
}
