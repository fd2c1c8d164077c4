import { describe, expect, it } from 'vitest'
import { readItem, readItems } from './readItems.ts'

const item = {
  id: 'p-1',
  title: 'Truk gudang melaju 104 km/jam',
  body: 'B 9123 KXA di Jalan Gatot Subroto',
  at: '2026-11-20T03:00:00Z',
  read: false,
  to: '/device/detail/4',
  kind: 'speeding',
}

describe('readItem', () => {
  it('takes a whole notification and nothing beyond it', () => {
    expect(readItem({ ...item, token: 'rahasia' })).toEqual(item)
  })

  it('takes what makes it stand out, and leaves out what says nothing', () => {
    const digest = { ...item, important: true, simulated: true, count: 23 }
    expect(readItem(digest)).toEqual(digest)
    expect(readItem({ ...item, important: false, simulated: 'ya', count: 1 })).toEqual(item)
  })

  it.each([null, 'teks', [], {}, { ...item, id: '' }, { ...item, title: 7 }, { ...item, at: 'kemarin' }])(
    'refuses %j',
    (raw) => {
      expect(readItem(raw)).toBeNull()
    },
  )

  it.each(['https://lain.test', '//lain.test', 'javascript:alert(1)', '/\\lain.test', 'device', 7])(
    'drops a way that leads outside: %s',
    (to) => {
      expect(readItem({ ...item, to })).not.toHaveProperty('to')
    },
  )

  it('leaves markup as the text that it is', () => {
    const title = '<img src=x onerror=alert(1)>'
    expect(readItem({ ...item, title })?.title).toBe(title)
  })

  it('cuts what is endless', () => {
    const { title, body } = readItem({ ...item, title: 'x'.repeat(9000), body: 'y'.repeat(9000) }) ?? {}
    expect([title?.length, body?.length]).toEqual([200, 2000])
  })
})

describe('readItems', () => {
  it('keeps what is whole and leaves out the rest', () => {
    expect(readItems([item, null, { title: 'tanpa id' }])).toEqual([item])
  })

  it.each([undefined, null, 'rusak', { 0: item }])('is empty for %j', (stored) => {
    expect(readItems(stored)).toEqual([])
  })
})
