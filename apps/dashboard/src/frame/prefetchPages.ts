import type { PageHandle } from '../menu.tsx'
import { LazySearch } from '../search/LazySearch.tsx'

const loadGrid = async () => (await import('@sikud/ui/data-list')).loadGrid()
const loadMap = async () => (await import('@sikud/maps')).loadMapParts()

interface PrefetchOptions {
  pages: readonly PageHandle[]
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
export async function prefetchPages({ pages, maySeeMaps, signal, idle = browserIdle }: PrefetchOptions) {
  const loadsOf = (hasMap: boolean) =>
    pages.flatMap(({ load, workspace = false }) => (load && workspace === hasMap ? [load] : []))
  if (!(await loadAll([...loadsOf(false), loadGrid, LazySearch.load], signal, idle))) return false
  return !(await maySeeMaps()) || loadAll([...loadsOf(true), loadMap], signal, idle)
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
