import { accessGroups } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { compareGrants, countGrants, grantChanges, grantLines } from './compareGrants.ts'
import { grantKeys } from './grants.ts'

const [first, second] = accessGroups
const whole = first?.permissions.data ?? []
const [one] = second?.permissions.data ?? []

test('grantLines names the permissions of each group in the order of the groups', () => {
  const lines = grantLines(accessGroups, grantKeys([one?.id ?? 0, ...whole.map(({ id }) => id)]))
  expect(lines).toEqual([
    { group: first?.name, names: whole.map(({ name }) => name), isWhole: true },
    { group: second?.name, names: [one?.name], isWhole: false },
  ])
  expect(countGrants(lines)).toBe(whole.length + 1)
})

test('compareGrants separates differences from common permissions, for ids of any type', () => {
  const [a, b, c] = whole.map(({ id }) => id)
  const { onlyFirst, onlySecond, both } = compareGrants(
    accessGroups,
    grantKeys([a ?? 0, b ?? 0]),
    grantKeys([String(b), String(c)]),
  )
  expect([onlyFirst, onlySecond, both].map((lines) => lines.flatMap(({ names }) => names))).toEqual([
    [whole[0]?.name],
    [whole[2]?.name],
    [whole[1]?.name],
  ])
})

test('grantChanges returns null when only the order or the type of ids differs', () => {
  expect(grantChanges(accessGroups, [1, 2], ['2', 1])).toBeNull()
})

test('grantChanges returns the added and the removed permissions', () => {
  const [a, b] = whole
  const changes = grantChanges(accessGroups, [a?.id ?? 0], [b?.id ?? 0])
  expect(changes?.added.flatMap(({ names }) => names)).toEqual([b?.name])
  expect(changes?.removed.flatMap(({ names }) => names)).toEqual([a?.name])
})
