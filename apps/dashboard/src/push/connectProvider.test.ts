import { afterEach, expect, it, vi } from 'vitest'
import { connectProvider } from './connectProvider.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A request that reports `event` in the next turn. */
function request(event: string) {
  const opening = Object.assign(new EventTarget(), { result: { close() {} } })
  setTimeout(() => opening.dispatchEvent(new Event(event)))
  return opening
}

it('reports a browser that can store data but has no push as unsupported', async () => {
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
])('reports that the browser stores no data if opening its database %s', async (_how, open) => {
  vi.stubGlobal('indexedDB', { open })
  await expect(connectProvider({})).rejects.toMatchObject({ fault: 'indexedDb' })
})
