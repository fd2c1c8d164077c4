import { accessGroups } from '@sikud/api/fixtures'
import { describe, expect, test } from 'vitest'
import { changedGrants, filteredGroups, grantKeys, unlistedGrants, withGrants } from './grants.ts'

describe('withGrants', () => {
  test('grants each permission only once, and revokes permissions', () => {
    expect(withGrants([1, 2], [], [2, 3], true)).toEqual([1, 2, 3])
    expect(withGrants([1, 2, 3], [], [2, 3], false)).toEqual([1])
  })

  test('restores the saved order when a permission is revoked and granted again', () => {
    const saved = [7, 2, 'lama-9', 1]
    const without = withGrants(saved, saved, [2], false)
    expect(without).toEqual([7, 'lama-9', 1])
    expect(withGrants(without, saved, [2], true)).toEqual(saved)
  })

  test('treats numeric and text ids as equal', () => {
    expect(withGrants([1, 2], [1, 2], ['2'], false)).toEqual([1])
    expect(withGrants([1], [1, 2], ['2'], true)).toEqual([1, 2])
  })
})

test('changedGrants returns granted and revoked permissions', () => {
  expect(changedGrants(accessGroups, grantKeys([3, 5]), grantKeys([3, 4]))).toEqual(['4', '5'])
})

test('unlistedGrants returns the ids of permissions that no permission group contains', () => {
  expect(unlistedGrants(accessGroups, [1, 'lama-9', 900])).toEqual(['lama-9', 900])
})

test('filteredGroups omits permission groups without a matching permission', () => {
  const found = filteredGroups(accessGroups, ({ name }) => name === 'Ubah password')
  expect(found.map(({ name }) => name)).toEqual(['Pengguna'])
  expect(found[0]?.permissions.data.map(({ name }) => name)).toEqual(['Ubah password'])
})
