import { accessGroups, currentUser, roles, users } from '@sikud/api/fixtures'
import type { CurrentUser, Id } from '@sikud/api'
import { describe, expect, it } from 'vitest'
import { isOwnAccount, ownPermissions, roleReason, userReason } from './authority.ts'
import { id as texts } from '../locales/id.ts'
import { user as words } from '../locales/idUser.ts'
import { passwordRefusal } from '../pages/user/accountRefusal.ts'

const me = (permissions: Id[]): CurrentUser => ({
  ...currentUser,
  role: { data: { id: 2, name: 'Operator Armada', permissions } },
})
const [administrator, operator] = roles
const [chief, self] = users
const everything = administrator?.permissions ?? []

describe('X02 what the signed-in user may manage', () => {
  it('X02: is everything where the server does not send permissions', () => {
    expect(ownPermissions(currentUser)).toBeUndefined()
    expect(roleReason(texts, currentUser, operator, accessGroups)).toBeUndefined()
    expect(userReason(texts, currentUser, chief, accessGroups)).toBeUndefined()
    expect(isOwnAccount(currentUser, self)).toBe(false)
  })

  it('X02: is every role that grants the same or less, but never the system role', () => {
    expect(roleReason(texts, me(everything), operator, accessGroups)).toBeUndefined()
    expect(roleReason(texts, me(everything.map(String)), operator, accessGroups)).toBeUndefined()
    expect(roleReason(texts, me(everything), administrator, accessGroups)).toBe(texts.role.system)
  })

  it('X02: compares permissions by name, or by count if names are unknown', () => {
    const held = me(everything.filter((id) => id !== 24 && id !== 25))
    expect(roleReason(texts, held, operator, accessGroups)).toBe(
      'Hak akses ini memuat izin yang tidak Anda miliki: Lihat perjalanan, Lihat posisi terakhir.',
    )
    expect(userReason(texts, held, chief, undefined)).toBe(
      'Pengguna ini punya 2 izin yang tidak Anda miliki.',
    )
  })

  it('X02: does not include the password of the signed-in user, which has another page', () => {
    const asked = { me: me(everything), groups: accessGroups, offered: true, words }
    expect(self && passwordRefusal(texts, { ...asked, user: self })).toMatchObject({
      to: '/account/password',
    })
    expect(chief && passwordRefusal(texts, { ...asked, user: chief })).toBeUndefined()
  })
})
