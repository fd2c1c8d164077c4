import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ListView, initialListView, listViewParams, parseListView } from './ListView.ts'

const text = fc.string({ unit: 'grapheme' })
const key = fc.string({ unit: 'grapheme', minLength: 1 })
const views: fc.Arbitrary<ListView> = fc.record({
  search: text,
  sort: fc.option(fc.record({ key, direction: fc.constantFrom('asc' as const, 'desc' as const) })),
  page: fc.integer({ min: 1, max: 9_999_999 }),
  filter: fc.uniqueArray(key),
})

function throughAddressBar(params: URLSearchParams) {
  return new URL(`http://sikud.test/device?${params}`).searchParams
}

describe('listViewParams', () => {
  test('writes URL parameters that parse back to the same list view', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(parseListView(throughAddressBar(listViewParams(view)))).toEqual(view)
      }),
    )
  })

  test('keeps URL parameters that do not belong to the list view', () => {
    fc.assert(
      fc.property(views, text, (view, value) => {
        const current = new URLSearchParams([
          ['tab', value],
          ['tab', 'second'],
          ['page', '7'],
        ])
        const params = listViewParams(view, current)
        expect(params.getAll('tab')).toEqual([value, 'second'])
        expect(parseListView(params)).toEqual(view)
        expect(current.get('page')).toBe('7')
      }),
    )
  })

  test('writes no URL parameters for the default list view', () => {
    expect(listViewParams(initialListView).toString()).toBe('')
  })

  test('writes URL parameters that a person can read', () => {
    const view: ListView = {
      search: 'b 91',
      sort: { key: 'imei', direction: 'desc' },
      page: 2,
      filter: ['no_driver'],
    }
    expect(listViewParams(view).toString()).toBe('search=b+91&sort=imei.desc&page=2&filter=no_driver')
  })
})

describe('parseListView', () => {
  test.each([
    'page=0',
    'page=-1',
    'page=2.5',
    'page=abc',
    'page=',
    'page=99999999',
    'sort=imei',
    'sort=.asc',
    'sort=',
    'filter=',
  ])('ignores the malformed URL parameter %s', (query) => {
    expect(parseListView(new URLSearchParams(query))).toEqual(initialListView)
  })

  test('returns a filter only once if the URL repeats it', () => {
    expect(parseListView(new URLSearchParams('filter=a&filter=b&filter=a')).filter).toEqual(['a', 'b'])
  })
})
