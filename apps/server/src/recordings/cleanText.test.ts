import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanKey, cleanText } from './prepareImport.ts'

describe('cleanText', () => {
  it('removes characters that a database cannot store or that break a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        // oxlint-disable-next-line no-control-regex -- the test looks for control characters
        expect(cleanText(text)).not.toMatch(/[\u0000-\u001F\u202E]/)
      }),
    )
  })

  it('removes NUL and bidirectional marks from a name', () => {
    expect(cleanText(' Truk\u0000 07\u202E ')).toBe('Truk  07')
  })
})

describe('cleanKey', () => {
  it('shortens long keys and keeps them unique', () => {
    const [one, two] = ['x'.repeat(100), `${'x'.repeat(99)}y`].map(cleanKey)
    expect(one).toHaveLength(64)
    expect(two).toHaveLength(64)
    expect(one).not.toBe(two)
  })
})
