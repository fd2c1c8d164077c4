import { expect, it } from 'vitest'
import { linkToken } from './useLinkToken.ts'

it.each([
  ['https://armada.example/invitation#aB3-_x', 'aB3-_x'],
  ['#aB3-_x', 'aB3-_x'],
  [' aB3-\n _x ', 'aB3-_x'],
  ['', ''],
  ['#', ''],
])('linkToken reads %j as %j', (pasted, token) => {
  expect(linkToken(pasted)).toBe(token)
})
