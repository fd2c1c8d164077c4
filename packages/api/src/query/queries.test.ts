import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createFleetClient } from '../client/createFleetClient.ts'
import { devices, fakeFleetFetch, sessions } from '../fixtures/index.ts'
import { operations } from '../__generated__/operations.ts'
import type { OperationId } from '../client/OperationInput.ts'
import { createQueries, refreshAfter, type Write } from './createQueries.ts'

const baseUrl = 'https://api.sikud.test/api/v1'

/** Returns the queries of the real client over a fake fetch, and the operations that it called. */
function connect() {
  const sent: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`)
    return fakeFleetFetch()(request)
  }
  const queries = createQueries(createFleetClient({ baseUrl, token: () => 'x', fetch }))
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return { ...queries, sent, cache }
}

describe('queries', () => {
  it('return the data of the client', async () => {
    const { query, cache } = connect()
    expect(await cache.fetchQuery(query('listDevices'))).toEqual(devices)
    expect(await cache.fetchQuery(query('getDevice', { id: '7' }))).toEqual(devices[6])
    expect(await cache.fetchQuery(query('listSessions'))).toEqual(sessions)
  })

  it('use the same key for an id as a number and as a text', () => {
    const { query } = connect()
    expect(query('getDevice', { id: 7 }).queryKey).toEqual(query('getDevice', { id: '7' }).queryKey)
    expect(query('listDevices').queryKey).toEqual(query('listDevices', { archived: undefined }).queryKey)
  })

  it('use a separate key for each filter', () => {
    const { trips } = connect()
    expect(trips.newest({ deviceId: 1 }, 9).queryKey).not.toEqual(trips.newest({ deviceId: 2 }, 9).queryKey)
  })

  it('load a list in pages', async () => {
    const { pages, cache, sent } = connect()
    const { pages: loaded } = await cache.fetchInfiniteQuery(pages('listDeviceHistory', { id: 7 }))
    expect(loaded[0]?.length).toBeGreaterThan(0)
    expect(sent).toEqual(['GET /audit/device/7'])
  })
})

describe('mutations', () => {
  it('send the known input and the variables, and return the response', async () => {
    const { mutation, sent } = connect()
    const body = { name: 'Pelacak 13', imei: '861230049841852' }
    expect(await mutation('createDevice').mutationFn({ body })).toMatchObject({ data: { id: 13 } })
    await mutation('updateDevice', { id: 7 }).mutationFn({ body })
    await mutation('deleteDevice', { id: 7 }).mutationFn()
    expect(sent).toEqual(['POST /device/create', 'PUT /device/7', 'DELETE /device/7'])
  })
})

describe('refreshAfter', () => {
  /** Shows queries, as a page does, and returns the requests that a write causes. */
  async function requestsAfter(
    write: Write,
    ...shown: ('listDevices' | 'listDrivers' | 'listUnknownDevices' | 'getMe')[]
  ) {
    const { query, cache, sent } = connect()
    const detail = query('getDevice', { id: 7 })
    const stops = [
      new QueryObserver(cache, detail).subscribe(() => {}),
      ...shown.map((operation) => new QueryObserver(cache, query(operation)).subscribe(() => {})),
    ]
    await expect.poll(() => cache.isFetching()).toBe(0)
    sent.length = 0
    await refreshAfter(cache, { write })
    for (const stop of stops) stop()
    return sent.toSorted()
  }

  it('loads the shown queries of the same tag and of the tags in x-changes', async () => {
    const shown = ['listDevices', 'listDrivers', 'getMe'] as const
    expect(await requestsAfter({ operation: 'createDevice', input: {} }, ...shown)).toEqual([
      'GET /device',
      'GET /device/7',
    ])
  })

  it('loads nothing after a write with empty x-changes', async () => {
    const unchanged = Object.entries(operations).find(
      ([, { tag, ...facts }]) => tag === 'me' && 'changes' in facts && facts.changes.length === 0,
    )
    const operation = unchanged?.[0] as OperationId // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: a key of `operations`
    expect(await requestsAfter({ operation, input: {} }, 'getMe')).toEqual([])
  })

  it('does not request a deleted record again', async () => {
    expect(await requestsAfter({ operation: 'deleteDevice', input: { id: '7' } }, 'listDevices')).toEqual([
      'GET /device',
    ])
    expect(await requestsAfter({ operation: 'deleteDevice', input: { id: 8 } }, 'listDevices')).toEqual([
      'GET /device',
      'GET /device/7',
    ])
  })

  it('removes the record of a deletion from the cache if no page shows it', async () => {
    const { query, cache } = connect()
    await cache.fetchQuery(query('getDevice', { id: 7 }))
    await cache.fetchQuery(query('getDeviceContact', { id: 7 }))
    await cache.fetchQuery(query('getDevice', { id: 8 }))
    await refreshAfter(cache, { write: { operation: 'deleteDevice', input: { id: 7 } } })
    expect(
      cache
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['getDevice', { id: '8' }]])
  })

  it('the end of the sessions of a user does not delete the user', async () => {
    const { query, cache } = connect()
    await cache.fetchQuery(query('getUser', { id: 2 }))
    await refreshAfter(cache, { write: { operation: 'endUserSessions', input: { id: 2 } } })
    expect(cache.getQueryState(query('getUser', { id: 2 }).queryKey)).toMatchObject({ isInvalidated: true })
  })

  it('a rejected registration is deleted', async () => {
    const { query, cache } = connect()
    await cache.fetchQuery(query('getUser', { id: 2 }))
    await refreshAfter(cache, { write: { operation: 'rejectUser', input: { id: 2 } } })
    expect(cache.getQueryCache().getAll()).toEqual([])
  })
})
