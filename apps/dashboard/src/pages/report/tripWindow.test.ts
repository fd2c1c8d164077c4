import { sessions } from '@sikud/api/fixtures'
import { describe, expect, it } from 'vitest'
import { recordFilter, shownSince } from './tripWindow.ts'

const jakarta = 'Asia/Jakarta'

describe('X09 the days that Laporan shows', () => {
  it('start with the last seven days', () => {
    expect(shownSince(sessions, '2026-11-14', jakarta)).toBe('2026-11-14')
    expect(shownSince([], '2026-11-14', jakarta)).toBe('2026-11-14')
  })

  it('are the week of the newest trip if the last seven days have no trips', () => {
    expect(shownSince(sessions, '2027-03-01', jakarta)).toBe('2026-11-14')
    expect(shownSince(sessions, '2027-03-01', 'America/New_York')).toBe('2026-11-13')
  })
})

describe('X09 the filter in the request to the server', () => {
  it('spans both days in the zone of the user, in whichever order the days are given', () => {
    const days = { from: '2026-11-16T17:00:00.000Z', to: '2026-11-19T17:00:00.000Z' }
    expect(recordFilter({ from: '2026-11-17', to: '2026-11-19' }, jakarta)).toEqual({
      ...days,
      untimed: false,
    })
    expect(recordFilter({ from: '2026-11-19', to: '2026-11-17' }, jakarta)).toEqual({
      ...days,
      untimed: false,
    })
  })

  it('excludes untimed trips unless they are requested', () => {
    expect(recordFilter({ vehicle: '7', atLeast: 3, group: '4' }, jakarta)).toEqual({
      vehicleId: '7',
      groupId: '4',
      untimed: false,
    })
    expect(recordFilter({ untimed: true, driver: '3', device: '4' }, jakarta)).toEqual({
      driverId: '3',
      deviceId: '4',
      untimed: true,
    })
  })
})
