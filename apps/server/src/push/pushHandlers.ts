import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/Database.ts'
import type { PushOutcome, PushProvider } from './PushProvider.ts'
import { recordOutcome } from './pushMessageRepository.ts'
import { HttpError, unprocessable } from '../http/HttpError.ts'
import type { Texts } from '../locales/id.ts'
import { chooseTexts, type Message } from '../locales/messages.ts'
import type { Handlers, Services } from '../http/operations.ts'
import { requireSignedIn } from '../security/security.ts'
import { dropPushToken, findPushToken, storePushToken } from './pushTokenRepository.ts'

const RETRY_AFTER_S = 30

export function pushHandlers({
  database,
  pushProvider,
  settings: { publicUrl },
}: Services & { pushProvider: PushProvider | null; settings: Pick<Config, 'publicUrl'> }): Pick<
  Handlers,
  'registerPushToken' | 'removePushToken' | 'sendTestPush'
> {
  return {
    async registerPushToken(request) {
      const origin = publicUrl === null ? originOf(request) : new URL(publicUrl).origin
      await storePushToken(database, requireSignedIn(request), request.body.token, origin)
      return { message: (texts) => texts.push.on }
    },

    async removePushToken(request) {
      await dropPushToken(database, requireSignedIn(request).userId, request.params.token)
      return { message: (texts) => texts.push.off }
    },

    async sendTestPush(request, reply) {
      const { userId } = requireSignedIn(request)
      const token = await findPushToken(database, userId, request.body.token)
      if (!token) throw unknownBrowser()
      if (!pushProvider) throw notAccepted((texts) => texts.push.noProvider)
      const { status } = await sendTest(
        database,
        pushProvider,
        { ...token, userId },
        chooseTexts(request, reply),
      )
      if (status === 'gone') throw unknownBrowser()
      if (status !== 'sent') throw notAccepted((texts) => texts.push.notAccepted)
      return { message: (texts) => texts.push.testSent }
    },
  }
}

/**
 * Returns the `Origin` header that browsers send with each write; null if it is not the origin of this server. The links
 * in push messages begin with it, so without `PUBLIC_URL` they must not lead to another site.
 */
function originOf({ headers, host }: FastifyRequest): string | null {
  const given = headers.origin
  if (given === undefined || !URL.canParse(given)) return null
  const { origin, protocol, host: named } = new URL(given)
  return /^https?:$/.test(protocol) && origin === given && named === host ? origin : null
}

const unknown: Message = (texts) => texts.push.unknownBrowser

function unknownBrowser() {
  return unprocessable({ token: [unknown] }, unknown)
}

function notAccepted(message: Message) {
  return new HttpError(503, message, { retryAfter: RETRY_AFTER_S })
}

interface TestedBrowser {
  id: number
  userId: number
  token: string
  origin: string | null
}

const testPlace = {
  target: '/account/profile',
  tag: 'percobaan',
}

/** Sends a test message to one browser, without the queue and without a retry; returns the result. */
async function sendTest(
  database: Database,
  provider: PushProvider,
  browser: TestedBrowser,
  { push }: Texts,
): Promise<PushOutcome> {
  const testMessage = { title: push.testTitle, body: push.testBody, ...testPlace }
  const messageId = await database.transaction(async (transaction) => {
    const [message] = await transaction.query<{ id: number }>(
      `insert into push_message (user_id, token_id, title, body, target, tag, important, settled_at)
       values ($1, $2, $3, $4, $5, $6, true, now()) returning id`,
      [browser.userId, browser.id, testMessage.title, testMessage.body, testMessage.target, testMessage.tag],
    )
    await transaction.query(
      `insert into push_sending (message_id, token_id, status, attempts) values ($1, $2, 'failed', 1)`,
      [message?.id, browser.id],
    )
    return message?.id ?? 0
  })
  const { token, origin } = browser
  const rest = { notificationId: null, kind: null, important: true, at: new Date() }
  const outcome = await provider.send({ messageId, ...testMessage, ...rest, token, origin })
  const status = outcome.status === 'again' ? 'failed' : outcome.status
  await recordOutcome(database, { messageId, tokenId: browser.id }, { status, error: outcome.error }, 0)
  return outcome
}
