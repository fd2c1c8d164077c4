/**
 * Returns whether an error means that code could not be loaded, because the network failed or because a new version has
 * replaced the code.
 */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS|module script failed/i.test(
      error.message,
    )
  )
}

const TIMEOUT_MS = 5000

/** Returns whether the server of the dashboard responds, with any status. */
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
