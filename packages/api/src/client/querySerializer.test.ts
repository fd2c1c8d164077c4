import * as fc from 'fast-check'
import { parse, stringify } from 'qs'
import { describe, expect, it } from 'vitest'
import { escapeText, querySerializer } from './querySerializer.ts'

/** Generates texts, some with characters to escape, but none with a lone surrogate, which a URL cannot contain. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'&#%+= []\n\t?/"<>\'é'.split('')) }),
)
const key = fc
  .string({ unit: fc.constantFrom(...'abcxyz_-019'.split('')), minLength: 1, maxLength: 8 })
  .filter((name) => name !== '__proto__')
const scalar = (text: fc.Arbitrary<string>) =>
  fc.oneof(
    text,
    fc.integer(),
    fc.double({ min: -1e20, max: 1e20 }),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
  )

function query(text: fc.Arbitrary<string>) {
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      scalar(text),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  return fc.dictionary(key, tree, { maxKeys: 4, noNullPrototype: true })
}

const plainText = fc.string({ unit: fc.constantFrom(...'abcXYZ019,.:;!@$*()-_~[]/?éßü'.split('')) })

describe('querySerializer', () => {
  it('returns the same as qs without encoding, for texts that need no escaping', () => {
    fc.assert(
      fc.property(query(plainText), (value) => {
        expect(querySerializer(value)).toBe(stringify(value, { encode: false }))
      }),
      { numRuns: 1000 },
    )
  })

  it('returns the same as qs with `escapeText` as encoder', () => {
    fc.assert(
      fc.property(query(anyText), (value) => {
        expect(querySerializer(value)).toBe(
          stringify(value, { encoder: (text: unknown) => escapeText(String(text)) }),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('returns a query that URL and qs parse back to the same values', () => {
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.oneof(anyText, fc.array(anyText, { minLength: 1, maxLength: 5 })), {
          minKeys: 1,
          maxKeys: 5,
          noNullPrototype: true,
        }),
        (value) => {
          const url = new URL(`https://api.sikud.test/x?${querySerializer(value)}`)
          expect(url.hash).toBe('')
          expect(parse(url.search.slice(1))).toEqual(value)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('matches the examples of the API', () => {
    expect(querySerializer({ include: 'vehicle,driver' })).toBe('include=vehicle,driver')
    expect(
      querySerializer({ filter: { name: 'Budi & Co #1', ids: [1, 2] }, none: undefined, empty: null }),
    ).toBe('filter[name]=Budi%20%26%20Co%20%231&filter[ids][0]=1&filter[ids][1]=2&empty=')
    expect(querySerializer({ at: new Date('2026-11-20T00:00:00Z') })).toBe('at=2026-11-20T00:00:00.000Z')
  })
})
