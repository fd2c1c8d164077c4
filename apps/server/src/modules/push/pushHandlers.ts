import { HttpError, unprocessable } from '../../HttpError.ts'
import type { Handlers, Services } from '../../operations.ts'
import { sendTest } from '../../push/sendTest.ts'
import { requireSignedIn } from '../../security/security.ts'
import { dropPushToken, findPushToken, storePushToken } from './pushTokenRepository.ts'

const retryAfterS = 30

/** The browsers that the push provider reaches. */
export function pushHandlers({
  database,
  pushProvider,
}: Services): Pick<Handlers, 'registerPushToken' | 'removePushToken' | 'sendTestPush'> {
  return {
    async registerPushToken(request) {
      const { origin } = request.headers
      await storePushToken(database, requireSignedIn(request), request.body.token, originOf(origin))
      return { message: 'Notifikasi browser aktif.' }
    },

    async removePushToken(request) {
      await dropPushToken(database, requireSignedIn(request).userId, request.params.token)
      return { message: 'Notifikasi browser tidak aktif.' }
    },

    async sendTestPush(request) {
      const { userId } = requireSignedIn(request)
      const token = await findPushToken(database, userId, request.body.token)
      if (!token) throw unknownBrowser()
      if (!pushProvider) throw notTaken('Server ini belum terhubung ke penyedia pemberitahuan.')
      const { status } = await sendTest(database, pushProvider, { ...token, userId })
      if (status === 'gone') throw unknownBrowser()
      if (status !== 'sent')
        throw notTaken('Penyedia pemberitahuan belum menerima pesan. Silakan coba lagi nanti.')
      return { message: 'Notifikasi percobaan dikirim.' }
    },
  }
}

/** A browser names it with each call that changes something; it goes into links, so it must be one. */
function originOf(header: string | undefined): string | null {
  if (header === undefined || header.length > 300 || !URL.canParse(header)) return null
  const { origin, protocol } = new URL(header)
  return /^https?:$/.test(protocol) && origin === header ? origin : null
}

function unknownBrowser() {
  const message = 'Peramban ini tidak lagi terdaftar. Matikan lalu nyalakan kembali pemberitahuan.'
  return unprocessable({ token: [message] }, message)
}

function notTaken(message: string) {
  return new HttpError(503, message, { retryAfter: retryAfterS })
}
