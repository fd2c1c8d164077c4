import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultColumnKeys,
  leadingFirst,
  orderColumnKeys,
  settleColumnKeys,
  toggleColumnKey,
} from './visibleColumns.ts'
import { moveColumnKey } from './moveColumnKey.ts'

const columns = [
  { key: 'imei', label: 'IMEI' },
  { key: 'number', label: 'Nomor' },
  { key: 'vehicle_number', label: 'Kendaraan' },
  { key: 'name', label: 'Nama', defaultVisible: false },
]

describe('settleColumnKeys', () => {
  test('returns the columns in the order in which they were chosen', () => {
    expect(settleColumnKeys(columns, ['name', 'imei'])).toEqual(['name', 'imei'])
    expect(settleColumnKeys(columns, ['name', 'imei', 'name'])).toEqual(['name', 'imei'])
  })

  test('ignores unknown keys', () => {
    expect(settleColumnKeys(columns, ['number', 'colour', 7, null, '__proto__'])).toEqual(['number'])
  })

  test('returns the default columns if no key is known', () => {
    expect(settleColumnKeys(columns, ['colour'])).toEqual(['imei', 'number', 'vehicle_number'])
    expect(settleColumnKeys(columns, [])).toEqual(defaultColumnKeys(columns))
  })

  test('keeps a column that cannot be hidden', () => {
    const fixed = columns.map((column) => (column.key === 'imei' ? { ...column, hideable: false } : column))
    expect(settleColumnKeys(fixed, ['name'])).toEqual(['imei', 'name'])
    expect(toggleColumnKey(fixed, ['imei', 'name'], 'imei')).toEqual(['imei', 'name'])
  })
})

describe('leadingFirst', () => {
  test('puts columns that lead first and keeps the order of the others', () => {
    const leading = columns.map((column) => (column.key === 'number' ? { ...column, leads: true } : column))
    expect(leadingFirst(leading, ['name', 'imei', 'number'])).toEqual(['number', 'name', 'imei'])
    expect(defaultColumnKeys(leading)).toEqual(['imei', 'number', 'vehicle_number'])
  })
})

describe('toggleColumnKey', () => {
  test('puts a column back at its declared place', () => {
    expect(toggleColumnKey(columns, ['imei', 'vehicle_number'], 'number')).toEqual([
      'imei',
      'number',
      'vehicle_number',
    ])
  })

  test('never hides the last visible column', () => {
    expect(toggleColumnKey(columns, ['number'], 'number')).toEqual(['number'])
  })

  test('puts a column after the one declared before it, wherever that is', () => {
    expect(toggleColumnKey(columns, ['vehicle_number', 'imei'], 'number')).toEqual([
      'vehicle_number',
      'imei',
      'number',
    ])
    expect(orderColumnKeys(columns, ['vehicle_number', 'imei'])).toEqual([
      'vehicle_number',
      'name',
      'imei',
      'number',
    ])
  })

  test('keeps at least one column, and the declared order, after any toggles', () => {
    const presses = fc.array(fc.constantFrom('imei', 'number', 'vehicle_number', 'name'))
    fc.assert(
      fc.property(presses, (keys) => {
        const visible = keys.reduce(
          (now, key) => toggleColumnKey(columns, now, key),
          defaultColumnKeys(columns),
        )
        expect(visible.length).toBeGreaterThan(0)
        expect(visible).toEqual(columns.map(({ key }) => key).filter((key) => visible.includes(key)))
      }),
    )
  })
})

describe('moveColumnKey', () => {
  const visible = ['imei', 'number', 'name']

  test('swaps a column with its neighbour', () => {
    expect(moveColumnKey(columns, visible, 'number', -1)).toEqual(['number', 'imei', 'name'])
    expect(moveColumnKey(columns, visible, 'number', 1)).toEqual(['imei', 'name', 'number'])
  })

  test('returns null at the ends, for an unknown key, and past a column that leads', () => {
    expect(moveColumnKey(columns, visible, 'imei', -1)).toBeNull()
    expect(moveColumnKey(columns, visible, 'name', 1)).toBeNull()
    expect(moveColumnKey(columns, visible, 'colour', 1)).toBeNull()
    const leading = columns.map((column) => (column.key === 'imei' ? { ...column, leads: true } : column))
    expect(moveColumnKey(leading, visible, 'number', -1)).toBeNull()
    expect(moveColumnKey(leading, visible, 'imei', 1)).toBeNull()
  })
})
