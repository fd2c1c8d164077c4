import { expect, test } from 'vitest'
import { plural, pluralForm } from './plural.ts'

const sessions = { one: 'session', other: 'sessions' }

test.each([
  [0, '0 sessions'],
  [1, '1 session'],
  [2, '2 sessions'],
  ['1', '1 session'],
  ['1,001', '1,001 sessions'],
  ['0.1', '0.1 sessions'],
])('counts %s as %s', (count, text) => {
  expect(plural(count, sessions)).toBe(text)
})

test('follows the plural rules of other languages', () => {
  const polish = { one: 'sesja', few: 'sesje', many: 'sesji', other: 'sesji' }
  expect([1, 3, 5, 22].map((count) => pluralForm(count, polish, 'pl'))).toEqual([
    'sesja',
    'sesje',
    'sesji',
    'sesje',
  ])
})

test('a language without a plural has one form', () => {
  expect(['1', '1.000'].map((count) => plural(count, { other: 'sesi' }, 'ms'))).toEqual([
    '1 sesi',
    '1.000 sesi',
  ])
})
