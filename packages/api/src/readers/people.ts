import type {
  AccessGroup,
  CurrentUser,
  DistrictWithVillages,
  Id,
  ProvinceWithRegencies,
  RegencyWithDistricts,
  Role,
  User,
} from '../models.ts'
import { choice, choices } from './fleet.ts'
import { id, optional, or, orNull, record, relation, rows, text, word, words } from './reader.ts'

const place = relation(record({ id, name: optional(text) }))

const grantedRole = record<{ id?: Id; name: string; permissions?: Id[] }>({
  id: optional(id),
  name: words,
  permissions: optional(rows(id)),
})

export const currentUser = record<CurrentUser>({
  id: optional(id),
  name: words,
  email: optional(text),
  phone: relation(text),
  address: relation(text),
  province: place,
  regency: place,
  district: place,
  village: place,
  role: relation(record({ data: grantedRole })),
})

export const user = record<User>({
  id,
  name: words,
  email: words,
  created: or(record({ full: text }), { full: '' }),
  same_email: optional(choice),
  role: relation(grantedRole),
})

export const role = record<Role>({
  id,
  name: words,
  description: orNull(text),
  type: or(record<Role['type']>({ text: words, code: optional(word()) }), { text: '' }),
  permissions: optional(rows(id)),
})

export const accessGroup = record<AccessGroup>({
  id: optional(id),
  name: words,
  description: orNull(text),
  permissions: choices,
})

export const province = record<ProvinceWithRegencies>({ id, name: words, regencies: choices })
export const regency = record<RegencyWithDistricts>({ id, name: words, districts: choices })
export const district = record<DistrictWithVillages>({ id, name: words, villages: choices })
