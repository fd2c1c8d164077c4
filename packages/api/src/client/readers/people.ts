import type {
  AccessGroup,
  AccountLink,
  ApiToken,
  CurrentUser,
  DistrictWithVillages,
  EmailChange,
  Factor,
  FactorSeed,
  Id,
  InvitedAccount,
  NewApiToken,
  ProvinceWithRegencies,
  RecoveryCodes,
  RegencyWithDistricts,
  Role,
  User,
  UserSession,
} from '../../models.ts'
import { idAndName, idAndNameList } from './fleet.ts'
import {
  flag,
  id,
  number,
  optional,
  or,
  orNull,
  record,
  relation,
  rows,
  text,
  word,
  words,
} from './reader.ts'

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
  factor: optional(flag),
  passkey: optional(flag),
  limited: optional(flag),
  all_simulated: optional(flag),
  all_groups: optional(flag),
  groups: optional(rows(idAndName)),
  email_change: relation(
    record<EmailChange>({
      email: text,
      waits_for: or(rows(word<EmailChange['waits_for'][number]>()), []),
      expires_at: text,
    }),
  ),
  view_as: optional(record({ role: record({ id, name: words }), until: text })),
  role: relation(record({ data: grantedRole })),
})

export const user = record<User>({
  id,
  name: words,
  email: words,
  created: or(record({ full: text }), { full: '' }),
  status: optional(word()),
  email_verified: optional(flag),
  last_sign_in: relation(text),
  recovery_requested: optional(flag),
  mail_failed: optional(flag),
  factor: optional(flag),
  all_groups: optional(flag),
  group_ids: optional(rows(id)),
  groups: optional(rows(idAndName)),
  same_email: optional(idAndName),
  role: relation(grantedRole),
})

export const accountLink = record<AccountLink>({ path: text, expires_at: text })
export const userSession = record<UserSession>({
  id,
  browser: orNull(text),
  system: orNull(text),
  address: orNull(text),
  network: word(),
  created_at: text,
  last_seen_at: text,
  current: or(flag, false),
})
export const apiToken = record<ApiToken>({
  id,
  name: words,
  permissions: or(rows(id), []),
  created_at: text,
  last_used_at: orNull(text),
  expires_at: text,
  all_groups: optional(flag),
  groups: optional(rows(idAndName)),
})
export const factor = record<Factor>({
  enabled: or(flag, false),
  enabled_at: orNull(text),
  codes_left: or(number, 0),
  required: or(flag, false),
})
export const factorSeed = record<FactorSeed>({ secret: text, uri: text })
export const recoveryCodes = record<RecoveryCodes>({ codes: rows(text) })
export const newApiToken = record<NewApiToken>({ id, token: text })
export const invitedAccount = record<InvitedAccount>({ name: words, email: words })

export const role = record<Role>({
  id,
  name: words,
  description: orNull(text),
  type: or(record<Role['type']>({ text: words, code: optional(word()) }), { text: '' }),
  permissions: optional(rows(id)),
  user_count: optional(number),
  require_factor: optional(flag),
  without_factor_count: optional(number),
})

export const accessGroup = record<AccessGroup>({
  id: optional(id),
  name: words,
  description: orNull(text),
  permissions: idAndNameList,
})

export const province = record<ProvinceWithRegencies>({ id, name: words, regencies: idAndNameList })
export const regency = record<RegencyWithDistricts>({ id, name: words, districts: idAndNameList })
export const district = record<DistrictWithVillages>({ id, name: words, villages: idAndNameList })
