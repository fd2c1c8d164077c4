import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerWorker } from './registerWorker.ts'

type Registered = { active: object | null; installing: EventTarget | null; waiting: null }

function useBrowser(register: (address: string) => Promise<Registered>) {
  vi.stubGlobal('navigator', { serviceWorker: { register } })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('puts the configuration into the URL of the worker', async () => {
  const addresses: string[] = []
  const registration = { active: {}, installing: null, waiting: null }
  useBrowser(async (address) => {
    addresses.push(address)
    return registration
  })
  await expect(registerWorker({ apiKey: 'a b' })).resolves.toBe(registration)
  expect(addresses).toEqual(['/firebase-messaging-sw.js?apiKey=a+b'])
})

it('reports a worker that is missing or throws', async () => {
  useBrowser(() => Promise.reject(new TypeError('A bad HTTP response code (404) was received.')))
  await expect(registerWorker({})).rejects.toMatchObject({ fault: 'worker' })
})

it('reports a worker that becomes redundant while it installs', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  useBrowser(async () => ({ active: null, installing, waiting: null }))
  const failure = registerWorker({}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  installing.state = 'redundant'
  installing.dispatchEvent(new Event('statechange'))
  expect(await failure).toMatchObject({ fault: 'worker' })
})

it('waits at most ten seconds until the worker is active', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  useBrowser(async () => ({ active: null, installing, waiting: null }))
  const settled = vi.fn<(error: unknown) => void>()
  void registerWorker({}).catch(settled)
  await vi.advanceTimersByTimeAsync(9_900)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ fault: 'workerSlow' }))
})
