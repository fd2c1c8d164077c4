import type { FleetNotification } from '@sikud/api'
import { array, assert, integer, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inboxLimit } from './inboxItems.ts'
import { merged, newsAmong, withEdits } from './serverItems.ts'

const told = (id: number, more: Partial<FleetNotification> = {}): FleetNotification => ({
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
  answers.reduce<ReturnType<typeof merged>>(merged, [])
const ids = (items: ReturnType<typeof merged>) => items.map(({ id }) => id)

describe('merged', () => {
  it('puts the newest first, wherever a late one arrives', () => {
    expect(ids(after(changes([told(1), told(3)]), changes([told(2)])))).toEqual(['3', '2', '1'])
  })

  it('is the very same list when nothing changed', () => {
    const items = after(changes([told(1), told(2)]))
    expect(merged(items, changes([]))).toBe(items)
    expect(merged(items, changes([told(1)], [99]))).toBe(items)
  })

  it('holds what is repeated once, as it was told last', () => {
    const items = after(changes([told(1), told(2)]), changes([told(2, { read: true }), told(1)]))
    expect(items).toMatchObject([
      { id: '2', read: true },
      { id: '1', read: false },
    ])
  })

  it('takes out what is there no more, known or not', () => {
    expect(ids(after(changes([told(1), told(2)]), changes([], [2, 99])))).toEqual(['1'])
  })

  it('lets a digest grow, and be unread again', () => {
    const items = after(
      changes([told(1, { count: 4, read: true })]),
      changes([told(1, { count: 23, title: '23 perjalanan selesai' })]),
    )
    expect(items).toMatchObject([{ count: 23, read: false, title: '23 perjalanan selesai' }])
  })

  it('trusts no address that leads out, and passes over what has no time', () => {
    const items = after(changes([told(1, { to: '//lain.test' }), told(2, { at: 'kemarin' })]))
    expect(items).toMatchObject([{ id: '1' }])
    expect(items[0]).not.toHaveProperty('to')
  })

  it('keeps the newest five hundred', () => {
    const many = Array.from({ length: inboxLimit + 20 }, (_, at) => told(at + 1))
    const items = after(changes(many))
    expect([items.length, items[0]?.id, items.at(-1)?.id]).toEqual([inboxLimit, '520', '21'])
  })

  it('comes to the same, however the answers are cut and repeated', () => {
    const anyTold = record({ id: integer({ min: 1, max: 30 }), count: integer({ min: 1, max: 9 }) })
    assert(
      property(
        array(anyTold, { maxLength: 40 }),
        shuffledSubarray([...Array(30).keys()]),
        (list, removed) => {
          const all = list.map(({ id, count }) => told(id, { count }))
          const whole = after(changes(all), changes([], removed))
          const inParts = after(...all.map((one) => changes([one])), changes(all), changes([], removed))
          expect(inParts).toEqual(whole)
        },
      ),
    )
  })
})

describe('withEdits', () => {
  const items = after(changes([told(1), told(2, { count: 4 }), told(3)]))

  it('shows what was marked and removed here', () => {
    const shown = withEdits(items, [
      { id: '3', count: 1, what: 'read' },
      { id: '1', count: 1, what: 'removed' },
    ])
    expect(shown).toMatchObject([
      { id: '3', read: true },
      { id: '2', read: false },
    ])
    expect(items[0]?.read).toBe(false)
  })

  it('leaves a digest unread that has grown since', () => {
    const edits = [{ id: '2', count: 4, what: 'read' as const }]
    expect(withEdits(items, edits)[1]?.read).toBe(true)
    const grown = merged(items, changes([told(2, { count: 5 })]))
    expect(withEdits(grown, edits)[1]?.read).toBe(false)
  })

  it('is the very same list without any', () => {
    expect(withEdits(items, [])).toBe(items)
  })
})

describe('newsAmong', () => {
  const before = after(changes([told(1), told(2, { count: 4, read: true })]))
  const news = (...data: FleetNotification[]) => ids(newsAmong(merged(before, changes(data)), before))

  it('is what was not there before, newest first', () => {
    expect(news(told(5), told(7))).toEqual(['7', '5'])
  })

  it('is a digest that has grown', () => {
    expect(news(told(2, { count: 5 }))).toEqual(['2'])
    expect(news(told(2, { count: 4 }))).toEqual([])
  })

  it('is nothing that was read elsewhere, came again, or is read already', () => {
    expect(news(told(1, { read: true }), told(9, { read: true }))).toEqual([])
    expect(news(told(1))).toEqual([])
  })

  it('is nothing old that moves up into a full list', () => {
    const full = after(changes(Array.from({ length: inboxLimit }, (_, at) => told(at + 100))))
    expect(newsAmong([...full.slice(1), ...before], full)).toEqual([])
  })
})
