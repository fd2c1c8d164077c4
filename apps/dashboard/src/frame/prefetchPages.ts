import type { FleetClient } from '@sikud/api'
import { isStatus } from '@sikud/api/react'
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
 * Loads the code of every page while the browser is idle, so that pages open without a network too; that of the maps
 * only if the user may see them. Returns whether all code has loaded.
 */
export async function prefetchPages({ request }: FleetClient, signal: AbortSignal): Promise<boolean> {
  if (!(await loadWhileIdle(pages, signal))) return false
  const failure = await request('getLastPosition', {}, { signal }).catch((error: unknown) => error)
  return isStatus(failure, 403) || loadWhileIdle(mapPages, signal)
}
