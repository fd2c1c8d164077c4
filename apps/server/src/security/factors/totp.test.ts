import { describe, expect, it } from 'vitest'
import { base32, matchStep, stepAt, totp } from './totp.ts'

describe('codes of authenticator apps', () => {
  const seed = Buffer.from('12345678901234567890')

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('codes are those of RFC 6238 at second %i', (second, code) => {
    expect(totp(seed, stepAt(second * 1000), 8)).toBe(code)
  })

  it('a code matches only the current time step, the previous and the next', () => {
    const now = 1_800_000_010_000
    const found = [-2, -1, 0, 1, 2].map((shift) => matchStep(seed, totp(seed, stepAt(now) + shift), now))
    expect(found).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null])
    expect(['', '1', 'abcdef', 'ü12345'].map((code) => matchStep(seed, code, now))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('base32 writes keys in the form that authenticator apps can read', () => {
    expect(base32(seed)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ')
  })
})
