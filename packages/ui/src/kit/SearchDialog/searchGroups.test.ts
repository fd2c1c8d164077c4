import { describe, expect, it } from 'vitest'
import { searchGroups } from './searchGroups.ts'
import { manyEntries, storyFleet } from './storyFleet.tsx'

const keys = (search: string) => searchGroups(storyFleet, search).map(({ group }) => group.key)

describe('searchGroups', () => {
  it('returns the groups with `atRest` for an empty search', () => {
    expect(keys('')).toEqual(['page'])
    expect(keys(' - ')).toEqual(['page'])
  })

  it('finds a group with a word only if the search begins with this word', () => {
    const entries = [{ key: '1', label: 'Ubah Bambang' }]
    const groups = [{ key: 'edit', label: 'Ubah', word: 'Ubah', entries }]
    expect(searchGroups(groups, 'ubah bam')).toMatchObject([{ total: 1 }])
    expect(searchGroups(groups, 'bambang')).toEqual([])
    expect(searchGroups(groups, 'bam ubah')).toEqual([])
  })

  it('shows at most `limit` entries of a group, with and without a search', () => {
    const groups = [{ key: 'driver', label: 'a', atRest: true, limit: 3, entries: manyEntries(40) }]
    const [first] = manyEntries(1)
    expect(searchGroups(groups, '')[0]?.entries).toHaveLength(3)
    expect(searchGroups(groups, first?.label.slice(0, 1) ?? '')[0]?.entries).toHaveLength(3)
  })

  it('omits groups without a match', () => {
    expect(keys('bambang')).toEqual(['driver'])
    expect(keys('tidak ada')).toEqual([])
  })

  it('sorts groups by best match and keeps the order of ties', () => {
    expect(keys('k')).toEqual(['page', 'vehicle', 'driver'])
    expect(keys('b')).toEqual(['vehicle', 'driver'])
    expect(keys('bam')).toEqual(['driver'])
    expect(keys('d')).toEqual(['driver', 'page'])
  })

  it('shows five matches of a group that links to all its matches, and all matches of other groups', () => {
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
