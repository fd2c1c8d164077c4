import { accessGroups, currentUser, roles, users } from '@sikud/api/fixtures'
import { expect, it } from 'vitest'
import { id as texts } from '../../locales/id.ts'
import type { UserAccountTexts } from '@sikud/ui/user'
import { passwordRefusal } from './accountRefusal.ts'

const words = {} as UserAccountTexts // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: no test reads these texts
const permissions = roles[0]?.permissions ?? []
const me = { ...currentUser, role: { data: { id: 2, name: 'Operator Armada', permissions } } }
const [chief, self] = users

it("X02: refuses to set the user's own password on the page for other users, and links to the right page", () => {
  const asked = { me, groups: accessGroups, offered: true, words }
  expect(self && passwordRefusal(texts, { ...asked, user: self })).toMatchObject({ to: '/account/password' })
  expect(chief && passwordRefusal(texts, { ...asked, user: chief })).toBeUndefined()
})
