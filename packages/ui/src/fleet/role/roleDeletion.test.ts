import { users } from '@sikud/api/fixtures'
import { expect, test } from 'vitest'
import { roleDeletion, usersOfRole } from './roleDeletion.ts'

const held = (names: string, others: number) =>
  `Hak akses ini dimiliki ${names}${others > 0 ? ` dan ${others} pengguna lain` : ''}.`
const question = 'Apakah anda yakin ingin menghapus data ini?'

test('roleDeletion names no user if the users of the role are unknown', () => {
  expect(roleDeletion(question, { held }, undefined)).toBe('Apakah anda yakin ingin menghapus data ini?')
  expect(roleDeletion(question, { held }, usersOfRole(users, 4))).toBe(
    'Apakah anda yakin ingin menghapus data ini?',
  )
})

test('roleDeletion names the users of the role', () => {
  expect(roleDeletion(question, { held }, usersOfRole(users, '2'))).toBe(
    'Apakah anda yakin ingin menghapus data ini? Hak akses ini dimiliki Rina Kusumawardani, Andreas Tambunan.',
  )
})

test('roleDeletion names three users and counts the others', () => {
  expect(roleDeletion(question, { held }, users)).toMatch(/Andreas Tambunan dan 3 pengguna lain\.$/)
})
