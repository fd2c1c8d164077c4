import { devices } from '@sikud/api/fixtures'
import { expect, it } from 'vitest'
import { id as texts } from './texts.ts'
import { attachedNames } from './useAttached.ts'

const [first, second] = devices
const some = [first, second].flatMap((device) => device ?? [])
const owners = { vehicle: { number: 'B 9123 KXA' }, driver: { name: 'Sri Wahyuni' } }

it('attachedNames names the vehicle and the driver of a device', () => {
  const attached = some.slice(0, 1).map((device) => ({ ...device, ...owners }))
  expect(attachedNames(texts, 'device', attached)).toBe('kendaraan B 9123 KXA dan pengendara Sri Wahyuni')
  const free = attached.map((device) => ({ ...device, vehicle: null, driver: null }))
  expect(attachedNames(texts, 'device', free)).toBeNull()
})

it('attachedNames names the devices of a vehicle or driver, if they are loaded', () => {
  expect(attachedNames(texts, 'vehicle', some)).toBe(`${first?.name}, ${second?.name}`)
  expect(attachedNames(texts, 'driver', undefined)).toBeNull()
})
