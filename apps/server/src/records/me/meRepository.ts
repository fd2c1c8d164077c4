import type { Queryable } from '../../database/Database.ts'
import { hasFactor, hasPasskey, lacksFactor } from '../../security/factors/factors.ts'
import { textsFor } from '../../locales/messages.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'
import { type EmailChange, waitingEmail } from '../../links/emailChanges.ts'

interface NamedRow {
  id: number
  name: string
}

/** The account of the signed-in user, with the administrative areas that the user chose, the role and the depots. */
export interface MeRow {
  id: number
  name: string
  email: string
  phone: string | null
  address: string | null
  province: NamedRow | null
  regency: NamedRow | null
  district: NamedRow | null
  village: NamedRow | null
  role: (NamedRow & { permissions: number[] }) | null
  factor: boolean
  passkey: boolean
  /**
   * True if the session can call only the operations in `openToLimited`, because a required second factor is missing.
   */
  limited: boolean
  /** The language in which the user read last. */
  language: string
  email_change: EmailChange | null
  all_simulated: boolean
  all_groups: boolean
  groups: NamedRow[]
}

/**
 * The ids of the administrative areas that a user chose, from the largest area to the smallest. An id is null if the
 * user chose no area.
 */
export interface Places {
  province_id: number | null
  regency_id: number | null
  district_id: number | null
  village_id: number | null
}

const reference = (table: string) =>
  `(select json_build_object('id', ${table}.id, 'name', ${table}.name)
    from ${table} where ${table}.id = app_user.${table}_id) as ${table}`

const role = `
  (select json_build_object('id', role.id, 'name', role.name, 'permissions', array(
     select permission_id from role_permission where role_id = role.id order by permission_id))
   from role where role.id = app_user.role_id) as role`

const groups = `(select coalesce(json_agg(json_build_object('id', fleet_group.id, 'name', fleet_group.name)
    order by lower(fleet_group.name), fleet_group.id), '[]')
  from user_group join fleet_group on fleet_group.id = group_id where user_id = app_user.id) as groups`

export async function findMe(database: Queryable, id: number): Promise<MeRow | null> {
  const relations = ['province', 'regency', 'district', 'village'].map(reference).join(', ')
  const [me] = await database.query<MeRow>(
    `select id, name, email, phone, address, ${relations}, ${role}, ${hasFactor} as factor, ${hasPasskey} as passkey,
       ${lacksFactor} as limited, language, ${waitingEmail},
       all_groups, ${groups},
       exists (select from device) and not exists (select from device where not simulated) as all_simulated
     from app_user where id = $1`,
    [id],
  )
  return me ?? null
}

/**
 * Returns for each area whether it exists and belongs to the chosen larger area. The result is also true if no area is
 * chosen.
 */
export async function checkPlaces(
  database: Queryable,
  places: Places,
): Promise<Record<keyof Places, boolean>> {
  const [found] = await database.query<Record<keyof Places, boolean>>(
    `select
       $1::bigint is null or exists (select from province where id = $1) as province_id,
       $2::bigint is null or exists (select from regency where id = $2 and province_id = $1) as regency_id,
       $3::bigint is null or exists (select from district where id = $3 and regency_id = $2) as district_id,
       $4::bigint is null or exists (select from village where id = $4 and district_id = $3) as village_id`,
    [places.province_id, places.regency_id, places.district_id, places.village_id],
  )
  if (!found) throw new Error('A select without a table must return one row.')
  return found
}

export async function storeProfile(
  database: Queryable,
  id: number,
  profile: Places & { name: string; phone: string | null; address: string | null },
): Promise<void> {
  await database.query(
    `update app_user set name = $2, phone = $3, address = $4,
       province_id = $5, regency_id = $6, district_id = $7, village_id = $8 where id = $1`,
    [
      id,
      profile.name,
      profile.phone,
      profile.address,
      profile.province_id,
      profile.regency_id,
      profile.district_id,
      profile.village_id,
    ],
  )
}

/** Remembers the language in which a user reads; a request that names no language changes nothing. */
export async function storeLanguage(
  database: Queryable,
  { id, language: stored }: Pick<MeRow, 'id' | 'language'>,
  acceptLanguage: string | undefined,
): Promise<void> {
  if (acceptLanguage === undefined) return
  const { language } = textsFor(acceptLanguage)
  if (language !== stored)
    await database.query('update app_user set language = $2 where id = $1', [id, language])
}

export async function readEmail(
  database: Queryable,
  id: number,
): Promise<{ email: string; isVerified: boolean } | null> {
  const [user] = await database.query<{ email: string; isVerified: boolean }>(
    `select email, email_verified_at is not null as "isVerified" from app_user where id = $1`,
    [id],
  )
  return user ?? null
}

/**
 * Stores an e-mail address that is proved to belong to the user. Throws a violation of a unique index if another
 * account has it.
 */
export async function storeEmail(database: Queryable, id: number, email: string): Promise<void> {
  await database.query(
    'update app_user set email = $2, email_key = $3, email_verified_at = now() where id = $1',
    [id, email, normaliseEmail(email)],
  )
}
