import type { InboxItem } from '@sikud/ui/notification'
import { describe, expect, it } from 'vitest'
import { adding, inboxLimit, reading, readingAll, removing } from './inboxItems.ts'

const item = (id: string, at: string, read = false): InboxItem => ({ id, title: `Pesan ${id}`, at, read })
const items = [item('c', '2026-11-20T03:00:00Z'), item('a', '2026-11-20T01:00:00Z', true)]
const ids = (list: readonly InboxItem[]) => list.map(({ id }) => id)

describe('adding', () => {
  it('puts the newest first, wherever a late one arrives', () => {
    expect(ids(adding(item('b', '2026-11-20T02:00:00Z'))(items))).toEqual(['c', 'b', 'a'])
    expect(ids(adding(item('d', '2026-11-20T11:00:00+07:00'))(items))).toEqual(['d', 'c', 'a'])
  })

  it('takes the same one once, and leaves it read', () => {
    expect(adding(item('a', '2026-11-20T09:00:00Z'))(items)).toBe(items)
  })

  it('lets the oldest go when there are too many', () => {
    const full = Array.from({ length: inboxLimit }, (_, at) =>
      item(String(at), new Date(Date.UTC(2026, 10, 20) - at * 1000).toISOString()),
    )
    const after = adding(item('new', '2026-11-21T00:00:00Z'))(full)
    expect(after).toHaveLength(inboxLimit)
    expect([after[0]?.id, after.at(-1)?.id]).toEqual(['new', String(inboxLimit - 2)])
  })
})

describe('reading', () => {
  it('marks the one and leaves the others', () => {
    expect(reading('c')(items).map(({ read }) => read)).toEqual([true, true])
    expect(items[0]?.read).toBe(false)
  })

  it('changes nothing when it was read before or is unknown', () => {
    expect(reading('a')(items)).toBe(items)
    expect(reading('z')(items)).toBe(items)
  })

  it('marks many at once, and only those that are named', () => {
    const more = [item('d', '2026-11-20T04:00:00Z'), ...items]
    const read = readingAll(['c', 'a', 'z'])(more)
    expect(read.map((one) => one.read)).toEqual([false, true, true])
    expect(readingAll(['c', 'a'])(read)).toBe(read)
  })
})

describe('removing', () => {
  it('takes out the one', () => {
    expect(ids(removing('c')(items))).toEqual(['a'])
  })

  it('changes nothing when it is gone already', () => {
    expect(removing('z')(items)).toBe(items)
  })
})
