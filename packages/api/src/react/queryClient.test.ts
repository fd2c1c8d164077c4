import { ApiError } from '../client/ApiError.ts'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import type { MutationMeta, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

let notices: [kind: string, message: string, at?: string][] = []
const open = () =>
  createQueryClient((kind, message, at) => {
    notices.push(at === undefined ? [kind, message] : [kind, message, at])
  }, 'Tersimpan.')

beforeEach(() => {
  notices = []
})

function failing(status: number, fields: Record<string, string[]> = {}) {
  return new ApiError({ status, code: 'http', message: `Gagal ${status}.`, fields })
}

async function write(mutationFn: () => Promise<unknown>, meta?: MutationMeta) {
  const queryClient = open()
  await new MutationObserver(queryClient, { mutationFn, meta }).mutate().catch(() => null)
  return queryClient
}

describe('a 403 because the role requires a second factor', () => {
  const refusal = new ApiError({
    status: 403,
    code: 'http',
    message: 'Aktifkan dulu.',
    needs: 'enrol-factor',
  })

  it.each([
    ['a write', (queryClient: QueryClient) => observeWrite(queryClient, refusal)],
    [
      'a read',
      (queryClient: QueryClient) => queryClient.fetchQuery({ queryKey: ['device'], queryFn: fails }),
    ],
  ])('reloads the account and shows no toast if %s needs a second factor', async (_what, act) => {
    const queryClient = open()
    queryClient.setQueryData(['getMe'], {})
    await act(queryClient).catch(() => null)
    expect(queryClient.getQueryState(['getMe'])?.isInvalidated).toBe(true)
    expect(notices).toEqual([])
  })

  function fails() {
    return Promise.reject(refusal)
  }

  function observeWrite(queryClient: QueryClient, error: Error) {
    return new MutationObserver(queryClient, { mutationFn: () => Promise.reject(error) }).mutate()
  }
})

describe('a write', () => {
  it('a successful write shows the message of the server in a toast', async () => {
    await write(async () => ({ message: 'Perangkat berhasil dibuat.' }))
    expect(notices).toEqual([['success', 'Perangkat berhasil dibuat.']])
  })

  it('a successful write shows a default message if the server sends none', async () => {
    await write(async () => ({ message: null }))
    expect(notices).toEqual([['success', 'Tersimpan.']])
  })

  it('a failed write shows the message of the error in a toast', async () => {
    await write(() => Promise.reject(failing(409)))
    expect(notices).toEqual([['error', 'Gagal 409.']])
  })

  it('a failed write shows no toast if the open page shows the error', async () => {
    const refused = failing(422, { imei: ['IMEI sudah dipakai.'] })
    await write(() => Promise.reject(refused), { page: pageOf({ open: true, shows: true }) })
    expect(notices).toEqual([])
  })

  it('X06: a failed write shows field errors and a link in a toast after the user has left the page', async () => {
    const refused = failing(422, { imei: ['IMEI sudah dipakai.'] })
    await write(() => Promise.reject(refused), { page: pageOf({ open: false, shows: true }) })
    expect(notices).toEqual([['error', 'Gagal 422. IMEI sudah dipakai.', '/device/add']])
  })

  it('X06: a successful write shows a toast with a link after the user has left the page', async () => {
    await write(saved, { page: pageOf({ open: false, shows: true }) })
    expect(notices).toEqual([['success', 'Tersimpan.', '/device/detail/7']])
  })

  it('a successful write shows a toast without a link while the page is open', async () => {
    await write(saved, { page: pageOf({ open: true, shows: true }) })
    expect(notices).toEqual([['success', 'Tersimpan.']])
  })

  it('a write that gets 401 shows no toast, because the session handles the 401', async () => {
    await write(() => Promise.reject(failing(401)))
    expect(notices).toEqual([])
  })

  it('a write refetches the queries that it invalidates', async () => {
    const queryClient = open()
    const ask = vi.fn<() => Promise<string[]>>(async () => [])
    const stop = new QueryObserver(queryClient, { queryKey: ['listDevices'], queryFn: ask }).subscribe(
      () => {},
    )
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    await new MutationObserver(queryClient, {
      mutationFn: saved,
      meta: { write: { operation: 'updateVehicle', input: { id: 7 } } },
    }).mutate()
    expect(ask).toHaveBeenCalledTimes(2)
    stop()
  })
})

function pageOf({ open, shows }: { open: boolean; shows: boolean }) {
  const outcomeAt = (outcome: unknown) => (outcome instanceof Error ? '/device/add' : '/device/detail/7')
  return { isOpen: () => open, shows: () => shows, outcomeAt }
}

const saved = async () => ({ message: null })

async function countOfTries(error: Error) {
  vi.useFakeTimers()
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(error))
  const stop = new QueryObserver(open(), { queryKey: ['x'], queryFn: ask }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(999)
  const early = ask.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  vi.useRealTimers()
  return [early, ask.mock.calls.length]
}

describe('a query', () => {
  it.each([0, 500, 503])('a query that fails with %i is retried once, after a second', async (status) => {
    expect(await countOfTries(failing(status))).toEqual([1, 2])
  })

  it.each([401, 403, 404, 429])('a query that fails with %i is not retried', async (status) => {
    expect(await countOfTries(failing(status))).toEqual([1, 1])
  })
})

describe('a read that the server delays with Retry-After', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const busy = (status: number, retryAfter: number | null) =>
    new ApiError({ status, code: 'http', message: 'Tunggu sebentar.', retryAfter })

  async function read(errors: ApiError[]) {
    const times: number[] = []
    const begin = Date.now()
    const observer = new QueryObserver(open(), {
      queryKey: ['trip'],
      queryFn: () => {
        times.push((Date.now() - begin) / 1000)
        const error = errors.shift()
        return error ? Promise.reject(error) : Promise.resolve('isi')
      },
    })
    const leave = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(120_000)
    leave()
    return { times, ...observer.getCurrentResult() }
  }

  it('waits as long as the server says after a 429, and shows no error', async () => {
    const { times, status, data } = await read([busy(429, 4), busy(429, 7)])
    expect(times).toEqual([0, 4, 11])
    expect([status, data]).toEqual(['success', 'isi'])
  })

  it('shows the error after three attempts, and at once if the delay is long or unknown', async () => {
    const thrice = await read([busy(429, 1), busy(429, 1), busy(429, 1), busy(429, 1)])
    expect([thrice.times, thrice.status]).toEqual([[0, 1, 2], 'error'])
    expect((await read([busy(429, 900)])).times).toEqual([0])
    expect((await read([busy(429, null)])).times).toEqual([0])
  })
})
