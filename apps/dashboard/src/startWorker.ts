import { savesData } from '@sikud/ui/lazy'
import { appCache, isKeptFile } from './offline/kept.ts'

/** Installs the offline worker, unless the visitor has turned on data saving. */
export async function startWorker(): Promise<void> {
  // Over plain http, browsers offer neither service workers nor caches.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || savesData()) return
  try {
    await navigator.serviceWorker.register('/offline-worker.js')
    await navigator.serviceWorker.ready
    await keepLoaded()
  } catch {
    // If the browser refuses storage or workers, the dashboard works only with a connection.
  }
}

/** Caches the files that the page had loaded before the worker became active. */
async function keepLoaded() {
  const cache = await caches.open(appCache)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && isKeptFile(pathname))
  for (const { pathname } of files) if (!(await cache.match(pathname))) await cache.add(pathname)
  for (const path of ['/', '/config.json']) if (!(await cache.match(path))) await cache.add(path)
}
