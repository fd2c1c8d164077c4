import { devices, drivers, roles, users, vehicles } from '@sikud/api/fixtures'
import { describe, expect, it } from 'vitest'
import { deviceEntry, driverEntry, roleEntry, userEntry, vehicleEntry } from './recordEntries.ts'

describe('search entries', () => {
  it('the search entry of a device contains its IMEI, phone number, plate and driver', () => {
    expect(devices.slice(0, 1).map(deviceEntry)).toMatchObject([
      {
        key: '1',
        label: 'Pelacak 01',
        details: ['861230049841852', '0812-9047-1101', 'B 7341 KAA', 'Bambang Hermawan'],
        to: '/device/detail/1',
      },
    ])
  })

  it('omit values that a record does not have', () => {
    expect(devices.slice(10, 11).map((device) => deviceEntry(device).details)).toEqual([['861230049876858']])
    expect(users.slice(5).map((user) => userEntry(user).details)).toEqual([
      ['rudi.hartono@armadanusa.example'],
    ])
    expect(roles.slice(3).map((role) => roleEntry(role).details)).toEqual([['Manual']])
    const bare = { id: 'a1', year: null, color: '', number: 'B 1 A', type: null }
    expect(vehicleEntry(bare)).toMatchObject({ key: 'a1', details: [], to: '/vehicle/detail/a1' })
  })

  it('have the plate of a vehicle as title', () => {
    expect(vehicles.slice(8, 9).map(vehicleEntry)).toMatchObject([
      { label: 'F 8290 GL', details: [expect.stringContaining(' '), 'Putih', '2023'] },
    ])
  })

  it('search entries of simulated records are marked as simulated', () => {
    const simulated = drivers.map((driver) => driverEntry({ ...driver, simulated: true }))
    expect(simulated.every((entry) => entry.badge)).toBe(true)
    expect(drivers.map(driverEntry).some((entry) => entry.badge)).toBe(false)
  })
})
