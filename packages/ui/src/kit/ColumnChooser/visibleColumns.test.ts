import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultColumnKeys, settleColumnKeys, toggleColumnKey } from './visibleColumns.ts'

const columns = [
  { key: 'imei', label: 'IMEI' },
  { key: 'number', label: 'Nomor' },
  { key: 'vehicle_number', label: 'Kendaraan' },
  { key: 'name', label: 'Nama', defaultVisible: false },
]

describe('settleColumnKeys', () => {
  test('returns the columns in their declared order', () => {
    expect(settleColumnKeys(columns, ['name', 'imei'])).toEqual(['imei', 'name'])
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
