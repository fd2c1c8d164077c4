import type { Driver } from '@sikud/api'
import { expect, test } from 'vitest'
import { driverInput, driverValues } from './DriverForm.tsx'

const driver: Driver = {
  id: 9,
  name: 'Agus Setiawan',
  phone: '0813-8850-2214',
  email: null,
  license: 'BI Umum',
}

test('driverValues is empty for a new driver', () => {
  expect(driverValues(undefined)).toEqual({ group_id: null, name: '', phone: '', email: '', license: '' })
})

test('driverInput of unchanged values equals the driver', () => {
  const { id: _, ...sent } = driver
  expect(driverInput(driverValues(driver))).toEqual(sent)
})

test('driverInput trims texts and sends null for emptied fields', () => {
  expect(driverInput({ group_id: null, name: ' Agus ', phone: ' ', email: ' a@b.id ', license: '' })).toEqual(
    {
      name: 'Agus',
      phone: null,
      email: 'a@b.id',
      license: null,
    },
  )
})
