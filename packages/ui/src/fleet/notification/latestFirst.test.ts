import { describe, expect, test } from 'vitest'
import { latestFirst } from './inboxLists.ts'

const item = (id: string, important = false, read = false) => ({
  id,
  title: id,
  at: '2026-11-20T01:00:00Z',
  read,
  important,
})
const ids = (items: ReturnType<typeof latestFirst>) => items.map(({ id }) => id)

describe('latestFirst', () => {
  test('puts unread important notifications before all other notifications', () => {
    const items = [item('a'), item('b'), item('c', true), item('d', true, true), item('e', true)]
    expect(ids(latestFirst(items, 4))).toEqual(['c', 'e', 'a', 'b'])
  })

  test('keeps an unread important notification before hundreds of newer notifications', () => {
    const flood = Array.from({ length: 499 }, (_, at) => item(`x-${at}`))
    expect(ids(latestFirst([...flood, item('penting', true)], 6))[0]).toBe('penting')
  })

  test('returns at most the requested number of notifications', () => {
    const urgent = Array.from({ length: 9 }, (_, at) => item(`p-${at}`, true))
    expect(ids(latestFirst([item('a'), ...urgent], 6))).toEqual(['p-0', 'p-1', 'p-2', 'p-3', 'p-4', 'p-5'])
  })
})
