import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchEntries } from './searchEntries.ts'
import type { SearchEntry } from './SearchGroup.ts'
import { manyEntries } from './storyFleet.tsx'

const entry = (label: string, ...details: string[]): SearchEntry => ({ key: label, label, details })

const entries = [
  entry('Pelacak 01', '861230049841852', '0812-9047-1101', 'B 7341 KAA', 'Bambang Hermawan'),
  entry('Pelacak 02', '861230049858740', '0812-9047-1102', 'B 1874 SJW', 'Dédi Kurniawan'),
  entry('B 7341 KAA', 'Toyota Avanza', 'Putih', '2022'),
]

function labels(search: string) {
  return searchEntries(entries, search, 10).entries.map(({ label }) => label)
}

describe('searchEntries', () => {
  it.each(['b7341kaa', 'B 7341 KAA', 'b-7341-kaa', '  kaa 7341 ', '7341'])(
    'finds the plate by %j',
    (search) => {
      expect(labels(search).toSorted()).toEqual(['B 7341 KAA', 'Pelacak 01'])
    },
  )

  it.each(['861230049841852', '0812 9047 1101', '081290471101', '47-1101', 'hermawan 01'])(
    'finds the device by %j',
    (search) => {
      expect(labels(search)).toEqual(['Pelacak 01'])
    },
  )

  it('ignores accents in the record and in the search', () => {
    expect(labels('dedi')).toEqual(['Pelacak 02'])
    expect(labels('KURNÎAWÀN')).toEqual(['Pelacak 02'])
  })

  it('finds only entries that contain each word of the search, in any order', () => {
    expect(labels('avanza putih')).toEqual(['B 7341 KAA'])
    expect(labels('avanza hitam')).toEqual([])
  })

  it('does not find a search text that spans two fields of an entry', () => {
    expect(labels('avanzaputih')).toEqual([])
  })

  it.each(['', '  ', '- . /'])('finds nothing for %j', (search) => {
    expect(searchEntries(entries, search, 10)).toEqual({ entries: [], total: 0, rank: 5 })
  })

  it('ranks equal labels first, then prefixes, then word starts, then other matches', () => {
    const some = ['Kurniawan', 'Sri Wahyuni', 'Wahyu Sri', 'Wah', 'Nawah'].map((label) => entry(label))
    const found = searchEntries(some, 'wah', 10).entries.map(({ label }) => label)
    expect(found).toEqual(['Wah', 'Wahyu Sri', 'Sri Wahyuni', 'Nawah'])
  })

  it('counts all matches, but returns only the requested number of entries', () => {
    const found = searchEntries(manyEntries(1000), '8612', 5)
    expect(found.total).toBe(1000)
    expect(found.entries).toHaveLength(5)
  })

  it('finds each record by each of its words, with any separators', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), fc.nat(), (words, from, length) => {
        const label = words.join(' ')
        const piece = label.slice(from % label.length).slice(0, 1 + length)
        const found = searchEntries([entry('Lain'), entry(label)], piece, 5)
        // A search that has no letter and no digit finds nothing.
        expect(found.total === 0 ? piece.match(/[a-z0-9]/iu) : null).toBeNull()
      }),
    )
  })
})
