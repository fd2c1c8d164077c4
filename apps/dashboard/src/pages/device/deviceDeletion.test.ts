import { devices } from '@sikud/api/fixtures'
import { expect, it } from 'vitest'
import { id } from '../../locales/id.ts'
import { deviceDeletion } from './deviceDeletion.ts'

const [device] = devices

it('deviceDeletion names the vehicle and the driver that hang on the device', () => {
  const attached = device && { ...device, vehicle: { number: 'B 9123 KXA' }, driver: { name: 'Sri Wahyuni' } }
  expect(deviceDeletion(id, attached)).toBe(
    'Apakah anda yakin ingin menghapus data ini? Perangkat ini dipakai oleh kendaraan B 9123 KXA dan pengendara Sri Wahyuni.',
  )
})

it('deviceDeletion only asks when nothing hangs on the device', () => {
  const free = device && { ...device, vehicle: null, driver: null }
  expect(deviceDeletion(id, free)).toBe('Apakah anda yakin ingin menghapus data ini?')
})
