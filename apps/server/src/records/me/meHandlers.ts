import { writeAudit } from '../../audit/writeAudit.ts'
import { unauthorized, unprocessable } from '../../http/HttpError.ts'
import type { Message } from '../../locales/messages.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { bodyId, FieldChecks, includes, textOrNull } from '../../http/requestValues.ts'
import { throttleAttempt } from '../../security/attemptThrottle.ts'
import { clientNetwork } from '../../security/clientNetwork.ts'
import { checkNewPassword } from '../../security/passwordRules.ts'
import { hashPassword, verifyPassword } from '../../security/passwords.ts'
import { requireSignedIn } from '../../security/security.ts'
import { requireLiveSession, findView, type View } from '../../security/sessions.ts'
import { revokeAllTokens } from '../../security/tokens.ts'
import { queueNotice } from '../../mail/mailOutbox.ts'
import { revokeLinks } from '../../links/accountLinks.ts'
import { findAccount, storePassword } from '../auth/authRepository.ts'
import { checks } from '../../parse/__generated__/checks.ts'
import { checkPlaces, findMe, type MeRow, storeLanguage, storeProfile } from './meRepository.ts'

export function meHandlers({
  database,
}: Services): Pick<Handlers, 'getMe' | 'updateProfile' | 'changePassword'> {
  return {
    async getMe(request) {
      const { userId, tokenId, viewing, isSession, groupIds } = requireSignedIn(request)
      const me = await findMe(database, userId)
      if (!me) throw unauthorized()
      if (isSession) await storeLanguage(database, me, request.headers['accept-language'])
      const { role, language: _, ...own } = me
      const rest = isSession ? own : { ...own, email_change: null, ...narrowed(own.groups, groupIds) }
      const view = viewing ? await findView(database, tokenId) : null
      const account = view ? { ...rest, view_as: viewOnWire(view) } : rest
      if (!includes(request.query).has('role')) return { data: account }
      const data = role && {
        ...role,
        permissions: role.permissions.filter((id) => view === null || view.permissions.includes(id)),
      }
      return { data: { ...account, role: data && { data } } }
    },

    async updateProfile(request) {
      const { body } = request
      const name = body.name.trim()
      const places = {
        province_id: bodyId(body.province_id),
        regency_id: bodyId(body.regency_id),
        district_id: bodyId(body.district_id),
        village_id: bodyId(body.village_id),
      }
      const { userId } = requireSignedIn(request)
      const phone = textOrNull(body.phone)
      const isPhone = phone === null || checks.phone.pattern.test(phone)
      const address = textOrNull(body.address)
      const known = await checkPlaces(database, places)
      const stored = await findMe(database, userId)
      new FieldChecks()
        .expect(name !== '', 'name', (texts) => texts.field.nameRequired)
        .expectVisible({ name, address }, stored)
        .expect(isPhone || phone === stored?.phone, 'phone', (texts) => texts.driver.phoneWrong)
        .expect(known.province_id, 'province_id', (texts) => texts.profile.province)
        .expect(known.regency_id, 'regency_id', (texts) => texts.profile.regency)
        .expect(known.district_id, 'district_id', (texts) => texts.profile.district)
        .expect(known.village_id, 'village_id', (texts) => texts.profile.village)
        .throwIfAny()
      const profile = { ...places, name, phone, address }
      await database.transaction(async (transaction) => {
        const before = await findMe(transaction, userId)
        await storeProfile(transaction, userId, profile)
        await writeAudit(transaction, request, {
          subject: { type: 'user', id: userId },
          before,
          after: { name },
        })
      })
      return { message: (texts) => texts.profile.saved }
    },

    async changePassword(request) {
      const { userId } = requireSignedIn(request)
      const errors = checkNewPassword(request.body)
      if (Object.keys(errors).length > 0) throw unprocessable(errors)
      const account = await findAccount(database, userId)
      const attempt = {
        purpose: 'password' as const,
        account: String(userId),
        userId,
        network: clientNetwork(request),
      }
      const hash = await throttleAttempt(database, attempt, async (client) => {
        const isRight = await verifyPassword(request.body.password, account?.passwordHash ?? null, client)
        return isRight ? hashPassword(request.body.password_new, client) : null
      })
      if (hash === null) {
        throw unprocessable({ password: [oldWrong] }, oldWrong)
      }
      await database.transaction(async (transaction) => {
        await revokeLinks(transaction, userId)
        await requireLiveSession(transaction, request)
        await storePassword(transaction, userId, hash)
        await revokeAllTokens(transaction, userId)
        await queueNotice(transaction, request, userId, 'passwordChanged')
        await writeAudit(transaction, request, { subject: { type: 'user', id: userId } })
      })
      return { message: (texts) => texts.password.changed }
    },
  }
}

/** Returns only those depots of an account that the API token sees. A token can see fewer depots than its owner. */
function narrowed(groups: MeRow['groups'], groupIds: readonly number[] | null) {
  return { all_groups: groupIds === null, groups: groups.filter(({ id }) => groupIds?.includes(id)) }
}

function viewOnWire({ id, name, until }: View) {
  return { role: { id, name }, until: until.toISOString() }
}

const oldWrong: Message = (texts) => texts.password.oldWrong
