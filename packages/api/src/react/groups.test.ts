import { expect, it } from 'vitest'
import { groups } from '../fixtures/index.ts'
import { groupKeys } from './groups.ts'

it('groupKeys returns a depot and the depots below it', () => {
  expect([...groupKeys(groups, '2')].toSorted()).toEqual(['2', '3', '4', '5', '6'])
  expect(groupKeys(groups, 99).size).toBe(0)
})
