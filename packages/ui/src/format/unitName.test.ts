import { expect, it } from 'vitest'
import { unitName } from './unitName.ts'

it.each([
  [
    'the plate',
    { vehicle: { number: 'B 9014 SIM' }, device: { name: 'Pelacak 07', imei: '1' } },
    'B 9014 SIM',
  ],
  [
    'the name of the device without a vehicle',
    { vehicle: null, device: { name: 'Pelacak 07' } },
    'Pelacak 07',
  ],
  [
    'the IMEI of a device without a name',
    { device: { name: ' ', imei: '861230049808497' } },
    '861230049808497',
  ],
  ['nothing, if nothing is known', { vehicle: null, device: null }, undefined],
])('unitName returns %s', (_case, unit, name) => {
  expect(unitName(unit)).toBe(name)
})
