import { devices } from '@sikud/api/fixtures'
import { expect, it } from 'vitest'
import { id as texts } from '../../locales/id.ts'
import { deletionWithDevices, deviceDeletion, devicesOf } from './deletionQuestion.ts'

const question = 'Apakah anda yakin ingin menghapus data ini?'

const [first, second] = devices

it('deviceDeletion names the vehicle and the driver of the device', () => {
  const attached = first && { ...first, vehicle: { number: 'B 9123 KXA' }, driver: { name: 'Sri Wahyuni' } }
  expect(deviceDeletion(question, texts.device, attached)).toBe(
    'Apakah anda yakin ingin menghapus data ini? Perangkat ini dipakai oleh kendaraan B 9123 KXA dan pengendara Sri Wahyuni.',
  )
})

it('deviceDeletion names nothing when the device has no vehicle and no driver', () => {
  const free = first && { ...first, vehicle: null, driver: null }
  expect(deviceDeletion(question, texts.device, free)).toBe('Apakah anda yakin ingin menghapus data ini?')
})

it('deletionWithDevices names the devices of the record', () => {
  const ofVehicle = devices.filter(({ vehicle_id }) => vehicle_id === first?.vehicle_id)
  expect(deletionWithDevices(question, texts.vehicle, ofVehicle)).toBe(
    `Apakah anda yakin ingin menghapus data ini? Kendaraan ini memakai perangkat ${first?.name}.`,
  )
  expect(
    deletionWithDevices(
      question,
      texts.driver,
      [first, second].flatMap((device) => device ?? []),
    ),
  ).toContain(`Pengendara ini memegang perangkat ${first?.name}, ${second?.name}.`)
})

it('deletionWithDevices names nothing while the devices are not loaded', () => {
  expect(deletionWithDevices(question, texts.vehicle, undefined)).toBe(
    'Apakah anda yakin ingin menghapus data ini?',
  )
  expect(deletionWithDevices(question, texts.driver, [])).toBe('Apakah anda yakin ingin menghapus data ini?')
})

it('devicesOf accepts an id as a string, as in the URL', () => {
  expect(devicesOf('vehicle_id', String(first?.vehicle_id), devices)).toContain(first)
  expect(devicesOf('driver_id', 'tidak-ada', devices)).toEqual([])
  expect(devicesOf('driver_id', 1, undefined)).toBeUndefined()
})
