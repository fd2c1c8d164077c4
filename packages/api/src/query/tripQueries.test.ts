import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { sessions, sudirmanSession } from '../fixtures/index.ts'
import { createQueries } from './createQueries.ts'
import { failureOf, json, testClient } from '../testing/testClient.ts'

const page = (ids: number[], next?: string) =>
  json({ data: ids.map((id) => ({ ...sudirmanSession, id, points: undefined })), next })
const queryOf = (request: Request | undefined) =>
  Object.fromEntries(new URL(request?.url ?? 'x:').searchParams)

describe('X09 a client that loads trips in pages', () => {
  it('sends the filter and returns the trips with the cursor of the next page', async () => {
    const { client, sent } = testClient(() => page([9, 8], 'abc'))
    const filter = {
      device_id: 7,
      vehicle_id: '8',
      driver_id: 9,
      untimed: '1' as const,
      from: '2026-11-20T00:00:00Z',
    }
    const result = await client.request('listSessions', { ...filter, limit: 2, cursor: 'xyz' })
    expect([...result]).toMatchObject([{ id: 9, points: [] }, { id: 8 }])
    expect(result.next).toBe('abc')
    expect(queryOf(sent[0])).toEqual({
      device_id: '7',
      vehicle_id: '8',
      driver_id: '9',
      untimed: '1',
      from: '2026-11-20T00:00:00Z',
      limit: '2',
      cursor: 'xyz',
    })
  })

  it.each([undefined, null, 7, ''])('treats the next cursor %j as the last page', async (next) => {
    const { client } = testClient(() => json({ data: sessions, next }))
    expect(await client.request('listSessions', { limit: 9 })).not.toHaveProperty('next')
  })

  it('returns null if a trip has no previous or next trip, and rejects an invalid trip', async () => {
    const responses = [json({ data: null }), json({ data: { id: 5 } }), json({ data: sudirmanSession })]
    const { client, sent } = testClient(() => responses.shift() ?? json({}))
    expect(
      await client.request('getNeighbourSession', { id: 7, direction: 'previous', untimed: '0' }),
    ).toBeNull()
    expect(sent[0]?.url).toMatch(/\/gps\/session\/7\/neighbour\?/)
    expect(queryOf(sent[0])).toEqual({ direction: 'previous', untimed: '0' })
    expect(
      await failureOf(client.request('getNeighbourSession', { id: 7, direction: 'next' })),
    ).toMatchObject({
      code: 'invalid-body',
    })
    expect(await client.request('getNeighbourSession', { id: 7, direction: 'next' })).toMatchObject({
      id: 416,
    })
  })

  it('reads trips since a time first, then older trips', async () => {
    const responses = [page([9], 'a'), page([8]), page([7], 'b'), page([6])]
    const { client, sent } = testClient(() => responses.shift() ?? page([]))
    const query = createQueries(client).trips.pages({ deviceId: 7, untimed: false }, '2026-11-14T00:00:00Z')
    await new QueryClient().fetchInfiniteQuery({ ...query, pages: 9 })
    expect(sent.map(queryOf).map(({ from, to, cursor }) => ({ from, to, cursor }))).toEqual([
      { from: '2026-11-14T00:00:00Z' },
      { from: '2026-11-14T00:00:00Z', cursor: 'a' },
      { to: '2026-11-14T00:00:00Z' },
      { to: '2026-11-14T00:00:00Z', cursor: 'b' },
    ])
  })

  it('returns the nearest previous trip that has the minimum length', async () => {
    const trip = (id: number, distance: number) => json({ data: { ...sudirmanSession, id, distance } })
    const responses = [trip(9, 1), trip(8, 1), trip(7, 12)]
    const { client, sent } = testClient(() => responses.shift() ?? json({ data: null }))
    const query = createQueries(client).trips.neighbour(10, 'previous', {}, 10)
    expect(await new QueryClient().fetchQuery(query)).toMatchObject({ id: 7 })
    expect(sent.map(({ url }) => /session\/(\d+)/.exec(url)?.[1])).toEqual(['10', '9', '8'])
  })
})
