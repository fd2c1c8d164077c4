import { type OperationFacts, operations } from '@sikud/api'
import type { DashboardConfig } from './config.ts'

const RELOADED = 'reloadedForOlderServer'

/**
 * Returns whether the server is an older version of ours: it lacks extensions that this dashboard expects. The browser
 * then has the dashboard of a newer server, for example in its cache after the server went back to the last version.
 */
export function isOlderServer({ features }: Pick<DashboardConfig, 'features'>): boolean {
  const facts: OperationFacts[] = Object.values(operations)
  // A server without a domain for passkeys has none.
  return (
    features.size > 0 &&
    facts.some(
      ({ extension }) => extension !== undefined && extension !== 'passkeys' && !features.has(extension),
    )
  )
}

/**
 * Reloads the page, so that the browser gets the dashboard of this server. Returns false, and does nothing, if this tab
 * has done so before: then the server itself sends the newer dashboard, and a reload would not end.
 */
export function reloadOnce(
  storageOf: () => Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
): boolean {
  try {
    const storage = storageOf()
    if (storage.getItem(RELOADED) !== null) return false
    storage.setItem(RELOADED, '1')
  } catch {
    // Without storage nobody knows whether the page was reloaded.
    return false
  }
  reload()
  return true
}
