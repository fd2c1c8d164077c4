import { describe, expect, it } from 'vitest'
import { accessGroups, currentUser, roles, users } from '../fixtures/index.ts'
import type { CurrentUser, Id } from '../models.ts'
import { isOwnAccount, roleReason, userReason } from './authority.ts'
import { ownPermissions } from './permissions.ts'

const texts = {
  role: {
    system: 'the system role',
    beyond: (missing: string) => `role: ${missing}`,
    missing: (names: string, others: number) => `${names} + ${others}`,
  },
  user: { beyond: (missing: string) => `user: ${missing}` },
}

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
      'role: Lihat perjalanan, Lihat posisi terakhir + 0',
    )
    expect(userReason(texts, held, chief, undefined)).toBe('user:  + 2')
  })

  it('X02: lets a user change only the roles and accounts within its own permissions', () => {
    const like = me([...(supervisor?.permissions ?? [])])
    expect(roleReason(texts, like, supervisor, accessGroups)).toBeUndefined()
    expect(userReason(texts, like, supervised, accessGroups)).toBeUndefined()
    expect(userReason(texts, like, chief, accessGroups)).toMatch(/^user: (.+), (.+), (.+) \+ \d+$/)
  })

  it('X02: knows the own account of the user', () => {
    expect(isOwnAccount(me(everything), self)).toBe(true)
    expect(isOwnAccount(me(everything), chief)).toBe(false)
  })
})
