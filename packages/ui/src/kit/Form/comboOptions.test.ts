import { expect, test } from 'vitest'
import { chosenOption, keyboardTargets } from './comboOptions.ts'

const options = [
  { id: 7, label: 'B 9123 KXA' },
  { id: 'v-8', label: 'D 1840 ABC' },
]

test('chosenOption finds an option by an id that is a number or a text', () => {
  expect(chosenOption(options, 7, null)).toBe(options[0])
  expect(chosenOption(options, '7', null)).toBe(options[0])
  expect(chosenOption(options, 'v-8', null)).toBe(options[1])
})

test('chosenOption returns `current` while the options load', () => {
  const current = { id: 9, label: 'F 8841 WT' }
  expect(chosenOption([], 9, current)).toBe(current)
  expect(chosenOption(options, 7, current)).toBe(options[0])
})

test('chosenOption returns an unknown id as an option with the id as its label', () => {
  expect(chosenOption(options, 9, null)).toEqual({ id: 9, label: '9' })
})

test('chosenOption returns null without a choice', () => {
  expect(chosenOption(options, null, { id: 9, label: 'F 8841 WT' })).toBeNull()
  expect(chosenOption(options, undefined, null)).toBeNull()
})

test('X35: keyboardTargets contains both ends of the list and each option that one key press can reach', () => {
  expect(keyboardTargets(20_000, [100])).toEqual([0, 1, 5, 19_999, 95, 99, 100, 101, 105])
})

test('X35: keyboardTargets stays inside the list', () => {
  expect(new Set(keyboardTargets(3, [2, -1]))).toEqual(new Set([0, 1, 2]))
  expect(keyboardTargets(0, [-1])).toEqual([])
})
