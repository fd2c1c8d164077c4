import { describe, expect, test } from 'vitest'
import { mapsFormat } from './mapsFormat.ts'

const format = mapsFormat('id', 'Asia/Jakarta')
const morning = Date.parse('2026-11-19T00:24:10Z')

describe('mapsFormat', () => {
  test('writes times with dots and their zone', () => {
    expect(format.time(morning)).toBe('07.24.10 WIB')
    expect(mapsFormat('id', 'Asia/Makassar').time(morning)).toBe('08.24.10 WITA')
    expect(mapsFormat('id', 'Asia/Jayapura').time(morning)).toBe('09.24.10 WIT')
  })

  test('names a zone outside Indonesia too', () => {
    const berlin = mapsFormat('id', 'Europe/Berlin')
    expect(berlin.zone(morning)).toBe('GMT+1')
    expect(berlin.zone(Date.parse('2026-07-01T00:00:00Z'))).toBe('GMT+2')
  })

  test('writes days and clock times as an office would', () => {
    expect(format.day(morning)).toBe('Kam, 19 Nov')
    expect(format.clock(morning)).toBe('07.24')
  })

  test('keeps at most two decimals of a distance and groups thousands', () => {
    expect(format.distance(18.4)).toBe('18,4 km')
    expect(format.distance(1234.567)).toBe('1.234,57 km')
    expect(format.speed(22.46)).toBe('22,5 km/jam')
  })

  test('counts ages in the largest whole unit', () => {
    expect(format.age(0)).toBe('baru saja')
    expect(format.age(12_900)).toBe('12 dtk lalu')
    expect(format.age(59_999)).toBe('59 dtk lalu')
    expect(format.age(60_000)).toBe('1 mnt lalu')
    expect(format.age(2 * 3_600_000)).toBe('2 jam lalu')
    expect(format.age(2 * 86_400_000)).toBe('2 hari lalu')
  })

  test('never lets a clock that runs ahead make a negative age', () => {
    expect(format.age(-5000)).toBe('baru saja')
  })

  test('writes coordinates with a point, as maps take them', () => {
    expect(format.coordinates(-6.1950812, 106.82)).toBe('-6.19508, 106.82000')
  })
})
