import { array, assert, integer, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FleetNotification } from '../../models.ts'
import { INBOX_LIMIT } from '../../inboxItems.ts'
import { mergeChanges } from './createInbox.ts'
import { newsAmong } from './useInboxNews.ts'

type Items = ReturnType<typeof mergeChanges>['items']
const merged = (items: Items, answer: Parameters<typeof mergeChanges>[1]) => mergeChanges(items, answer).items

const notification = (id: number, more: Partial<FleetNotification> = {}): FleetNotification => ({
  id,
  kind: 'speeding',
  title: `Pesan ${id}`,
  body: '',
  at: new Date(Date.UTC(2026, 10, 21) + id * 60_000).toISOString(),
  read: false,
  to: null,
  important: false,
  simulated: false,
  count: 1,
  ...more,
})

const changes = (data: FleetNotification[], removed: number[] = []) => ({ data, removed, cursor: 'x' })
const after = (...answers: { data: FleetNotification[]; removed: number[]; cursor: string }[]) =>
  answers.reduce<Items>(merged, [])
const ids = (items: Items) => items.map(({ id }) => id)

describe('mergeChanges', () => {
  it('sorts a late item by its time', () => {
    expect(ids(after(changes([notification(1), notification(3)]), changes([notification(2)])))).toEqual([
      '3',
      '2',
      '1',
    ])
  })

  it('returns equal items when nothing changed', () => {
    const items = after(changes([notification(1), notification(2)]))
    expect(merged(items, changes([]))).toEqual(items)
    expect(merged(items, changes([notification(1)], [99]))).toEqual(items)
  })

  it('keeps a repeated item once, in its last state', () => {
    const items = after(
      changes([notification(1), notification(2)]),
      changes([notification(2, { read: true }), notification(1)]),
    )
    expect(items).toMatchObject([
      { id: '2', read: true },
      { id: '1', read: false },
    ])
  })

  it('removes deleted items, and ignores unknown deleted ids', () => {
    expect(ids(after(changes([notification(1), notification(2)]), changes([], [2, 99])))).toEqual(['1'])
  })

  it('updates a digest whose count has grown and that is unread again', () => {
    const items = after(
      changes([notification(1, { count: 4, read: true })]),
      changes([notification(1, { count: 23, title: '23 perjalanan selesai' })]),
    )
    expect(items).toMatchObject([{ count: 23, read: false, title: '23 perjalanan selesai' }])
  })

  it('drops links to other sites, and items without a time', () => {
    const items = after(changes([notification(1, { to: '//lain.test' }), notification(2, { at: 'kemarin' })]))
    expect(items).toMatchObject([{ id: '1' }])
    expect(items[0]).not.toHaveProperty('to')
  })

  it('keeps the newest five hundred items', () => {
    const many = Array.from({ length: INBOX_LIMIT + 20 }, (_, at) => notification(at + 1))
    const items = after(changes(many))
    expect([items.length, items[0]?.id, items.at(-1)?.id]).toEqual([INBOX_LIMIT, '520', '21'])
  })

  it('returns the same items if the changes come in one response, or one by one and repeated', () => {
    const anyNotification = record({ id: integer({ min: 1, max: 30 }), count: integer({ min: 1, max: 9 }) })
    assert(
      property(
        array(anyNotification, { maxLength: 40 }),
        shuffledSubarray([...Array(30).keys()]),
        (list, removed) => {
          const all = list.map(({ id, count }) => notification(id, { count }))
          const whole = after(changes(all), changes([], removed))
          const inParts = after(...all.map((one) => changes([one])), changes(all), changes([], removed))
          expect(inParts).toEqual(whole)
        },
      ),
    )
  })
})

describe('newsAmong', () => {
  const before = after(changes([notification(1), notification(2, { count: 4, read: true })]))
  const news = (...data: FleetNotification[]) => ids(newsAmong(merged(before, changes(data)), before))

  it('returns new items, newest first', () => {
    expect(news(notification(5), notification(7))).toEqual(['7', '5'])
  })

  it('returns a digest whose count has grown', () => {
    expect(news(notification(2, { count: 5 }))).toEqual(['2'])
    expect(news(notification(2, { count: 4 }))).toEqual([])
  })

  it('ignores items that are read or were in the list before', () => {
    expect(news(notification(1, { read: true }), notification(9, { read: true }))).toEqual([])
    expect(news(notification(1))).toEqual([])
  })

  it('ignores an old item that enters the list because another item was deleted', () => {
    const full = after(changes(Array.from({ length: INBOX_LIMIT }, (_, at) => notification(at + 100))))
    expect(newsAmong([...full.slice(1), ...before], full)).toEqual([])
  })
})
