import { describe, expect, test } from 'vitest'
import { matchRows, pageRows } from './selectRows.ts'

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
  test('asks for search and filters together', () => {
    expect(matchRows(rows, filters, { search: 'b', filter: ['no_driver'] }, () => index)).toEqual([rows[1]])
  })

  test('ignores a filter that it does not know', () => {
    expect(matchRows(rows, filters, { search: '', filter: ['colour'] }, () => index)).toBe(rows)
  })

  test('prepares no index without a search', () => {
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

  test('holds at most 100 rows', () => {
    expect(pageRows(many, 1)).toMatchObject({ page: 1, pages: 2, from: 1, to: 100 })
    expect(pageRows(many, 2)).toMatchObject({ page: 2, from: 101, to: 128 })
    expect(pageRows(many, 2).rows).toHaveLength(28)
  })

  test('shows the last page for one beyond the end', () => {
    expect(pageRows(many, 9).page).toBe(2)
  })

  test('counts from 0 to 0 when there is nothing', () => {
    expect(pageRows([], 3)).toEqual({ rows: [], page: 1, pages: 1, from: 0, to: 0 })
  })
})
