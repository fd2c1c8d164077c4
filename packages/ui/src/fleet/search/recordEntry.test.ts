import { devices, drivers, roles, users, vehicles } from '@sikud/api/fixtures'
import { describe, expect, it } from 'vitest'
import { recordEntry } from './recordEntry.ts'

describe('recordEntry', () => {
  it('the search entry of a device contains its IMEI, phone number, plate and driver', () => {
    const [device] = devices.slice(0, 1).map((each) => recordEntry('device', each, '/device/detail/1'))
    expect(device).toMatchObject({
      key: '1',
      label: 'Pelacak 01',
      details: ['861230049841852', '0812-9047-1101', 'B 7341 KAA', 'Bambang Hermawan'],
      to: '/device/detail/1',
    })
  })

  it('omits values that a record does not have', () => {
    const details = [
      ...devices.slice(10, 11).map((device) => recordEntry('device', device, '').details),
      ...users.slice(5).map((user) => recordEntry('user', user, '').details),
      ...roles.slice(3).map((role) => recordEntry('role', role, '').details),
    ]
    expect(details).toEqual([['861230049876858'], ['rudi.hartono@armadanusa.example'], ['Manual']])
    const bare = { id: 'a1', year: null, color: '', number: 'B 1 A', type: null }
    expect(recordEntry('vehicle', bare, '')).toMatchObject({ key: 'a1', details: [] })
  })

  it('has the plate of a vehicle as title', () => {
    expect(vehicles.slice(8, 9).map((vehicle) => recordEntry('vehicle', vehicle, ''))).toMatchObject([
      { label: 'F 8290 GL', details: [expect.stringContaining(' '), 'Putih', '2023'] },
    ])
  })

  it('marks a simulated record', () => {
    const simulated = drivers.map((driver) => recordEntry('driver', { ...driver, simulated: true }, ''))
    expect(simulated.every((entry) => entry.badge)).toBe(true)
    expect(drivers.some((driver) => recordEntry('driver', driver, '').badge)).toBe(false)
  })
})
