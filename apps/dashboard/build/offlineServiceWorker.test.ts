import { afterAll, beforeAll, expect, it, vi } from 'vitest'

type Listener = (event: unknown) => void
const listeners = new Map<string, Listener>()

/** A page of 10 s: the headers come after `headersMs`, and the body ends at 10 s unless the request is aborted. */
function slowPage(headersMs: number) {
  return (_request: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      const body = new ReadableStream({
        start(stream) {
          signal?.addEventListener('abort', () => stream.error(signal.reason))
          setTimeout(() => {
            if (signal?.aborted) return
            stream.enqueue(new TextEncoder().encode('halaman baru'))
            stream.close()
          }, 10_000)
        },
      })
      setTimeout(() => resolve(new Response(body)), headersMs)
    })
}

beforeAll(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'https://armada.test' })
  vi.stubGlobal('BUILD_FILES', [])
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener))
  vi.stubGlobal('clients', { matchAll: async () => [] })
  const cache = { match: async () => new Response('halaman lama'), put: async () => {}, keys: async () => [] }
  vi.stubGlobal('caches', { open: async () => cache })
  await import('./offlineServiceWorker.ts')
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(headersMs: number): Promise<string> {
  vi.stubGlobal('fetch', slowPage(headersMs))
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { url: 'https://armada.test/', method: 'GET', mode: 'navigate' },
    waitUntil: () => {},
    respondWith: (response: Promise<Response>) => (answer = response),
  })
  const text = answer?.then((response) => response.text()).catch(() => 'terputus')
  await vi.advanceTimersByTimeAsync(20_000)
  return (await text) ?? ''
}

it('opens the cached page if the server sends no headers within 5 s', async () => {
  expect(await open(6_000)).toBe('halaman lama')
})

it('does not cut off a page whose body takes longer than 5 s', async () => {
  expect(await open(1_000)).toBe('halaman baru')
})
