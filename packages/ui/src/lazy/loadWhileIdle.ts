/**
 * Calls all functions in `loads`, one at a time while the browser is idle; returns false after the first failure, because
 * without a connection the others fail too.
 */
export async function loadWhileIdle(
  loads: readonly (() => Promise<unknown>)[],
  signal: AbortSignal,
): Promise<boolean> {
  for (const load of loads) {
    await browserIdle()
    if (signal.aborted) return false
    try {
      await load()
    } catch {
      return false
    }
  }
  return true
}

function browserIdle(): Promise<void> {
  // Safari has no requestIdleCallback.
  const wait = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  return new Promise((resolve) => void wait(() => resolve()))
}

/** Returns whether the visitor turned on data saving. */
export function savesData(browser: object = navigator): boolean {
  // TypeScript's types, Safari and Firefox have no `navigator.connection`.
  const { connection }: { connection?: { saveData?: boolean } } = browser
  return connection?.saveData === true
}
