import type { Database } from '../database/Database.ts'
import type { PushProvider } from './PushProvider.ts'
import { recordOutcome } from './pushRepository.ts'
import type { PushOutcome } from './readPushOutcome.ts'

/** The browser that is tried. */
interface TestedBrowser {
  id: number
  userId: number
  token: string
  origin: string | null
}

const text = {
  title: 'Pemberitahuan percobaan',
  body: 'Pemberitahuan SIKUD sampai di browser ini.',
  target: '/account/profile',
  tag: 'percobaan',
}

/** Sends one message to one browser at once, past the queue, and answers what became of it; it is tried once. */
export async function sendTest(
  database: Database,
  provider: PushProvider,
  browser: TestedBrowser,
): Promise<PushOutcome> {
  const messageId = await database.transaction(async (transaction) => {
    const [message] = await transaction.query<{ id: number }>(
      `insert into push_message (user_id, token_id, title, body, target, tag, important, settled_at)
       values ($1, $2, $3, $4, $5, $6, true, now()) returning id`,
      [browser.userId, browser.id, text.title, text.body, text.target, text.tag],
    )
    await transaction.query(
      `insert into push_sending (message_id, token_id, status, attempts) values ($1, $2, 'failed', 1)`,
      [message?.id, browser.id],
    )
    return message?.id ?? 0
  })
  const { token, origin } = browser
  const rest = { notificationId: null, kind: null, important: true, at: new Date() }
  const outcome = await provider.send({ messageId, ...text, ...rest, token, origin })
  const status = outcome.status === 'again' ? 'failed' : outcome.status
  await recordOutcome(database, { messageId, tokenId: browser.id }, { status, error: outcome.error }, 0)
  return outcome
}
