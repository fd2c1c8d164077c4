import { savesData } from './frame/savesData.ts'
import { appCache, isKeptFile } from './offline/kept.ts'

/** Installs the worker that opens the dashboard without a connection; not where the visitor saves data. */
export async function startWorker(): Promise<void> {
  // Both are missing on plain http.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || savesData()) return
  try {
    await navigator.serviceWorker.register('/offline-worker.js')
    await navigator.serviceWorker.ready
    await keepLoaded()
  } catch {
    // The browser refuses storage or workers: the dashboard works, but only with a connection.
  }
}

/** Keeps the files that the page loaded before the worker ran. */
async function keepLoaded() {
  const cache = await caches.open(appCache)
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && isKeptFile(pathname))
  for (const { pathname } of files) if (!(await cache.match(pathname))) await cache.add(pathname)
  for (const path of ['/', '/config.json']) if (!(await cache.match(path))) await cache.add(path)
}
