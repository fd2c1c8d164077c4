import type { Device } from '@sikud/api'
import { expect, test } from 'vitest'
import { deviceInput, deviceValues, normaliseImei } from './DeviceForm.tsx'

const device: Device = {
  id: 4,
  name: 'Pelacak 04',
  imei: '356938035643809',
  number: null,
  vehicle_id: 7,
  driver_id: null,
}

test('deviceValues is empty for a new device', () => {
  expect(deviceValues(undefined)).toEqual({
    group_id: null,
    vehicle_id: null,
    driver_id: null,
    name: '',
    imei: '',
    number: '',
    assigned_from: '',
  })
})

test('deviceInput of unchanged values equals the device', () => {
  const { id: _, ...sent } = device
  expect(deviceInput(deviceValues(device), device, undefined)).toEqual(sent)
})

test('deviceInput trims texts and sends null for fields without a value', () => {
  expect(
    deviceInput(
      {
        group_id: null,
        vehicle_id: null,
        driver_id: 3,
        name: ' Pelacak ',
        imei: ' 356938035643809 ',
        number: '  ',
        assigned_from: '',
      },
      undefined,
      undefined,
    ),
  ).toEqual({ vehicle_id: null, driver_id: 3, name: 'Pelacak', imei: '356938035643809', number: null })
})

test('normaliseImei removes separators only if all other characters are digits', () => {
  expect(normaliseImei('35-693803 564380 9')).toBe('356938035643809')
  expect(normaliseImei('track 7')).toBe('track 7')
})

test('P10: normaliseImei reads the IMEI of a label', () => {
  expect(normaliseImei('IMEI: 861230048000117/01')).toBe('861230048000117')
  expect(normaliseImei('861230048000117 / 01')).toBe('861230048000117')
  expect(normaliseImei('8612300480001101')).toBe('8612300480001101')
})

test('X05: normaliseImei converts full-width digits and removes invisible characters', () => {
  expect(normaliseImei('３５６９３８０３５６４３８０９\u200b')).toBe('356938035643809')
})

test('deviceInput sends the depot if one is chosen', () => {
  expect(deviceInput({ ...deviceValues(device), group_id: 2 }, device, undefined).group_id).toBe(2)
})

test('deviceInput sends the time of a change in UTC, and only if the vehicle or driver changed', () => {
  const values = { ...deviceValues(device), assigned_from: '2026-11-20T08:00' }
  expect(deviceInput(values, device, 'Asia/Jakarta')).not.toHaveProperty('assigned_from')
  expect(deviceInput({ ...values, driver_id: 3 }, device, 'Asia/Jakarta').assigned_from).toBe(
    '2026-11-20T01:00:00.000Z',
  )
})
