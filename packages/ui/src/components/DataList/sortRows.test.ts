import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortRows } from './sortRows.ts'

type Value = string | number | null
const columns = [{ key: 'value', label: 'Nilai', value: (row: { value: Value }) => row.value }]

function sorted(values: Value[], direction: 'asc' | 'desc' = 'asc'): Value[] {
  const rows = values.map((value) => ({ value }))
  return sortRows(rows, columns, { key: 'value', direction }).map(({ value }) => value)
}

describe('sortRows', () => {
  test('orders plates as people count', () => {
    expect(sorted(['B 9123 KXA', 'AB 4421 QZ', 'B 12 X', 'b 9 C'])).toEqual([
      'AB 4421 QZ',
      'b 9 C',
      'B 12 X',
      'B 9123 KXA',
    ])
  })

  test('puts what is missing last, in both directions', () => {
    expect(sorted([null, 2, Number.NaN, 1])).toEqual([1, 2, null, Number.NaN])
    expect(sorted(['', 'a', null, 'b'], 'desc')).toEqual(['b', 'a', '', null])
  })

  test('does not look at case or accents', () => {
    expect(sorted(['Zé', 'éka', 'ana', 'Dewi'])).toEqual(['ana', 'Dewi', 'éka', 'Zé'])
  })

  test('keeps the order of equal values and the given rows', () => {
    const rows = Object.freeze([1, 2, 3, 4].map((id) => ({ id, value: id % 2 })))
    const withIds = [{ key: 'value', label: 'Nilai', value: (row: { value: number }) => row.value }]
    expect(sortRows(rows, withIds, { key: 'value', direction: 'asc' }).map(({ id }) => id)).toEqual([
      2, 4, 1, 3,
    ])
  })

  test('leaves the order alone for an unknown column', () => {
    const rows = [{ value: 'b' }, { value: 'a' }]
    expect(sortRows(rows, columns, { key: 'colour', direction: 'asc' })).toBe(rows)
  })

  test('orders whole numbers written as text like the numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(sorted(numbers.map(String))).toEqual(numbers.toSorted((a, b) => a - b).map(String))
      }),
    )
  })
})
