import { FieldChecks } from '../../FieldChecks.ts'
import { unauthorized, unprocessable } from '../../HttpError.ts'
import { includes } from '../../include.ts'
import type { Handlers, Services } from '../../operations.ts'
import { bodyId } from '../../recordId.ts'
import { checkNewPassword } from '../../security/passwordRules.ts'
import { hashPassword, verifyPassword } from '../../security/passwords.ts'
import { requireSignedIn } from '../../security/security.ts'
import { revokeAllTokens } from '../../security/tokens.ts'
import { textOrNull } from '../../text.ts'
import { findAccount, storePassword } from '../auth/authRepository.ts'
import { checkPlaces, findMe, storeProfile } from './meRepository.ts'

/** The signed-in user's own account. */
export function meHandlers({
  database,
}: Services): Pick<Handlers, 'getMe' | 'updateProfile' | 'changePassword'> {
  return {
    async getMe(request) {
      const me = await findMe(database, requireSignedIn(request).userId)
      if (!me) throw unauthorized()
      const { role, ...account } = me
      if (!includes(request.query).has('role')) return { data: account }
      return { data: { ...account, role: role ? { data: role } : null } }
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
      const known = await checkPlaces(database, places)
      new FieldChecks()
        .expect(name !== '', 'name', 'Nama wajib diisi.')
        .expect(known.province_id, 'province_id', 'Provinsi ini tidak ada.')
        .expect(known.regency_id, 'regency_id', 'Kota/Kabupaten ini tidak ada di provinsi itu.')
        .expect(known.district_id, 'district_id', 'Kecamatan ini tidak ada di kota/kabupaten itu.')
        .expect(known.village_id, 'village_id', 'Kelurahan ini tidak ada di kecamatan itu.')
        .throwIfAny()
      const profile = { ...places, name, phone: textOrNull(body.phone), address: textOrNull(body.address) }
      await storeProfile(database, requireSignedIn(request).userId, profile)
      return { message: 'Profil berhasil disimpan.' }
    },

    async changePassword(request) {
      const { userId } = requireSignedIn(request)
      const errors = checkNewPassword(request.body)
      if (Object.keys(errors).length > 0) throw unprocessable(errors)
      const account = await findAccount(database, userId)
      if (!(await verifyPassword(request.body.password, account?.passwordHash ?? null))) {
        throw unprocessable({ password: ['Password lama salah.'] }, 'Password lama salah.')
      }
      const hash = await hashPassword(request.body.password_new)
      await database.transaction(async (transaction) => {
        await storePassword(transaction, userId, hash)
        await revokeAllTokens(transaction, userId)
      })
      return { message: 'Password berhasil diubah. Silakan masuk kembali.' }
    },
  }
}
