import { describe, expect, it } from 'vitest'
import type { InboxItem } from './models.ts'
import { applyEdit, INBOX_LIMIT, readItem } from './inboxItems.ts'

const item = (id: string, at: string, read = false): InboxItem => ({ id, title: `Pesan ${id}`, at, read })
const items = [item('c', '2026-11-20T03:00:00Z'), item('a', '2026-11-20T01:00:00Z', true)]
const adding = (one: InboxItem) => (list: readonly InboxItem[]) => applyEdit(list, { type: 'add', item: one })
const reading =
  (...named: string[]) =>
  (list: readonly InboxItem[]) =>
    applyEdit(list, { type: 'read', ids: named })
const removing = (id: string) => (list: readonly InboxItem[]) => applyEdit(list, { type: 'remove', id })
const ids = (list: readonly InboxItem[]) => list.map(({ id }) => id)

describe('applyEdit, add', () => {
  it('sorts a late item by its time', () => {
    expect(ids(adding(item('b', '2026-11-20T02:00:00Z'))(items))).toEqual(['c', 'b', 'a'])
    expect(ids(adding(item('d', '2026-11-20T11:00:00+07:00'))(items))).toEqual(['d', 'c', 'a'])
  })

  it('ignores an item with a known id', () => {
    expect(adding(item('a', '2026-11-20T09:00:00Z'))(items)).toBe(items)
  })

  it('drops the oldest item when the inbox exceeds its limit', () => {
    const full = Array.from({ length: INBOX_LIMIT }, (_, at) =>
      item(String(at), new Date(Date.UTC(2026, 10, 20) - at * 1000).toISOString()),
    )
    const after = adding(item('new', '2026-11-21T00:00:00Z'))(full)
    expect(after).toHaveLength(INBOX_LIMIT)
    expect([after[0]?.id, after.at(-1)?.id]).toEqual(['new', String(INBOX_LIMIT - 2)])
  })
})

describe('applyEdit, read', () => {
  it('marks one item as read', () => {
    expect(reading('c')(items).map(({ read }) => read)).toEqual([true, true])
    expect(items[0]?.read).toBe(false)
  })

  it('changes nothing for a read or unknown item', () => {
    expect(reading('a')(items)).toBe(items)
    expect(reading('z')(items)).toBe(items)
  })

  it('marks only the named items as read', () => {
    const more = [item('d', '2026-11-20T04:00:00Z'), ...items]
    const read = reading('c', 'a', 'z')(more)
    expect(read.map((one) => one.read)).toEqual([false, true, true])
    expect(reading('c', 'a')(read)).toBe(read)
  })
})

describe('applyEdit, remove', () => {
  it('removes one item', () => {
    expect(ids(removing('c')(items))).toEqual(['a'])
  })

  it('changes nothing if the item does not exist', () => {
    expect(removing('z')(items)).toBe(items)
  })
})

const stored = {
  id: 'p-1',
  title: 'Truk gudang melaju 104 km/jam',
  body: 'B 9123 KXA di Jalan Gatot Subroto',
  at: '2026-11-20T03:00:00Z',
  read: false,
  to: '/device/detail/4',
  kind: 'speeding',
}

describe('readItem', () => {
  it('keeps only the known fields of a stored item', () => {
    expect(readItem({ ...stored, token: 'rahasia' })).toEqual(stored)
  })

  it('keeps `important` and `simulated` if they are true, and `count` if it is above 1; else omits them', () => {
    const digest = { ...stored, important: true, simulated: true, count: 23 }
    expect(readItem(digest)).toEqual(digest)
    expect(readItem({ ...stored, important: false, simulated: 'ya', count: 1 })).toEqual(stored)
  })

  it.each([
    null,
    'teks',
    [],
    {},
    { ...stored, id: '' },
    { ...stored, title: 7 },
    { ...stored, at: 'kemarin' },
  ])('refuses %j', (raw) => {
    expect(readItem(raw)).toBeNull()
  })

  it.each(['https://lain.test', '//lain.test', 'javascript:alert(1)', '/\\lain.test', 'device', 7])(
    'drops a link that leaves the dashboard: %s',
    (to) => {
      expect(readItem({ ...stored, to })).not.toHaveProperty('to')
    },
  )

  it('keeps markup as plain text', () => {
    const title = '<img src=x onerror=alert(1)>'
    expect(readItem({ ...stored, title })?.title).toBe(title)
  })

  it('cuts very long texts', () => {
    const { title, body } = readItem({ ...stored, title: 'x'.repeat(9000), body: 'y'.repeat(9000) }) ?? {}
    expect([title?.length, body?.length]).toEqual([200, 2000])
  })
})
