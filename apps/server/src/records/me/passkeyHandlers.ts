import { writeAudit } from '../../audit/writeAudit.ts'
import type { PasskeySite } from '../../config/config.ts'
import { conflict, notFound } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { FieldChecks, recordId } from '../../http/requestValues.ts'
import { queueNotice } from '../../mail/mailOutbox.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { userHasFactor, requireFactorLeft } from '../../security/factors/factors.ts'
import { makeRecoveryCodes, type NewCode, storeRecoveryCodes } from '../../security/factors/recoveryCodes.ts'
import {
  challengeIn,
  checkRegistration,
  creationOptions,
  expectedOf,
  passkeyRefused,
  requireSite,
} from '../../security/ceremonies.ts'
import {
  consumePasskeyChallenge,
  createPasskeyChallenge,
  deletePasskey,
  describePasskeys,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  userHandleOf,
} from '../../security/passkeys.ts'
import { requireSignedIn, requireStepUp } from '../../security/security.ts'
import { requireLiveSession } from '../../security/sessions.ts'
import { revokeAllTokens } from '../../security/tokens.ts'
import { findMe } from './meRepository.ts'

const MAX_PASSKEYS = 20

type PasskeyOperation = 'listOwnPasskeys' | 'startPasskey' | 'createPasskey' | 'deletePasskey'

export function passkeyHandlers({
  database,
  passkeySite,
}: Services & { passkeySite: PasskeySite | null }): Pick<Handlers, PasskeyOperation> {
  /** Uses up the challenge of the enrolment, and checks the new passkey that the device created. */
  async function check(request: RequestOf<'createPasskey'>, userId: number) {
    const site = requireSite(passkeySite)
    const { passkey } = request.body
    const challenge = challengeIn(passkey.response.clientDataJSON)
    const open = await consumePasskeyChallenge(database, challenge, { purpose: 'enrol', userId })
    if (!open?.userHandle) throw passkeyRefused()
    try {
      const made = await checkRegistration(passkey, expectedOf(site, request, challenge))
      return { ...made, userHandle: open.userHandle }
    } catch (error) {
      request.log.info({ reason: String(error) }, 'passkey refused')
      throw passkeyRefused()
    }
  }

  return {
    async listOwnPasskeys(request) {
      return { data: (await listPasskeys(database, requireSignedIn(request).userId)).map(toWire) }
    },

    async startPasskey(request, reply) {
      const { userId } = requireStepUp(request)
      const site = requireSite(passkeySite)
      const passkeys = await describePasskeys(database, userId)
      if (passkeys.length >= MAX_PASSKEYS) throw tooMany()
      const me = await findMe(database, userId)
      if (!me) throw notFound()
      const handle = await userHandleOf(database, userId)
      const challenge = await createPasskeyChallenge(database, {
        purpose: 'enrol',
        userId,
        userHandle: handle,
      })
      reply.header('cache-control', 'no-store')
      return { data: await creationOptions(site, { ...me, handle, passkeys }, challenge) }
    },

    async createPasskey(request, reply) {
      const { userId, tokenId } = requireStepUp(request)
      const name = request.body.name.trim()
      new FieldChecks()
        .expect(name !== '', 'name', (texts) => texts.field.nameRequired)
        .expectVisible({ name })
        .throwIfAny()
      const made = await check(request, userId)
      const client = { account: String(userId), network: clientNetwork(request) }
      const codes = (await userHasFactor(database, userId)) ? [] : await makeRecoveryCodes(client)
      const data = await database.transaction(async (transaction) => {
        await requireLiveSession(transaction, request)
        const kept: NewCode[] = (await userHasFactor(transaction, userId)) ? [] : codes
        if ((await describePasskeys(transaction, userId)).length >= MAX_PASSKEYS) throw tooMany()
        const id = await insertPasskey(transaction, userId, { ...made, name })
        if (id === null) throw conflict((texts) => texts.passkey.known)
        if (kept.length > 0) await storeRecoveryCodes(transaction, userId, kept)
        await revokeAllTokens(transaction, userId, tokenId)
        await queueNotice(transaction, request, userId, 'passkeyAdded', { passkey: name })
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
        return { id, codes: kept.map(({ code }) => code) }
      })
      return reply.code(201).header('cache-control', 'no-store').send({ data })
    },

    async deletePasskey(request) {
      const { userId } = requireStepUp(request)
      await database.transaction(async (transaction) => {
        await requireLiveSession(transaction, request)
        const name = await deletePasskey(transaction, userId, recordId(request.params.id))
        if (name === null) throw notFound()
        await requireFactorLeft(transaction, userId)
        await queueNotice(transaction, request, userId, 'passkeyRemoved', { passkey: name })
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.passkey.deleted }
    },
  }
}

function tooMany() {
  return conflict((texts) => texts.passkey.tooMany(MAX_PASSKEYS))
}

function toWire({ created_at, last_used_at, ...row }: PasskeyRow) {
  return {
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
