import * as lazyPages from '../pages/lazyPages.ts'
import { LazySearch } from '../search/LazySearch.tsx'

const { TrackingPage, ReportPage, ...others } = lazyPages
const pages: (() => Promise<unknown>)[] = [
  ...Object.values(others),
  async () => (await import('@sikud/ui/data-list')).loadGrid(),
  LazySearch.load,
]
const mapPages: (() => Promise<unknown>)[] = [
  TrackingPage,
  ReportPage,
  async () => (await import('@sikud/maps')).loadMapParts(),
]

interface PrefetchOptions {
  /** Returns whether the user may see maps; called after the pages without a map are loaded. */
  maySeeMaps: () => Promise<boolean>
  signal: AbortSignal
  /** Returns a promise that resolves when the browser is idle. */
  idle?: () => Promise<void>
}

/**
 * Loads the code of every page, one at a time while the browser is idle, so that pages open without a network too.
 * Returns whether all code has loaded.
 */
export async function prefetchPages({ maySeeMaps, signal, idle = browserIdle }: PrefetchOptions) {
  if (!(await loadAll(pages, signal, idle))) return false
  return !(await maySeeMaps()) || loadAll(mapPages, signal, idle)
}

/**
 * Calls all functions in `loads`; returns false after the first failure, because without a connection the others fail
 * too.
 */
async function loadAll(
  loads: readonly (() => Promise<unknown>)[],
  signal: AbortSignal,
  idle: () => Promise<void>,
) {
  for (const load of loads) {
    await idle()
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
