import { users } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { id as texts } from '../../locales/id.ts'
import { roleDeletion, usersOfRole } from './roleDeletion.ts'

const question = 'Apakah anda yakin ingin menghapus data ini?'

test('roleDeletion names no user if the users of the role are unknown', () => {
  expect(roleDeletion(question, texts.role, undefined)).toBe('Apakah anda yakin ingin menghapus data ini?')
  expect(roleDeletion(question, texts.role, usersOfRole(users, 4))).toBe(
    'Apakah anda yakin ingin menghapus data ini?',
  )
})

test('roleDeletion names the users of the role', () => {
  expect(roleDeletion(question, texts.role, usersOfRole(users, '2'))).toBe(
    'Apakah anda yakin ingin menghapus data ini? Hak akses ini dimiliki Rina Kusumawardani, Andreas Tambunan.',
  )
})

test('roleDeletion names three users and counts the others', () => {
  expect(roleDeletion(question, texts.role, users)).toMatch(/Andreas Tambunan dan 3 pengguna lain\.$/)
})
