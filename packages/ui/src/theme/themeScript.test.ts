import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { themeScript } from './themeScript.ts'

function themeFor(getItem: (key: string) => string | null) {
  const attributes: Record<string, string> = {}
  const documentElement = {
    setAttribute: (name: string, value: string) => {
      attributes[name] = value
    },
  }
  runInNewContext(themeScript, { document: { documentElement }, localStorage: { getItem } })
  return attributes['data-theme']
}

describe('themeScript', () => {
  test('sets the stored theme', () => {
    expect(themeFor((key) => (key === 'theme' ? 'dark' : null))).toBe('dark')
  })

  test('sets the light theme when the stored value is missing or invalid', () => {
    expect(themeFor(() => null)).toBe('light')
    expect(themeFor(() => 'system')).toBe('light')
  })

  test('sets the light theme when storage is blocked', () => {
    expect(
      themeFor(() => {
        throw new Error('blocked')
      }),
    ).toBe('light')
  })
})
