import { writeAudit } from '../../audit/writeAudit.ts'
import { callerOf, lockAuthority, requireMayManage } from '../../authority/mayManage.ts'
import { conflict, notFound } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { bodyId, FieldChecks, recordId } from '../../http/requestValues.ts'
import { textsFor } from '../../locales/messages.ts'
import { queueNotice } from '../../mail/mailOutbox.ts'
import {
  type ApiTokenRow,
  deleteApiToken,
  deleteApiTokens,
  insertApiToken,
  listApiTokens,
  listGrantable,
} from '../../security/ownTokens.ts'
import { scopeOf } from '../../security/scope.ts'
import { requireSignedIn, requireStepUp } from '../../security/security.ts'
import { requireLiveSession } from '../../security/sessions.ts'
import { listGroupIds, findUser } from '../user/userRepository.ts'

const MAX_TOKENS = 20
const MAX_LIFETIME_MS = 365 * 24 * 3_600_000
/**
 * Milliseconds by which a token may live longer than the maximum, because the clock of the browser can be ahead of the
 * server's clock.
 */
const TOLERANCE_MS = 3_600_000

type TokenOperation =
  | 'listTokenPermissions'
  | 'listOwnTokens'
  | 'createToken'
  | 'deleteToken'
  | 'listUserTokens'
  | 'deleteUserTokens'

/** Returns the handlers for the user's own API tokens and, for administrators, for the API tokens of other users. */
export function tokenHandlers({ database }: Services): Pick<Handlers, TokenOperation> {
  return {
    async listOwnTokens(request) {
      return {
        data: (await listApiTokens(database, scopeOf(request), requireSignedIn(request).userId)).map(toWire),
      }
    },

    async listTokenPermissions(request) {
      return { data: await listGrantable(database, requireSignedIn(request).userId) }
    },

    async createToken(request, reply) {
      const { userId } = requireStepUp(request)
      const { body } = request
      const name = body.name.trim()
      const permissions = body.permissions.map((id) => bodyId(id) ?? 0)
      const expiresAt = new Date(body.expires_at)
      const lifetime = expiresAt.getTime() - Date.now()
      const groups = [...new Set((body.group_ids ?? []).map((id) => bodyId(id) ?? 0))]
      const groupIds = await listGroupIds(database, scopeOf(request), groups)
      const grantable = new Set((await listGrantable(database, userId)).map(({ id }) => id))
      new FieldChecks()
        .expect(name !== '', 'name', (texts) => texts.field.nameRequired)
        .expectVisible({ name })
        .expect(
          permissions.every((id) => grantable.has(id)),
          'permissions',
          (texts) => texts.token.notGrantable,
        )
        .expect(groupIds.length === groups.length, 'group_ids', (texts) => texts.group.unknown)
        .expect(
          lifetime > 0 && lifetime <= MAX_LIFETIME_MS + TOLERANCE_MS,
          'expires_at',
          (texts) => texts.token.expiry,
        )
        .throwIfAny()
      const data = await database.transaction(async (transaction) => {
        await requireLiveSession(transaction, request)
        const created = await insertApiToken(
          transaction,
          userId,
          {
            name,
            permissions,
            groupIds,
            expiresAt,
            language: textsFor(request.headers['accept-language']).language,
          },
          MAX_TOKENS,
        )
        if (!created) throw conflict((texts) => texts.token.tooMany(MAX_TOKENS))
        await queueNotice(transaction, request, userId, 'tokenCreated', { tokens: [name] })
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
        return created
      })
      return reply.code(201).header('cache-control', 'no-store').send({ data })
    },

    async deleteToken(request) {
      const { userId } = requireSignedIn(request)
      await database.transaction(async (transaction) => {
        if (!(await deleteApiToken(transaction, userId, recordId(request.params.id)))) throw notFound()
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.token.deleted }
    },

    async listUserTokens(request) {
      const id = recordId(request.params.id)
      if (!(await findUser(database, scopeOf(request), id))) throw notFound()
      return { data: (await listApiTokens(database, scopeOf(request), id)).map(toWire) }
    },

    async deleteUserTokens(request) {
      const id = recordId(request.params.id)
      await database.transaction(async (transaction) => {
        await lockAuthority(transaction)
        if (!(await findUser(transaction, scopeOf(request), id))) throw notFound()
        await requireMayManage(transaction, callerOf(request), { userId: id })
        await deleteApiTokens(transaction, id)
        await writeAudit(transaction, request, { subject: { type: 'user', id } })
      })
      return { message: (texts) => texts.token.allDeleted }
    },
  }
}

function toWire({ created_at, last_used_at, expires_at, ...row }: ApiTokenRow) {
  return {
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
  }
}
