import { describe, expect, it } from 'vitest'
import { readItems } from './browserInboxes.ts'

const stored = { id: 'a', title: 'Pesan a', at: '2026-11-20T03:00:00Z', read: false }

describe('readItems', () => {
  it('keeps valid items and drops the rest', () => {
    expect(readItems([stored, null, { title: 'tanpa id' }])).toEqual([stored])
  })

  it.each([undefined, null, 'rusak', { 0: stored }])('returns no items for %j', (stored) => {
    expect(readItems(stored)).toEqual([])
  })
})
