import { describe, expect, test } from 'vitest'
import { chosenItems } from './inboxLists.ts'

const at = '2026-11-20T01:00:00Z'
const items = [
  { id: 'a', title: 'a', at, read: false, kind: 'speeding', important: true },
  { id: 'b', title: 'b', at, read: true, kind: 'speeding', important: true },
  { id: 'c', title: 'c', at, read: false, kind: 'silent' },
  { id: 'd', title: 'd', at, read: true },
]
const ids = (...[filter, kind]: [Parameters<typeof chosenItems>[1], string | null]) =>
  chosenItems(items, filter, kind).map(({ id }) => id)

describe('chosenItems', () => {
  test('returns all notifications, only the unread or only the important ones, as the filter says', () => {
    expect(chosenItems(items, 'all', null)).toBe(items)
    expect(ids('unread', null)).toEqual(['a', 'c'])
    expect(ids('important', null)).toEqual(['a', 'b'])
  })

  test('returns items of the chosen kind', () => {
    expect(ids('all', 'speeding')).toEqual(['a', 'b'])
    expect(ids('unread', 'speeding')).toEqual(['a'])
    expect(ids('important', 'silent')).toEqual([])
  })
})
