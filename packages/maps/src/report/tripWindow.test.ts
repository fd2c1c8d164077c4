import { sessions } from '@sikud/api/fixtures'
import { describe, expect, it } from 'vitest'
import { recordFilter, shownSince, tripAt } from './tripWindow.ts'

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

  it('a time of day replaces the period, and the order is requested only for a period with a start', () => {
    const day = { from: '2026-11-20', to: '2026-11-20' }
    expect(recordFilter({ ...day, hour: '15:00', sort: 'distance' }, jakarta)).toEqual({
      at: '2026-11-20T08:00:00.000Z',
      sort: 'distance',
      untimed: false,
    })
    expect(recordFilter({ to: '2026-11-20', sort: 'distance' }, jakarta)).not.toHaveProperty('sort')
    expect(recordFilter({ untimed: true, sort: 'distance' }, jakarta)).not.toHaveProperty('sort')
  })
})

const trip = (id: number, device: number, from: string, to: string | null) => ({
  id,
  device: { id: device, name: '', imei: '' },
  start: { time: `2026-11-21T${from}+07:00` },
  end: { time: to === null ? null : `2026-11-21T${to}+07:00` },
  distance: 1,
  speed: 30,
})
const trips = [
  trip(1, 7, '07:00:00', '07:58:45'),
  trip(2, 7, '09:00:00', '10:00:00'),
  trip(3, 8, '07:00:00', '12:00:00'),
]
const at = (time: string, device = '7', of = trips) =>
  tripAt(of, device, Date.parse(`2026-11-21T${time}+07:00`))?.id

describe('tripAt', () => {
  it.each([
    ['07:24:10', 1],
    ['07:00:00', 1],
    ['06:59:59.400', 1],
    ['07:58:45.900', 1],
    ['09:30:00', 2],
  ])('the trip at %s is trip %d', (time, id) => {
    expect(at(time)).toBe(id)
  })

  it('is undefined between two trips, before the first and after the last', () => {
    expect(['06:00:00', '08:30:00', '10:00:02'].map((time) => at(time))).toEqual(Array(3).fill(undefined))
  })

  it('is always a trip of the given device', () => {
    expect(at('08:30:00', '8')).toBe(3)
    expect(at('08:30:00', '9')).toBeUndefined()
  })

  it('is the trip that started last if two overlap', () => {
    expect(at('10:00:00', '7', [...trips, trip(4, 7, '10:00:00', '10:30:00')])).toBe(4)
  })

  it('X07: can be a trip that is still running', () => {
    expect(at('11:30:00', '7', [...trips, trip(6, 7, '11:00:00', null)])).toBe(6)
  })

  it('is never a trip with invalid times', () => {
    expect(at('07:30:00', '7', [{ ...trip(5, 7, '07:00:00', null), end: { time: '' } }])).toBeUndefined()
  })
})
