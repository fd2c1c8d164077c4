import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../database/Database.ts'
import { forbidden } from '../../http/HttpError.ts'
import { bodyId, FieldChecks } from '../../http/requestValues.ts'
import type { Message } from '../../locales/messages.ts'
import { isEmail } from '../../parse/isEmail.ts'
import { scopeOf } from '../../security/scope.ts'
import { requireSignedIn } from '../../security/security.ts'
import {
  listGroupIds,
  readOwnGroups,
  findRoleType,
  type UserFields,
  type UserGroups,
} from './userRepository.ts'

interface UserInput {
  name: string
  email: string
  role_id: number | string
}

export interface GroupsInput {
  all_groups?: boolean
  group_ids?: (number | string)[]
}

/**
 * Validates and trims the input. An e-mail address that does not change is always valid, even if the rules have
 * changed.
 */
export async function readUser(
  database: Queryable,
  input: UserInput,
  before: { name: string; email: string } | null = null,
): Promise<UserFields> {
  const fields = {
    name: cleanName(input.name),
    email: input.email.trim(),
    role_id: bodyId(input.role_id) ?? 0,
  }
  const roleType = await findRoleType(database, fields.role_id)
  new FieldChecks()
    .expect(fields.name !== '', 'name', (texts) => texts.field.nameRequired)
    .expectVisible({ name: fields.name }, before)
    .expect(
      fields.email === before?.email || isEmail(fields.email),
      'email',
      (texts) => texts.user.emailWrong,
    )
    .expect(roleType !== undefined, 'role_id', (texts) => texts.user.noSuchRole)
    .throwIfAny()
  return fields
}

/**
 * Validates the depots that a request assigns to a user. If the request names no depots, an existing user keeps the
 * current depots, and a new user gets the depots of the caller. Throws 403 if the request assigns all depots but the
 * caller does not see all of them.
 */
export async function readGroups(
  database: Queryable,
  request: FastifyRequest,
  input: GroupsInput,
  before: UserGroups | null = null,
): Promise<UserGroups> {
  const scope = scopeOf(request)
  if (input.all_groups === undefined && input.group_ids === undefined)
    return before ?? readOwnGroups(database, requireSignedIn(request).userId)
  if (input.all_groups) {
    if (scope.groupIds === null) return { all_groups: true, group_ids: [] }
    throw forbidden(onlyAll, { all_groups: [onlyAll] })
  }
  const ids = [...new Set((input.group_ids ?? []).map((id) => bodyId(id) ?? 0))]
  const known = await listGroupIds(database, scope, ids)
  new FieldChecks()
    .expect(ids.length > 0, 'group_ids', (texts) => texts.group.required)
    .expect(known.length === ids.length, 'group_ids', (texts) => texts.group.unknown)
    .throwIfAny()
  return { all_groups: false, group_ids: known }
}

const onlyAll: Message = (texts) => texts.group.onlyAll

/** Returns a name in which each line break and each run of blanks is replaced by one space. */
export function cleanName(name: string): string {
  return name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
