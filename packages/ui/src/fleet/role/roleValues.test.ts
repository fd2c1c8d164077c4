import { roles } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { roleInput, roleValues } from './roleValues.ts'

test('roleValues begins with nothing granted for a new role', () => {
  expect(roleValues(undefined)).toEqual({ name: '', description: '', permissions: [] })
})

test('roleInput of an untouched role keeps every permission, those too that no group lists', () => {
  const role = { ...roles[1], id: 2, name: 'Operator', description: null, type: { text: 'Manual' } }
  const permissions = [3, 'lama-9', 1]
  expect(roleInput(roleValues({ ...role, permissions }))).toEqual({
    type: 'manual',
    name: 'Operator',
    description: null,
    permissions,
  })
})

test('roleInput sends no blanks around and null for an emptied description', () => {
  expect(roleInput({ name: ' Operator ', description: '  ', permissions: [] })).toEqual({
    type: 'manual',
    name: 'Operator',
    description: null,
    permissions: [],
  })
})
