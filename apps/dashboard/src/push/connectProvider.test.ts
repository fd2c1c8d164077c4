import { afterEach, expect, it, vi } from 'vitest'
import { connectProvider } from './connectProvider.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Fakes an IndexedDB request that fires `event` in the next task. */
function request(event: string) {
  const opening = Object.assign(new EventTarget(), { result: { close() {} } })
  setTimeout(() => opening.dispatchEvent(new Event(event)))
  return opening
}

it('reports `unsupported` for a browser that has IndexedDB but no push', async () => {
  vi.stubGlobal('indexedDB', { open: () => request('success'), deleteDatabase: () => request('success') })
  await expect(connectProvider({})).rejects.toMatchObject({ fault: 'unsupported' })
})

it.each([
  [
    'throws',
    () => {
      throw new DOMException('refused', 'SecurityError')
    },
  ],
  ['fails', () => request('error')],
])('reports that the browser stores no data if indexedDB.open %s', async (_how, open) => {
  vi.stubGlobal('indexedDB', { open })
  await expect(connectProvider({})).rejects.toMatchObject({ fault: 'indexedDb' })
})
