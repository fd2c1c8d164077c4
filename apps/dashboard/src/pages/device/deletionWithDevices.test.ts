import { devices } from '@sikud/api/fixtures'
import { expect, it } from 'vitest'
import { id as texts } from '../../locales/id.ts'
import { deletionWithDevices, devicesOf } from './deletionWithDevices.ts'

const [first, second] = devices

it('deletionWithDevices names the devices that hang on the record', () => {
  const ofVehicle = devices.filter(({ vehicle_id }) => vehicle_id === first?.vehicle_id)
  expect(deletionWithDevices(texts.vehicle, ofVehicle)).toBe(
    `Apakah anda yakin ingin menghapus data ini? Kendaraan ini memakai perangkat ${first?.name}.`,
  )
  expect(
    deletionWithDevices(
      texts.driver,
      [first, second].flatMap((device) => device ?? []),
    ),
  ).toContain(`Pengendara ini memegang perangkat ${first?.name}, ${second?.name}.`)
})

it('deletionWithDevices only asks while no device is known', () => {
  expect(deletionWithDevices(texts.vehicle, undefined)).toBe('Apakah anda yakin ingin menghapus data ini?')
  expect(deletionWithDevices(texts.driver, [])).toBe('Apakah anda yakin ingin menghapus data ini?')
})

it('devicesOf finds them by an id from the address too', () => {
  expect(devicesOf('vehicle_id', String(first?.vehicle_id), devices)).toContain(first)
  expect(devicesOf('driver_id', 'tidak-ada', devices)).toEqual([])
  expect(devicesOf('driver_id', 1, undefined)).toBeUndefined()
})
