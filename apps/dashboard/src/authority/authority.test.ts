import { accessGroups, currentUser, roles, users } from '@sikud/api/fixtures'
import type { CurrentUser, Id } from '@sikud/api'
import { describe, expect, it } from 'vitest'
import { isOwnAccount, roleReason, userReason } from './authority.ts'
import { ownPermissions } from '@sikud/api/react'
import { id as texts } from '../locales/id.ts'
import type { UserAccountTexts } from '@sikud/ui/user'
import { passwordRefusal } from '../pages/user/accountRefusal.ts'
import { helpdeskPermissions } from '../testing/meWithPermissions.ts'

const words = {} as UserAccountTexts // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: no test reads these texts
const me = (permissions: Id[]): CurrentUser => ({
  ...currentUser,
  role: { data: { id: 2, name: 'Operator Armada', permissions } },
})
const [administrator, operator, supervisor] = roles
const [chief, self, , supervised] = users
const everything = administrator?.permissions ?? []

describe('X02 the check of what the signed-in user may change', () => {
  it('X02: allows everything if the server sends no permissions', () => {
    expect(ownPermissions(currentUser)).toBeUndefined()
    expect(roleReason(texts, currentUser, operator, accessGroups)).toBeUndefined()
    expect(userReason(texts, currentUser, chief, accessGroups)).toBeUndefined()
    expect(isOwnAccount(currentUser, self)).toBe(false)
  })

  it('X02: allows roles with the same or fewer permissions, but never the system role', () => {
    expect(roleReason(texts, me(everything), operator, accessGroups)).toBeUndefined()
    expect(roleReason(texts, me(everything.map(String)), operator, accessGroups)).toBeUndefined()
    expect(roleReason(texts, me(everything), administrator, accessGroups)).toBe(texts.role.system)
  })

  it('X02: names the missing permissions, or counts them if their names are unknown', () => {
    const held = me(everything.filter((id) => id !== 1 && id !== 2))
    expect(roleReason(texts, held, operator, accessGroups)).toBe(
      'Hak akses ini memuat izin yang tidak Anda miliki: Lihat perjalanan, Lihat posisi terakhir.',
    )
    expect(userReason(texts, held, chief, undefined)).toBe(
      'Pengguna ini punya 2 izin yang tidak Anda miliki.',
    )
  })

  it('X02: lets a helpdesk user change only the roles and accounts within its own permissions', () => {
    const helpdesk = me([...helpdeskPermissions])
    expect(roleReason(texts, helpdesk, supervisor, accessGroups)).toBeUndefined()
    expect(userReason(texts, helpdesk, supervised, accessGroups)).toBeUndefined()
    expect(roleReason(texts, helpdesk, operator, accessGroups)).toBe(
      'Hak akses ini memuat izin yang tidak Anda miliki: Lihat detail, Buat, Ubah dan 3 lainnya.',
    )
    expect(userReason(texts, helpdesk, chief, accessGroups)).toBe(
      'Pengguna ini punya izin yang tidak Anda miliki: Lihat detail, Buat, Ubah dan 10 lainnya.',
    )
  })

  it("X02: refuses to set the user's own password on the page for other users, and links to the right page", () => {
    const asked = { me: me(everything), groups: accessGroups, offered: true, words }
    expect(self && passwordRefusal(texts, { ...asked, user: self })).toMatchObject({
      to: '/account/password',
    })
    expect(chief && passwordRefusal(texts, { ...asked, user: chief })).toBeUndefined()
  })
})
