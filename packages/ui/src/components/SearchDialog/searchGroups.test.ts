import { describe, expect, it } from 'vitest'
import { searchGroups } from './searchGroups.ts'
import { manyEntries, storyFleet } from './storyFleet.ts'

const keys = (search: string) => searchGroups(storyFleet, search).map(({ group }) => group.key)

describe('searchGroups', () => {
  it('shows what rests before anything is typed', () => {
    expect(keys('')).toEqual(['page'])
    expect(keys(' - ')).toEqual(['page'])
  })

  it('leaves out groups without a find', () => {
    expect(keys('bambang')).toEqual(['driver'])
    expect(keys('tidak ada')).toEqual([])
  })

  it('puts the group with the best find first, else keeps the order', () => {
    expect(keys('k')).toEqual(['page', 'vehicle', 'driver'])
    expect(keys('b')).toEqual(['vehicle', 'driver'])
    expect(keys('bam')).toEqual(['driver'])
    expect(keys('d')).toEqual(['driver', 'page'])
  })

  it('shows five of a group that has a list with the rest, and all of the others', () => {
    const entries = manyEntries(40)
    const groups = [
      { key: 'listed', label: 'a', entries, allTo: () => '/a' },
      { key: 'whole', label: 'b', entries },
    ]
    const [listed, whole] = searchGroups(groups, '8612')
    expect([listed?.entries.length, listed?.total]).toEqual([5, 40])
    expect([whole?.entries.length, whole?.total]).toEqual([40, 40])
  })
})
