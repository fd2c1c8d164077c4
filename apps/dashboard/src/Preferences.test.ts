import { describe, expect, it } from 'vitest'
import { parseLanguage, parseTimeZone } from './Preferences.tsx'

describe('parseLanguage', () => {
  it.each(['id', 'en'] as const)('accepts %s', (language) => {
    expect(parseLanguage(language)).toBe(language)
  })

  it.each(['', 'nl', '"en"', '__proto__'])('ignores %j', (stored) => {
    expect(parseLanguage(stored)).toBeUndefined()
  })
})

describe('parseTimeZone', () => {
  it.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'])('accepts %s', (zone) => {
    expect(parseTimeZone(zone)).toBe(zone)
  })

  it.each(['', 'WIB?', 'Mars/Olympus'])('ignores %j', (stored) => {
    expect(parseTimeZone(stored)).toBeUndefined()
  })
})
