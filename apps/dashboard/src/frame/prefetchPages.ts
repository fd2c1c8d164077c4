import { loadWhileIdle } from '@sikud/ui/lazy'
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

/**
 * Loads the code of every page while the browser is idle, so that pages open without a network too. Calls `maySeeMaps`
 * after the pages without a map. Returns whether all code has loaded.
 */
export async function prefetchPages(maySeeMaps: () => Promise<boolean>, signal: AbortSignal) {
  if (!(await loadWhileIdle(pages, signal))) return false
  return !(await maySeeMaps()) || loadWhileIdle(mapPages, signal)
}
