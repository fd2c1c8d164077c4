import { randomBytes } from 'node:crypto'
import { writeAudit } from '../../audit/writeAudit.ts'
import { callerOf, lockAuthority, requireMayManage } from '../../authority/mayManage.ts'
import { conflict, notFound, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { recordId } from '../../http/requestValues.ts'
import { textsFor } from '../../locales/messages.ts'
import { queueMail, queueNotice } from '../../mail/mailOutbox.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import {
  deleteFactors,
  deleteTotp,
  enableFactor,
  lockUser,
  matchFirstCode,
  readFactor,
  type SecretKey,
  storeSeed,
  userHasFactor,
  isFactorRequired,
  requireFactorLeft,
} from '../../security/factors/factors.ts'
import { makeRecoveryCodes, storeRecoveryCodes } from '../../security/factors/recoveryCodes.ts'
import { base32 } from '../../security/factors/totp.ts'
import { scopeOf } from '../../security/scope.ts'
import { requireSignedIn, requireStepUp } from '../../security/security.ts'
import { requireLiveSession } from '../../security/sessions.ts'
import { revokeAllTokens } from '../../security/tokens.ts'
import { findUser } from '../user/userRepository.ts'
import { findMe } from './meRepository.ts'

const SEED_BYTES = 20

type FactorOperation =
  | 'getFactor'
  | 'startFactor'
  | 'confirmFactor'
  | 'removeFactor'
  | 'renewRecoveryCodes'
  | 'resetFactor'

/**
 * Returns the handlers with which users change their own second factor, and administrators turn off the second factor
 * of another user.
 */
export function factorHandlers({
  database,
  secretKey,
}: Services & { secretKey: SecretKey }): Pick<Handlers, FactorOperation> {
  return {
    async getFactor(request) {
      const { userId } = requireSignedIn(request)
      const { enabled_at, codes_left } = await readFactor(database, userId)
      const required = await isFactorRequired(database, userId)
      return {
        data: {
          enabled: enabled_at !== null,
          enabled_at: enabled_at?.toISOString() ?? null,
          codes_left,
          required,
        },
      }
    },

    async startFactor(request, reply) {
      const { userId } = requireStepUp(request)
      const seed = randomBytes(SEED_BYTES)
      const key = await secretKey()
      const email = await database.transaction(async (transaction) => {
        await requireLiveSession(transaction, request)
        if (!(await storeSeed(transaction, userId, seed, key)))
          throw conflict((texts) => texts.factor.alreadyOn)
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
        return (await findMe(transaction, userId))?.email ?? ''
      })
      reply.header('cache-control', 'no-store')
      return { data: { secret: base32(seed), uri: keyUri(email, seed) } }
    },

    async confirmFactor(request, reply) {
      const { userId, tokenId } = requireStepUp(request)
      const checked = await matchFirstCode(database, userId, request.body.code, await secretKey())
      if (checked === undefined) throw notOn()
      if (checked === null) throw unprocessable({ code: [(texts) => texts.factor.codeWrong] })
      const codes = await makeRecoveryCodes({ account: String(userId), network: clientNetwork(request) })
      await database.transaction(async (transaction) => {
        await requireLiveSession(transaction, request)
        if (!(await enableFactor(transaction, userId, checked))) {
          const { enabled_at } = await readFactor(transaction, userId)
          throw enabled_at === null ? notOn() : conflict((texts) => texts.factor.alreadyOn)
        }
        await storeRecoveryCodes(transaction, userId, codes)
        await revokeAllTokens(transaction, userId, tokenId)
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      reply.header('cache-control', 'no-store')
      return { data: { codes: codes.map(({ code }) => code) } }
    },

    async removeFactor(request) {
      const { userId } = requireStepUp(request)
      await database.transaction(async (transaction) => {
        await requireLiveSession(transaction, request)
        if (!(await deleteTotp(transaction, userId))) throw notOn()
        await requireFactorLeft(transaction, userId)
        await queueNotice(transaction, request, userId, 'factorOff')
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.factor.off }
    },

    async renewRecoveryCodes(request, reply) {
      const { userId } = requireStepUp(request)
      // Creates the recovery codes outside the transaction, because their ten hashes take about a second.
      if (!(await userHasFactor(database, userId))) throw notOn()
      const codes = await makeRecoveryCodes({ account: String(userId), network: clientNetwork(request) })
      await database.transaction(async (transaction) => {
        await requireLiveSession(transaction, request)
        if (!(await userHasFactor(transaction, userId))) throw notOn()
        await storeRecoveryCodes(transaction, userId, codes)
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      reply.header('cache-control', 'no-store')
      return { data: { codes: codes.map(({ code }) => code) } }
    },

    async resetFactor(request) {
      requireStepUp(request)
      const id = recordId(request.params.id)
      await database.transaction(async (transaction) => {
        await lockAuthority(transaction)
        const user = await findUser(transaction, scopeOf(request), id)
        if (!user) throw notFound()
        await requireMayManage(transaction, callerOf(request), { userId: id })
        await lockUser(transaction, id)
        if (!(await deleteFactors(transaction, id))) throw notOn()
        await revokeAllTokens(transaction, id)
        // Somebody who stole the phone may know the password too, so the owner gets a link to change the password. The
        // server sends the link only to a verified address.
        if (user.email_verified) {
          const { language } = textsFor(request.headers['accept-language'])
          await queueMail(transaction, { purpose: 'recovery', userId: id, language })
        }
        await queueNotice(transaction, request, id, 'factorOff')
        await writeAudit(transaction, request, { subject: { type: 'user', id } })
      })
      return { message: (texts) => texts.factor.reset }
    },
  }
}

/** Returns the content of the QR code, in the format that authenticator apps read. */
function keyUri(email: string, seed: Buffer): string {
  const query = new URLSearchParams({ secret: base32(seed), issuer: 'SIKUD' })
  return `otpauth://totp/SIKUD:${encodeURIComponent(email)}?${query.toString()}`
}

/** Returns an error 409: the account has no second factor. */
function notOn() {
  return conflict((texts) => texts.factor.notOn)
}
