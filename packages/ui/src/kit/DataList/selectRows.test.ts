import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSearchIndex, matchRows, pageRows, searchTest, sortRows } from './selectRows.ts'

const rows = [
  { plate: 'B 1', driver: 'Sari' },
  { plate: 'B 2', driver: null },
  { plate: 'D 3', driver: null },
]
const index = rows.map(({ plate }) => plate.toLowerCase())
const filters = [
  {
    key: 'no_driver',
    label: 'Tanpa pengendara',
    test: (row: { driver: string | null }) => row.driver === null,
  },
]

describe('matchRows', () => {
  test('returns rows that match both the search and the filters', () => {
    expect(matchRows(rows, filters, { search: 'b', filter: ['no_driver'] }, () => index)).toEqual([rows[1]])
  })

  test('returns rows that pass at least one filter of each filter group', () => {
    const both = [
      { key: 'sari', label: 'Sari', group: 'driver', test: (row: (typeof rows)[0]) => row.driver === 'Sari' },
      { key: 'none', label: 'Tanpa', group: 'driver', test: (row: (typeof rows)[0]) => row.driver === null },
      { key: 'd', label: 'D', test: (row: (typeof rows)[0]) => row.plate.startsWith('D') },
    ]
    const shown = (filter: string[]) => matchRows(rows, both, { search: '', filter }, () => index)
    expect(shown(['sari', 'none'])).toEqual(rows)
    expect(shown(['sari', 'none', 'd'])).toEqual([rows[2]])
  })

  test('ignores an unknown filter', () => {
    expect(matchRows(rows, filters, { search: '', filter: ['colour'] }, () => index)).toBe(rows)
  })

  test('builds no search index if the search is empty', () => {
    let built = 0
    const build = () => {
      built += 1
      return index
    }
    expect(matchRows(rows, filters, { search: ' ', filter: ['no_driver'] }, build)).toHaveLength(2)
    expect(built).toBe(0)
  })
})

describe('pageRows', () => {
  const many = Array.from({ length: 128 }, (_, at) => at)

  test('returns at most 100 rows', () => {
    expect(pageRows(many, 1)).toMatchObject({ page: 1, pages: 2, from: 1, to: 100 })
    expect(pageRows(many, 2)).toMatchObject({ page: 2, from: 101, to: 128 })
    expect(pageRows(many, 2).rows).toHaveLength(28)
  })

  test('shows the last page if the requested page is beyond the end', () => {
    expect(pageRows(many, 9).page).toBe(2)
  })

  test('returns 0 for `from` and `to` if there are no rows', () => {
    expect(pageRows([], 3)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 })
  })
})

interface Vehicle {
  imei: string
  plate: string | null
  year: number
}

const vehicles: Vehicle[] = [
  { imei: '356938035643809', plate: 'B 9123 KXA', year: 2021 },
  { imei: '490154203237518', plate: null, year: 2019 },
]
const vehicleColumns = [
  { key: 'imei', label: 'IMEI', value: (row: Vehicle) => row.imei },
  { key: 'plate', label: 'Nopol', value: (row: Vehicle) => row.plate },
  { key: 'year', label: 'Tahun', value: (row: Vehicle) => row.year },
]

function found(search: string): string[] {
  const index = buildSearchIndex(vehicles, vehicleColumns)
  const matches = searchTest(search)
  return vehicles.filter((_, at) => matches?.(index[at] ?? '') ?? true).map(({ imei }) => imei)
}

describe('searchTest', () => {
  test.each(['b 9123', 'B9123KXA', 'kxa 2021', '9123-kxa', '3569', '  kxa  '])(
    'finds the vehicle by "%s"',
    (search) => {
      expect(found(search)).toEqual(['356938035643809'])
    },
  )

  test('finds only rows that contain each word of the search', () => {
    expect(found('kxa 2019')).toEqual([])
  })

  test('does not find an empty value by the word "null"', () => {
    expect(found('null')).toEqual([])
  })

  test('does not find a search text that spans two values of a row', () => {
    expect(found('809b')).toEqual([])
  })

  test('returns null for a blank search, which matches all rows', () => {
    expect(searchTest('   ')).toBeNull()
    expect(found('')).toHaveLength(2)
  })
})

type Value = string | number | null
const valueColumns = [{ key: 'value', label: 'Nilai', value: (row: { value: Value }) => row.value }]

function sorted(values: Value[], direction: 'asc' | 'desc' = 'asc'): Value[] {
  const rows = values.map((value) => ({ value }))
  return sortRows(rows, valueColumns, { key: 'value', direction }).map(({ value }) => value)
}

describe('sortRows', () => {
  test('sorts plates in numeric order', () => {
    expect(sorted(['B 9123 KXA', 'AB 4421 QZ', 'B 12 X', 'b 9 C'])).toEqual([
      'AB 4421 QZ',
      'b 9 C',
      'B 12 X',
      'B 9123 KXA',
    ])
  })

  test('sorts missing values last in both directions', () => {
    expect(sorted([null, 2, Number.NaN, 1])).toEqual([1, 2, null, Number.NaN])
    expect(sorted(['', 'a', null, 'b'], 'desc')).toEqual(['b', 'a', '', null])
  })

  test('sorts texts without regard to case and accents', () => {
    expect(sorted(['Zé', 'éka', 'ana', 'Dewi'])).toEqual(['ana', 'Dewi', 'éka', 'Zé'])
  })

  test('sorting is stable and does not mutate the rows', () => {
    const rows = Object.freeze([1, 2, 3, 4].map((id) => ({ id, value: id % 2 })))
    const withIds = [{ key: 'value', label: 'Nilai', value: (row: { value: number }) => row.value }]
    expect(sortRows(rows, withIds, { key: 'value', direction: 'asc' }).map(({ id }) => id)).toEqual([
      2, 4, 1, 3,
    ])
  })

  test('keeps the order of the rows if the sort column is unknown', () => {
    const rows = [{ value: 'b' }, { value: 'a' }]
    expect(sortRows(rows, valueColumns, { key: 'colour', direction: 'asc' })).toBe(rows)
  })

  test('sorts texts that contain only digits by number', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(sorted(numbers.map(String))).toEqual(numbers.toSorted((a, b) => a - b).map(String))
      }),
    )
  })
})
