import { appCache, isKeptFile, isPage, mapCache, TILES_MAX } from '../src/offline/kept.ts'

// The source of /offline-worker.js, which is built separately. It caches the page, its files and the tiles of our own
// map, so that the dashboard opens without a connection. It ignores requests to the API and to other origins.

// The TypeScript types of this project are those of a page, without the globals of a service worker.
const worker = globalThis as unknown as WorkerScope // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: this file runs only in a service worker

interface WorkerScope {
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: () => Promise<unknown[]> }
}

interface WorkerEvent {
  request: Request
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (response: Promise<Response>) => void
}

/** The list of files of this build; offlineWorker.ts writes the list in place of this name. */
declare const BUILD_FILES: string[]

/** Time-out until the headers of a page arrive; afterwards the cached page opens. The body may take longer. */
const PAGE_TIMEOUT_MS = 5000
/** After this number of new tiles, the worker deletes the oldest tiles if there are more than `TILES_MAX`. */
const TILES_STEP = 50
let newTiles = 0

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(newest(event, '/'))
  } else if (pathname === '/config.json') event.respondWith(newest(event, pathname))
  else if (isKeptFile(pathname)) event.respondWith(kept(event, appCache))
  else if (pathname.startsWith('/map/')) event.respondWith(kept(event, mapCache))
})

/** Returns the server's response and caches it; returns the cached one if the server cannot be reached. */
async function newest(event: WorkerEvent, key: string): Promise<Response> {
  const cache = await caches.open(appCache)
  const before = await cache.match(key)
  try {
    const tooSlow = new AbortController()
    const timer = before && setTimeout(() => tooSlow.abort(), PAGE_TIMEOUT_MS)
    const answer = await fetch(event.request, { signal: tooSlow.signal }).finally(() => clearTimeout(timer))
    if (answer.ok && !answer.redirected) event.waitUntil(keep(cache, key, answer.clone()))
    return answer
  } catch (error) {
    if (before) return before
    throw error
  }
}

async function keep(cache: Cache, key: string, answer: Response) {
  await cache.put(key, answer)
  // Deletes nothing while another page is open, because that page may need the files of an older build.
  if (key !== '/' || (await worker.clients.matchAll()).length > 1) return
  const current = new Set(BUILD_FILES)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (isKeptFile(pathname) && !current.has(pathname)) await cache.delete(url)
  }
}

/**
 * Returns the cached response if there is one, else the response of the server. Cached files never change: new content
 * has a new URL.
 */
async function kept(event: WorkerEvent, name: string): Promise<Response> {
  const cache = await caches.open(name)
  const before = await cache.match(event.request)
  if (before) return before
  const answer = await fetch(event.request)
  // A file of our map without a tile stays without it. Without this answer, the map would count as failed offline.
  const isMissingTile = answer.status === 404 && answer.headers.get('cache-control')?.includes('immutable')
  if (answer.ok || isMissingTile)
    event.waitUntil(cache.put(event.request, answer.clone()).then(() => dropOldTiles(name)))
  return answer
}

async function dropOldTiles(name: string) {
  if (name !== mapCache) return
  newTiles += 1
  if (newTiles % TILES_STEP !== 0) return
  const cache = await caches.open(name)
  const tiles = await cache.keys()
  for (const tile of tiles.slice(0, Math.max(0, tiles.length - TILES_MAX))) await cache.delete(tile)
}
