import { ApiError } from '@sikud/api'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

let notices: [kind: string, message: string][] = []
const open = () => createQueryClient((kind, message) => notices.push([kind, message]), 'Tersimpan.')

beforeEach(() => {
  notices = []
})

function failing(status: number, fields: Record<string, string[]> = {}) {
  return new ApiError({ status, code: 'http', message: `Gagal ${status}.`, fields })
}

async function write(mutationFn: () => Promise<unknown>, invalidates?: string[][]) {
  const queryClient = open()
  const meta = invalidates && { invalidates }
  await new MutationObserver(queryClient, { mutationFn, meta }).mutate().catch(() => null)
  return queryClient
}

describe('a write', () => {
  it('shows the message of the server', async () => {
    await write(async () => ({ message: 'Perangkat berhasil dibuat.' }))
    expect(notices).toEqual([['success', 'Perangkat berhasil dibuat.']])
  })

  it('says that it is saved when the server says nothing', async () => {
    await write(async () => ({ message: null }))
    expect(notices).toEqual([['success', 'Tersimpan.']])
  })

  it('shows why it failed', async () => {
    await write(() => Promise.reject(failing(409)))
    expect(notices).toEqual([['error', 'Gagal 409.']])
  })

  it('leaves a failure that names fields to the form', async () => {
    await write(() => Promise.reject(failing(422, { imei: ['IMEI sudah dipakai.'] })))
    expect(notices).toEqual([])
  })

  it('leaves the end of the session to the session', async () => {
    await write(() => Promise.reject(failing(401)))
    expect(notices).toEqual([])
  })

  it('asks again for what it changed', async () => {
    const queryClient = open()
    const ask = vi.fn<() => Promise<string[]>>(async () => [])
    const stop = new QueryObserver(queryClient, { queryKey: ['device', 'list'], queryFn: ask }).subscribe(
      () => {},
    )
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    await new MutationObserver(queryClient, {
      mutationFn: saved,
      meta: { invalidates: [['device']] },
    }).mutate()
    expect(ask).toHaveBeenCalledTimes(2)
    stop()
  })
})

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

describe('a load', () => {
  it.each([0, 500, 503])('is tried once more after a second when it ends with %i', async (status) => {
    expect(await countOfTries(failing(status))).toEqual([1, 2])
  })

  it.each([401, 403, 404, 429])('is not tried again after %i', async (status) => {
    expect(await countOfTries(failing(status))).toEqual([1, 1])
  })
})
