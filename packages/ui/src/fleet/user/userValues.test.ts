import { managedUsers } from '@sikud/api/fixtures'
import { expect, it } from 'vitest'
import { userInput, userValues } from './userValues.ts'

it('userValues is empty for a new user, and for a user without role', () => {
  expect(userValues(undefined)).toEqual({ name: '', email: '', role_id: null })
  expect(userValues(managedUsers[5])).toMatchObject({ name: 'Rudi Hartono Putra', role_id: null })
})

it('userInput trims the texts and keeps the role', () => {
  expect(userInput({ name: ' Rina ', email: ' rina@armada.example ', role_id: 2 })).toEqual({
    name: 'Rina',
    email: 'rina@armada.example',
    role_id: 2,
  })
})
