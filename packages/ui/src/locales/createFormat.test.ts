import { describe, expect, test } from 'vitest'
import { createFormat } from './createFormat.ts'
import { en } from './en.ts'
import { id } from './id.ts'

const jakarta = createFormat('id', 'Asia/Jakarta', id)
const moment = '2026-11-19T00:24:10Z'
const nbsp = '\u00A0'

describe('createFormat', () => {
  test('writes numbers as Indonesia does, with at most two decimals', () => {
    expect(jakarta.number(1234.5)).toBe('1.234,5')
    expect(jakarta.number(7.256)).toBe('7,26')
  })

  test('keeps value and unit apart and on one line', () => {
    expect(jakarta.distance(18.4)).toBe(`18,4${nbsp}km`)
    expect(jakarta.speed(87)).toBe(`87${nbsp}km/jam`)
    expect(createFormat('en', 'Asia/Jakarta', en).speed(87.5)).toBe(`87.5${nbsp}km/h`)
  })

  test.each([
    ['Asia/Jakarta', '07.24.10', 'WIB'],
    ['Asia/Makassar', '08.24.10', 'WITA'],
    ['Asia/Jayapura', '09.24.10', 'WIT'],
  ])('shows the time of %s with its zone', (timeZone, time, zone) => {
    expect(createFormat('id', timeZone, id).time(moment)).toBe(`${time}${nbsp}${zone}`)
  })

  test('names the zone in English as well', () => {
    expect(createFormat('en', 'Asia/Makassar', en).time(moment)).toBe(`08:24:10${nbsp}WITA`)
  })

  test('names the day of the week where the visitor is', () => {
    expect(createFormat('id', 'Asia/Jakarta', id).weekday('2026-11-19T16:30:00Z')).toBe('Kam')
    expect(createFormat('id', 'Asia/Jayapura', id).weekday('2026-11-19T16:30:00Z')).toBe('Jum')
  })

  test('puts date and time in one line', () => {
    expect(jakarta.dateTime(moment)).toBe(`19 Nov 2026, 07.24.10${nbsp}WIB`)
  })

  test.each([
    [0, 'baru saja'],
    [12, '12 dtk lalu'],
    [180, '3 mnt lalu'],
    [2 * 3600 + 59, '2 jam lalu'],
    [2 * 86_400, '2 hari lalu'],
    [-5, 'baru saja'],
  ])('says how long ago %i seconds are', (seconds, words) => {
    const now = Date.parse(moment)
    expect(jakarta.age(now - seconds * 1000, now)).toBe(words)
  })

  test('shows a dash where there is no value', () => {
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
