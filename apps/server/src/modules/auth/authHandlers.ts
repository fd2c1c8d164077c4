import { HttpError } from '../../HttpError.ts'
import type { Handlers, Services } from '../../operations.ts'
import { reserveLogin } from '../../security/loginThrottle.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { requireSignedIn } from '../../security/security.ts'
import { createToken, revokeToken } from '../../security/tokens.ts'
import { findAccountByEmail } from './authRepository.ts'

/** Signing in and out. */
export function authHandlers({ database }: Services): Pick<Handlers, 'login' | 'logout'> {
  return {
    async login(request) {
      const { email, password } = request.body
      const forgive = await reserveLogin(database, email, request.ip)
      const account = await findAccountByEmail(database, email)
      const right = await verifyPassword(password, account?.passwordHash ?? null)
      if (!account || !right) {
        request.log.info('sign-in refused')
        throw new HttpError(422, 'Email atau password salah.')
      }
      await forgive()
      const token = await createToken(database, account.id)
      return { token, message: 'Selamat datang kembali.' }
    },

    async logout(request) {
      await revokeToken(database, requireSignedIn(request).tokenId)
      return { message: 'Anda sudah keluar.' }
    },
  }
}
