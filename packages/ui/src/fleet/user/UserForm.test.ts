import { managedUsers } from '@sikud/api/fixtures'
import { expect, it } from 'vitest'
import { userInput, userValues } from './UserForm.tsx'

it('userValues is empty for a new user, and for a user without role', () => {
  expect(userValues(undefined)).toEqual({
    name: '',
    email: '',
    role_id: null,
    all_groups: false,
    group_ids: [],
  })
  expect(userValues(managedUsers[5])).toMatchObject({ name: 'Rudi Hartono Putra', role_id: null })
})

it('userInput trims the texts and keeps the role', () => {
  const typed = { name: ' Rina ', email: ' rina@armada.example ', role_id: 2 }
  expect(userInput({ ...typed, all_groups: false, group_ids: [] })).toEqual({
    name: 'Rina',
    email: 'rina@armada.example',
    role_id: 2,
  })
})

it('userInput sends the depots of a user, or that the user sees all depots', () => {
  const values = userValues(undefined)
  expect(userInput({ ...values, group_ids: [2, 3] })).toMatchObject({ all_groups: false, group_ids: [2, 3] })
  expect(userInput({ ...values, all_groups: true, group_ids: [2] })).toEqual({
    name: '',
    email: '',
    role_id: '',
    all_groups: true,
  })
})
