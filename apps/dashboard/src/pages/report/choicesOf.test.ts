import { describe, expect, it } from 'vitest'
import { choicesOf } from './choicesOf.ts'

const seen = [{ key: '9', label: 'F 8290 GL' }]
const records = [
  { id: 1, number: 'B 7341 KAA', group_id: 4 },
  { id: 2, number: 'B 1874 SJW', group_id: 6 },
  { id: 3, number: 'B 2205 PZU' },
]
const keysOf = (depots: string[] | null, chosen?: string) =>
  choicesOf(seen, { records, depots: depots && new Set(depots), chosen }).map(({ key }) => key)

describe('choicesOf', () => {
  it('has the vehicles of the trips and of the list without a depot', () => {
    expect(keysOf(null)).toEqual(['9', '1', '2', '3'])
  })

  it('keeps the vehicles of the depots', () => {
    expect(keysOf(['4', '5'])).toEqual(['1'])
    expect(keysOf(['8'])).toEqual([])
  })

  it('keeps the chosen vehicle of another depot', () => {
    expect(keysOf(['4'], '9')).toEqual(['9', '1'])
  })
})
