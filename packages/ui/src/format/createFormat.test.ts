import { describe, expect, test } from 'vitest'
import { createFormat } from './createFormat.ts'

const jakarta = createFormat('id', 'Asia/Jakarta')
const moment = '2026-11-19T00:24:10Z'
const nbsp = '\u00A0'

describe('createFormat', () => {
  test('formats numbers in Indonesian, with at most two decimals', () => {
    expect(jakarta.number(1234.5)).toBe('1.234,5')
    expect(jakarta.number(7.256)).toBe('7,26')
  })

  test('separates value and unit with a non-breaking space', () => {
    expect(jakarta.distance(18.4)).toBe(`18,4${nbsp}km`)
    expect(jakarta.speed(87)).toBe(`87${nbsp}km/jam`)
    expect(createFormat('en', 'Asia/Jakarta').speed(87.5)).toBe(`87.5${nbsp}km/h`)
  })

  test.each([
    ['Asia/Jakarta', '07.24.10', 'WIB'],
    ['Asia/Makassar', '08.24.10', 'WITA'],
    ['Asia/Jayapura', '09.24.10', 'WIT'],
  ])('shows the time of %s with its zone', (timeZone, time, zone) => {
    expect(createFormat('id', timeZone).time(moment)).toBe(`${time}${nbsp}${zone}`)
  })

  test('shows the Indonesian zone name in English too', () => {
    expect(createFormat('en', 'Asia/Makassar').time(moment)).toBe(`08:24:10${nbsp}WITA`)
  })

  test('names the weekday in the time zone of the user', () => {
    expect(createFormat('id', 'Asia/Jakarta').weekday('2026-11-19T16:30:00Z')).toBe('Kam')
    expect(createFormat('id', 'Asia/Jayapura').weekday('2026-11-19T16:30:00Z')).toBe('Jum')
  })

  test('shows a zone outside Indonesia as its offset, in summer and in winter', () => {
    const berlin = createFormat('id', 'Europe/Berlin')
    expect(berlin.zone(moment)).toBe('GMT+1')
    expect(berlin.zone('2026-07-01T00:00:00Z')).toBe('GMT+2')
  })

  test('omits the year of a day in the current year only', () => {
    const thisYear = new Date().getUTCFullYear()
    expect(jakarta.day(`${thisYear}-06-15T00:00:00Z`)).not.toContain(String(thisYear))
    expect(jakarta.day('2019-11-21T00:24:10Z')).toBe('Kam, 21 Nov 2019')
    expect(jakarta.clock(moment)).toBe('07.24')
  })

  test('groups thousands, and rounds a speed to one decimal', () => {
    expect(jakarta.distance(1234.567)).toBe(`1.234,57${nbsp}km`)
    expect(jakarta.speed(22.46)).toBe(`22,5${nbsp}km/jam`)
    expect(jakarta.count(12_345.6)).toBe('12.346')
  })

  test('formats coordinates with a decimal point', () => {
    expect(jakarta.coordinates(-6.1950812, 106.82)).toBe('-6.19508, 106.82000')
  })

  test('formats date and time on one line', () => {
    expect(jakarta.dateTime(moment)).toBe(`19 Nov 2026, 07.24.10${nbsp}WIB`)
  })

  test.each([
    [0, 'baru saja'],
    [12, '12 dtk lalu'],
    [180, '3 mnt lalu'],
    [2 * 3600 + 59, '2 jam lalu'],
    [2 * 86_400, '2 hari lalu'],
    [-5, 'baru saja'],
  ])('formats an age of %i seconds as %s', (seconds, words) => {
    const now = Date.parse(moment)
    expect(jakarta.age(now - seconds * 1000, now)).toBe(words)
  })

  test('accepts an age in milliseconds', () => {
    expect(jakarta.ageOf(12_900)).toBe('12 dtk lalu')
    expect(jakarta.ageOf(59_999)).toBe('59 dtk lalu')
    expect(jakarta.ageOf(60_000)).toBe('1 mnt lalu')
    expect(jakarta.ageOf(-5000)).toBe('baru saja')
  })

  test('returns a dash for no value', () => {
    expect([
      jakarta.number(null),
      jakarta.distance(undefined),
      jakarta.speed(Number.NaN),
      jakarta.date(''),
      jakarta.time('kemarin'),
      jakarta.age(null),
    ]).toEqual(['—', '—', '—', '—', '—', '—'])
  })
})

test('ages and the current year follow the given clock', () => {
  const at = Date.parse('2025-11-20T00:24:10Z')
  const format = createFormat('id', 'Asia/Jakarta', undefined, () => at + 3 * 60_000)
  expect(format.age(at)).toBe('3 mnt lalu')
  expect(format.day(at)).not.toContain('2025')
  expect(jakarta.day(at)).toContain('2025')
})
