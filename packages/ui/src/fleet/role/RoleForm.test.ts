import { roles } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { copiedValues, roleInput, roleValues } from './RoleForm.tsx'

test('roleValues grants nothing for a new role', () => {
  expect(roleValues(undefined)).toEqual({ name: '', description: '', permissions: [], require_factor: false })
})

test('roleInput of unchanged values keeps all permissions, even those that no permission group contains', () => {
  const role = { ...roles[1], id: 2, name: 'Operator', description: null, type: { text: 'Manual' } }
  const permissions = [3, 'lama-9', 1]
  expect(roleInput(roleValues({ ...role, permissions }))).toEqual({
    type: 'manual',
    name: 'Operator',
    description: null,
    permissions,
  })
})

test('copiedValues keeps the permissions that the user may grant and shortens the name', () => {
  const role = {
    id: 2,
    name: 'Operator',
    description: null,
    type: { text: 'Manual' },
    permissions: [1, '2', 3],
  }
  expect(copiedValues(role, 'x'.repeat(130), [2, 3])).toEqual({
    name: 'x'.repeat(120),
    description: '',
    permissions: ['2', 3],
    require_factor: false,
  })
  expect(copiedValues(role, 'Salinan Operator', undefined).permissions).toEqual([1, '2', 3])
})

test('roleInput trims texts and sends null for an emptied description', () => {
  expect(roleInput({ name: ' Operator ', description: '  ', permissions: [], require_factor: true })).toEqual(
    {
      type: 'manual',
      name: 'Operator',
      description: null,
      permissions: [],
    },
  )
})

test('roleInput sends `require_factor` only to a server with this feature', () => {
  const values = { name: 'Operator', description: '', permissions: [], require_factor: true }
  expect(roleInput(values)).not.toHaveProperty('require_factor')
  expect(roleInput(values, true)).toMatchObject({ require_factor: true })
})
