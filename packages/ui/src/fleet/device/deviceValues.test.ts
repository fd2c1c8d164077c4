import type { Device } from '@sikud/api'
import { expect, test } from 'vitest'
import { deviceInput, deviceValues, tidyImei } from './deviceValues.ts'

const device: Device = {
  id: 4,
  name: 'Pelacak 04',
  imei: '356938035643809',
  number: null,
  vehicle_id: 7,
  driver_id: null,
}

test('deviceValues begins empty for a new device', () => {
  expect(deviceValues(undefined)).toEqual({
    vehicle_id: null,
    driver_id: null,
    name: '',
    imei: '',
    number: '',
  })
})

test('deviceInput of an untouched device is the device', () => {
  const { id: _, ...sent } = device
  expect(deviceInput(deviceValues(device))).toEqual(sent)
})

test('deviceInput sends no blanks around and null for what is not chosen', () => {
  expect(
    deviceInput({
      vehicle_id: null,
      driver_id: 3,
      name: ' Pelacak ',
      imei: ' 356938035643809 ',
      number: '  ',
    }),
  ).toEqual({ vehicle_id: null, driver_id: 3, name: 'Pelacak', imei: '356938035643809', number: null })
})

test('tidyImei takes out the gaps of a label and nothing else', () => {
  expect(tidyImei('35-693803 564380 9')).toBe('356938035643809')
  expect(tidyImei('track 7')).toBe('track 7')
})

test('X05: tidyImei folds full-width digits and drops what nobody sees', () => {
  expect(tidyImei('３５６９３８０３５６４３８０９\u200b')).toBe('356938035643809')
})
