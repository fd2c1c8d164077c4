import type { Vehicle } from '@sikud/api'
import { expect, test } from 'vitest'
import { vehicleInput, vehicleValues } from './VehicleForm.tsx'

const vehicle: Vehicle = {
  id: 7,
  year: 2021,
  color: 'Kuning',
  number: 'B 9114 TCN',
  type: { id: 64, name: 'Colt Diesel', brand: { id: 14, name: 'Mitsubishi' } },
}

test('vehicleValues is empty for a new vehicle', () => {
  expect(vehicleValues(undefined)).toEqual({
    group_id: null,
    brand_id: null,
    type_id: null,
    year: '',
    color: '',
    number: '',
  })
})

test('vehicleValues reads brand and type from the nested type', () => {
  expect(vehicleValues(vehicle)).toMatchObject({ brand_id: 14, type_id: 64 })
})

test('vehicleInput of unchanged values equals the vehicle', () => {
  expect(vehicleInput(vehicleValues(vehicle))).toEqual({
    brand_id: 14,
    type_id: 64,
    year: 2021,
    color: 'Kuning',
    number: 'B 9114 TCN',
  })
})

test('vehicleInput keeps a non-numeric year of another server', () => {
  expect(vehicleInput(vehicleValues({ ...vehicle, year: '2021/22' })).year).toBe('2021/22')
})

test('vehicleInput trims texts and sends null for emptied fields', () => {
  const sent = vehicleInput({
    group_id: null,
    brand_id: 1,
    type_id: 2,
    year: ' ',
    color: ' ',
    number: ' B 1 A ',
  })
  expect(sent).toEqual({ brand_id: 1, type_id: 2, year: null, color: null, number: 'B 1 A' })
})
