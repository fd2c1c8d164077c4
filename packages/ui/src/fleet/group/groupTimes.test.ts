import { groups } from '@sikud/api/fixtures'
import { describe, expect, it } from 'vitest'
import { id as texts } from './texts.ts'
import { firstHours, hoursText, inheritedTimes } from './groupTimes.ts'

const usual = firstHours(null)

describe('groupTimes', () => {
  it('joins neighbouring days with the same hours', () => {
    expect(hoursText(usual, texts)).toBe('Senin–Sabtu 06.00–20.00, Minggu tutup')
    const night = { from: '20:00', to: '05:00' }
    expect(hoursText({ ...usual, wed: night, sun: { from: '00:00', to: '00:00' } }, texts)).toBe(
      'Senin–Selasa 06.00–20.00, Rabu 20.00–05.00, Kamis–Sabtu 06.00–20.00, Minggu 24 jam',
    )
  })

  it('finds what a depot inherits, if the user sees the depot above', () => {
    const [first] = groups
    const times = first?.times && { ...first.times, zone: 'Asia/Jayapura' as const }
    const tree = groups.map((group, at) => (at === 0 ? { ...group, times } : group))
    expect(inheritedTimes(tree, 1, false)?.zone).toBe('Asia/Jayapura')
    expect(inheritedTimes(tree, null, true)?.zone).toBe('Asia/Jakarta')
    expect(inheritedTimes(tree, null, false)).toBeNull()
    expect(inheritedTimes(tree, 99, false)).toBeNull()
  })
})
