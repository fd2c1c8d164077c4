import { describe, expect, test } from 'vitest'
import { buildSearchIndex, searchTest } from './searchIndex.ts'

interface Row {
  imei: string
  plate: string | null
  year: number
}

const rows: Row[] = [
  { imei: '356938035643809', plate: 'B 9123 KXA', year: 2021 },
  { imei: '490154203237518', plate: null, year: 2019 },
]
const columns = [
  { key: 'imei', label: 'IMEI', value: (row: Row) => row.imei },
  { key: 'plate', label: 'Nopol', value: (row: Row) => row.plate },
  { key: 'year', label: 'Tahun', value: (row: Row) => row.year },
]

function found(search: string): string[] {
  const index = buildSearchIndex(rows, columns)
  const matches = searchTest(search)
  return rows.filter((_, at) => matches?.(index[at] ?? '') ?? true).map(({ imei }) => imei)
}

describe('searchTest', () => {
  test.each(['b 9123', 'B9123KXA', 'kxa 2021', '9123-kxa', '3569', '  kxa  '])(
    'finds the vehicle by "%s"',
    (search) => {
      expect(found(search)).toEqual(['356938035643809'])
    },
  )

  test('asks for every word', () => {
    expect(found('kxa 2019')).toEqual([])
  })

  test('does not find an empty value by the word null', () => {
    expect(found('null')).toEqual([])
  })

  test('does not join the end of one value with the start of the next', () => {
    expect(found('809b')).toEqual([])
  })

  test('leaves everything for blank text', () => {
    expect(searchTest('   ')).toBeNull()
    expect(found('')).toHaveLength(2)
  })
})
