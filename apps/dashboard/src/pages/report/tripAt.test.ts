import { describe, expect, it } from 'vitest'
import { tripAt } from './tripAt.ts'

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
