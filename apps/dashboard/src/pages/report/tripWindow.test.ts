import { sessions } from '@sikud/api/fixtures'
import { describe, expect, it } from 'vitest'
import { recordFilter, shownSince } from './tripWindow.ts'

const jakarta = 'Asia/Jakarta'

describe('X09 shownSince', () => {
  it('Laporan shows the last seven days at first', () => {
    expect(shownSince(sessions, '2026-11-14', jakarta)).toBe('2026-11-14')
    expect(shownSince([], '2026-11-14', jakarta)).toBe('2026-11-14')
  })

  it('Laporan shows the week of the newest trip if the last seven days have no trips', () => {
    expect(shownSince(sessions, '2027-03-01', jakarta)).toBe('2026-11-14')
    expect(shownSince(sessions, '2027-03-01', 'America/New_York')).toBe('2026-11-13')
  })
})

describe('X09 recordFilter', () => {
  it('the requested trips span both days in the time zone of the user, in either order of the days', () => {
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

  it('the request for trips excludes untimed trips unless the user wants them', () => {
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
