import type { FleetClient } from '@sikud/api'
import { isStatus } from '@sikud/api/react'
import { loadWhileIdle } from '@sikud/ui/lazy'
import type { PageHandle } from '../menu.tsx'
import { LazySearch } from '../search/LazySearch.tsx'

const loadGrid = async () => (await import('@sikud/ui/data-list')).loadGrid()
const loadMap = async () => (await import('@sikud/maps')).loadMapParts()

/**
 * Loads the code of every page while the browser is idle, so that pages open without a network too; that of the maps
 * only if the user may see them. Returns whether all code has loaded.
 */
export async function prefetchPages(
  pages: readonly PageHandle[],
  { request }: FleetClient,
  signal: AbortSignal,
): Promise<boolean> {
  const loadsOf = (hasMap: boolean) =>
    pages.flatMap(({ load, workspace = false }) => (load && workspace === hasMap ? [load] : []))
  if (!(await loadWhileIdle([...loadsOf(false), loadGrid, LazySearch.load], signal))) return false
  const failure = await request('getLastPosition', {}, { signal }).catch((error: unknown) => error)
  return isStatus(failure, 403) || loadWhileIdle([...loadsOf(true), loadMap], signal)
}
