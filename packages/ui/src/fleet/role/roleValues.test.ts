import { roles } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { roleInput, roleValues } from './roleValues.ts'

test('roleValues grants nothing for a new role', () => {
  expect(roleValues(undefined)).toEqual({ name: '', description: '', permissions: [] })
})

test('roleInput of unchanged values keeps all permissions, also unlisted ones', () => {
  const role = { ...roles[1], id: 2, name: 'Operator', description: null, type: { text: 'Manual' } }
  const permissions = [3, 'lama-9', 1]
  expect(roleInput(roleValues({ ...role, permissions }))).toEqual({
    type: 'manual',
    name: 'Operator',
    description: null,
    permissions,
  })
})

test('roleInput trims texts and sends null for an emptied description', () => {
  expect(roleInput({ name: ' Operator ', description: '  ', permissions: [] })).toEqual({
    type: 'manual',
    name: 'Operator',
    description: null,
    permissions: [],
  })
})
