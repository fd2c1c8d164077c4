import { expect, test } from 'vitest'
import { en } from './en.ts'
import { id } from './id.ts'

const parts = {
  id: import.meta.glob<Record<string, object>>('./id/*.ts', { eager: true }),
  en: import.meta.glob<Record<string, object>>('./en/*.ts', { eager: true }),
}

test.each(Object.entries(parts.id))('%s has the same keys in both languages', (path, part) => {
  const other = parts.en[path.replace('/id/', '/en/')]
  expect(keysOf(other)).toEqual(keysOf(part))
})

function keysOf(part: Record<string, object> = {}) {
  return Object.entries(part).map(([name, texts]) => [name, Object.keys(texts)])
}

test('both languages have the same keys', () => {
  expect(Object.keys(en)).toEqual(Object.keys(id))
})

test('the English texts that the specification fixes are the same in both languages', () => {
  for (const key of ['play', 'pause', 'speed', 'playbackControl', 'loadingSessions'] as const) {
    expect(en[key]).toBe(id[key])
  }
})
