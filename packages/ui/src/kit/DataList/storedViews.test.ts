import { describe, expect, test } from 'vitest'
import { initialListView } from './ListView.ts'
import { parseStoredViews, showsSame, storedText, type SavedView } from './storedViews.ts'

const parked: SavedView = {
  id: 'a',
  name: 'Parkir',
  view: { search: 'B 12', sort: { key: 'number', direction: 'desc' }, page: 1, filter: ['parked', 'old'] },
  columns: ['number', 'brand'],
}

describe('stored views', () => {
  test('are read as they were stored, without the page', () => {
    const text = storedText({ views: [{ ...parked, view: { ...parked.view, page: 3 } }], first: 'a' })
    expect(parseStoredViews(text)).toEqual({ views: [parked], first: 'a' })
  })

  test('leave out rows that are not views, and a first view that is gone', () => {
    const rows = [null, 7, { id: 'b' }, { id: 'c', name: 'x', view: '', columns: [1] }]
    expect(parseStoredViews(JSON.stringify({ views: rows, first: 'b' }))).toEqual({ views: [] })
    expect(parseStoredViews('[]')).toBeUndefined()
    expect(parseStoredViews('7')).toBeUndefined()
  })

  test('are the same in any order of the filters and on any page, but not with other columns', () => {
    const turned = { ...parked.view, filter: ['old', 'parked'], page: 2 }
    expect(showsSame(parked, { ...parked, view: turned })).toBe(true)
    expect(showsSame(parked, { ...parked, columns: ['brand', 'number'] })).toBe(false)
    expect(showsSame(parked, { ...parked, view: initialListView })).toBe(false)
  })
})
