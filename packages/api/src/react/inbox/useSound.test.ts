import { describe, expect, it } from 'vitest'
import { isQuiet } from './useSound.ts'

const night = { quiet: { on: true, from: '22:00', to: '05:00' }, zone: 'Asia/Jakarta' }
const at = (time: string) => new Date(`2026-11-21T${time}+07:00`)

describe('isQuiet', () => {
  it.each([
    ['21:59:59', false],
    ['22:00:00', true],
    ['00:00:00', true],
    ['04:59:59', true],
    ['05:00:00', false],
    ['12:00:00', false],
  ])('with quiet hours from 22:00 to 05:00, isQuiet at %s is %j', (time, quiet) => {
    expect(isQuiet(night, at(time))).toBe(quiet)
  })

  it('handles quiet hours that begin and end on the same day', () => {
    const noon = { ...night, quiet: { on: true, from: '12:00', to: '13:30' } }
    expect([isQuiet(noon, at('12:30:00')), isQuiet(noon, at('23:00:00'))]).toEqual([true, false])
  })

  it('compares the quiet hours in the time zone of the notification rules', () => {
    expect(isQuiet({ ...night, zone: 'Asia/Jayapura' }, at('20:00:00'))).toBe(true)
    expect(isQuiet({ ...night, zone: 'Asia/Jayapura' }, at('19:59:00'))).toBe(false)
  })

  it('no time is quiet while the quiet hours are off', () => {
    expect(isQuiet({ ...night, quiet: { ...night.quiet, on: false } }, at('23:00:00'))).toBe(false)
  })
})
