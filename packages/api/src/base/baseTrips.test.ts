import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, lostNetwork } from '../fixtures/index.ts'
import { fakeBaseServer } from '../testing/baseServer.ts'
import { failureOf } from '../testing/testClient.ts'

const points = [{ lat: -6.2, lng: 106.8, speed: 12, status: 'Jalan' }]
const trip = (start: string | null, end: string | null, more: object = {}) => ({
  start: { time: start },
  end: { time: end },
  distance: 4,
  speed: 30,
  points,
  ...more,
})
const monday = trip('2026-11-16T07:00:00+07:00', '2026-11-16T08:00:00+07:00', {
  vehicle: { number: 'B 1 AA' },
})
const overnight = trip('2026-11-17T23:00:00+07:00', '2026-11-18T01:00:00+07:00', {
  vehicle: { id: 'k-2', number: 'B 2 BB' },
})
const running = trip('2026-11-18 06:30:00', null)
const unclear = trip('kemarin', 'tadi')
const untimed = trip(null, null)
const all = [monday, overnight, untimed, unclear, running, monday]
const ids = (trips: { id?: unknown }[]) => trips.map(({ id }) => id)
const newest = [
  '2026-11-18-06-30-00',
  '2026-11-17T23-00-00-07-00',
  '2026-11-16T07-00-00-07-00',
  '2026-11-16T07-00-00-07-00-2',
  'tanpa-waktu',
  'kemarin',
]

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-18T02:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('the trips of a base server', () => {
  it('are one list, newest first; each has an id that stays the same', async () => {
    const { client, strange } = fakeBaseServer({ listSessions: answer({ data: all }) })
    const first = await client.request('listSessions')
    expect(ids(first)).toEqual(newest)
    expect(first[0]?.points).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(ids(await client.request('listSessions'))).toEqual(newest)
    expect(strange).toEqual([])
  })

  it('come in pages without points', async () => {
    const { client } = fakeBaseServer({ listSessions: answer({ data: [...all, { start: 7 }, 'x'] }) })
    const first = await client.request('listSessions', { limit: 4 })
    expect(ids(first)).toEqual(newest.slice(0, 4))
    expect(first.every((one) => one.points.length === 0)).toBe(true)
    expect(first.unreadable).toBe(2)
    const second = await client.request('listSessions', { limit: 4, cursor: first.next })
    expect(ids(second)).toEqual(newest.slice(4, 7))
    expect(second.next).toBeUndefined()
    expect(second.unreadable).toBeUndefined()
  })

  it('are filtered by period; a trip without a valid start is older than all others', async () => {
    const { client } = fakeBaseServer({ listSessions: answer({ data: all }) })
    const list = async (from?: string, to?: string) =>
      ids(await client.request('listSessions', { limit: 9, from, to }))
    expect(await list('2026-11-18T00:00:00+07:00')).toEqual(newest.slice(0, 2))
    expect(await list(undefined, '2026-11-17T00:00:00+07:00')).toEqual(newest.slice(2))
    expect(await list('2026-11-18T12:00:00+07:00')).toEqual(newest.slice(0, 1))
  })

  it('count in the figures of the day on which they start', async () => {
    const { client } = fakeBaseServer({ listSessions: answer({ data: all }) })
    const day = (from: number) =>
      client.request('listSessions', {
        summary: '1',
        from: `2026-11-${from}T00:00:00+07:00`,
        to: `2026-11-${from + 1}T00:00:00+07:00`,
      })
    expect(ids(await day(17))).toEqual([newest[1]])
    expect(ids(await day(18))).toEqual([newest[0]])
  })

  it('are filtered by vehicle, by its id or its plate, and by whether they have a time', async () => {
    const { client } = fakeBaseServer({ listSessions: answer({ data: all }) })
    const list = async (filter: object) => ids(await client.request('listSessions', { limit: 9, ...filter }))
    expect(await list({ vehicle_id: 'k-2' })).toEqual([newest[1]])
    expect(await list({ vehicle_id: 'B 1 AA' })).toEqual(newest.slice(2, 4))
    expect(await list({ driver_id: 7 })).toEqual([])
    expect(await list({ untimed: '1' })).toEqual(['tanpa-waktu'])
    expect(await list({ untimed: '0' })).toEqual(newest.filter((id) => id !== 'tanpa-waktu'))
  })

  it('are filtered by a time, and sorted by distance or duration', async () => {
    const long = { ...monday, start: { time: '2026-11-15T01:00:00+07:00' }, distance: 90 }
    const { client } = fakeBaseServer({ listSessions: answer({ data: [...all, long] }) })
    const list = async (filter: object) => ids(await client.request('listSessions', { limit: 9, ...filter }))
    expect(await list({ at: '2026-11-18T00:30:00+07:00' })).toEqual([newest[1]])
    expect(await list({ at: '2026-11-18T14:00:00+07:00' })).toEqual([newest[0]])
    expect((await list({ sort: 'distance' }))[0]).toBe('2026-11-15T01-00-00-07-00')
    expect((await list({ sort: 'duration' })).slice(0, 2)).toEqual(['2026-11-15T01-00-00-07-00', newest[1]])
  })

  it('are found by id, and by the start that stands in older links', async () => {
    const { client } = fakeBaseServer({ listSessions: answer({ data: all }) })
    const found = await client.request('getSession', { id: 'kemarin' })
    expect(found.points).toHaveLength(1)
    expect((await client.request('getSession', { id: '2026-11-18 06:30:00' })).id).toBe(newest[0])
    expect(await failureOf(client.request('getSession', { id: 'lusa' }))).toMatchObject({ status: 404 })
  })

  it('have neighbours', async () => {
    const { client } = fakeBaseServer({ listSessions: answer({ data: all }) })
    const neighbour = async (id: string, direction: 'previous' | 'next', filter: object = {}) =>
      (await client.request('getNeighbourSession', { id, direction, ...filter }))?.id
    expect(await neighbour(String(newest[1]), 'previous')).toBe(newest[2])
    expect(await neighbour(String(newest[1]), 'next')).toBe(newest[0])
    expect(await neighbour(String(newest[0]), 'next')).toBeUndefined()
    expect(await neighbour(String(newest[0]), 'previous', { vehicle_id: 'B 1 AA' })).toBe(newest[2])
  })

  it('are requested once for the questions of one page, and again for a later list or another session', async () => {
    const { client, sent, session } = fakeBaseServer({ listSessions: answer({ data: all }) })
    await Promise.all([
      client.request('listSessions', { limit: 200 }),
      client.request('listSessions', { limit: 1, untimed: '1' }),
    ])
    await client.request('getSession', { id: 'kemarin' })
    expect(sent).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    await client.request('getSession', { id: 'kemarin' })
    expect(sent).toHaveLength(1)
    await client.request('listSessions', { limit: 200 })
    expect(sent).toHaveLength(2)
    session.token = 'token-2'
    await client.request('getSession', { id: 'kemarin' })
    expect(sent).toHaveLength(3)
  })

  it('that began after the last list are found', async () => {
    let data = all.slice(1)
    const { client } = fakeBaseServer({ listSessions: () => Response.json({ data }) })
    await client.request('listSessions', { limit: 200 })
    vi.advanceTimersByTime(60_000)
    data = [trip('2026-11-18 08:00:00', null), ...data]
    expect((await client.request('getSession', { id: '2026-11-18-08-00-00' })).id).toBeDefined()
  })

  it('continue at the same time if the last trip of a page is deleted', async () => {
    let data = all
    const { client } = fakeBaseServer({ listSessions: () => Response.json({ data }) })
    const first = await client.request('listSessions', { limit: 2 })
    data = data.filter((one) => one !== overnight)
    vi.advanceTimersByTime(60_000)
    const second = await client.request('listSessions', { limit: 9, cursor: first.next })
    expect(ids(second)).toEqual(newest.slice(2))
  })

  it('are requested again after a failure', async () => {
    const { client, sent } = fakeBaseServer({ listSessions: lostNetwork() })
    await failureOf(client.request('listSessions', { limit: 200 }))
    await failureOf(client.request('getSession', { id: 'kemarin' }))
    expect(sent).toHaveLength(2)
  })
})
