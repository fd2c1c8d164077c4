import { expect, it } from 'vitest'
import { isSearchKey } from './useSearchState.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it('isSearchKey accepts Ctrl+K, with Caps Lock too', () => {
  expect(isSearchKey({ ...none, key: 'k', ctrlKey: true }, false)).toBe(true)
  expect(isSearchKey({ ...none, key: 'K', ctrlKey: true }, false)).toBe(true)
})

it('isSearchKey accepts Cmd+K on a Mac, where Ctrl+K edits text', () => {
  expect(isSearchKey({ ...none, key: 'k', metaKey: true }, true)).toBe(true)
  expect(isSearchKey({ ...none, key: 'k', ctrlKey: true }, true)).toBe(false)
})

it.each([
  { ...none, key: 'k' },
  { ...none, key: 'j', ctrlKey: true },
  { ...none, key: 'k', ctrlKey: true, shiftKey: true },
  { ...none, key: 'k', ctrlKey: true, altKey: true },
  { ...none, key: 'k', ctrlKey: true, metaKey: true },
])('isSearchKey is false for other keys', (keys) => {
  expect(isSearchKey(keys, false)).toBe(false)
})
