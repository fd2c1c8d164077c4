import type { PushProvider } from './PushProvider.ts'
import { HttpError, unprocessable } from '../http/HttpError.ts'
import type { Message } from '../locales/messages.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { sendTest } from './sendTest.ts'
import { requireSignedIn } from '../security/security.ts'
import { dropPushToken, findPushToken, storePushToken } from './pushTokenRepository.ts'

const retryAfterS = 30

/** The browsers that the push provider reaches. */
export function pushHandlers({
  database,
  pushProvider,
}: Services & { pushProvider: PushProvider | null }): Pick<
  Handlers,
  'registerPushToken' | 'removePushToken' | 'sendTestPush'
> {
  return {
    async registerPushToken(request) {
      const { origin } = request.headers
      await storePushToken(database, requireSignedIn(request), request.body.token, originOf(origin))
      return { message: (texts) => texts.push.on }
    },

    async removePushToken(request) {
      await dropPushToken(database, requireSignedIn(request).userId, request.params.token)
      return { message: (texts) => texts.push.off }
    },

    async sendTestPush(request) {
      const { userId } = requireSignedIn(request)
      const token = await findPushToken(database, userId, request.body.token)
      if (!token) throw unknownBrowser()
      if (!pushProvider) throw notTaken((texts) => texts.push.noProvider)
      const { status } = await sendTest(database, pushProvider, { ...token, userId })
      if (status === 'gone') throw unknownBrowser()
      if (status !== 'sent') throw notTaken((texts) => texts.push.notAccepted)
      return { message: (texts) => texts.push.testSent }
    },
  }
}

/** A browser names it with each call that changes something; it goes into links, so it must be one. */
function originOf(header: string | undefined): string | null {
  if (header === undefined || header.length > 300 || !URL.canParse(header)) return null
  const { origin, protocol } = new URL(header)
  return /^https?:$/.test(protocol) && origin === header ? origin : null
}

const unknown: Message = (texts) => texts.push.unknownBrowser

function unknownBrowser() {
  return unprocessable({ token: [unknown] }, unknown)
}

function notTaken(message: Message) {
  return new HttpError(503, message, { retryAfter: retryAfterS })
}
