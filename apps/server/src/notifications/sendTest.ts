import type { components } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import { catalogues, type Language } from '../locales/messages.ts'
import { queueMail } from '../mail/mailOutbox.ts'
import { insertPushes } from '../push/pushMessageRepository.ts'
import type { NotificationKind } from './FleetEvent.ts'
import { insertNotifications } from './notificationWriter.ts'

interface Test {
  userId: number
  kind: NotificationKind
  channels: components['schemas']['Channels']
  language: Language
  now: number
  hasMail: boolean
}

/** Sends a marked notification to one user through the chosen channels. Returns whether a browser can get the push. */
export async function sendTest(transaction: Queryable, test: Test): Promise<boolean> {
  const { userId, kind, channels, language, now, hasMail } = test
  const target = '/notification/rule'
  const texts = { id: textIn('id'), en: textIn('en') }
  if (channels.list) {
    const same = { subject: null, at: now, important: false, simulated: false, listed: true, groupIds: [] }
    const notification = {
      texts,
      target,
      ...same,
      userId,
      kind,
      key: `test:${String(now)}`,
      count: 1,
      digest: null,
    }
    await insertNotifications(transaction, [notification], now)
  }
  const browsers = await transaction.query('select from push_token where user_id = $1 limit 1', [userId])
  if (channels.push && browsers.length > 0) {
    const push = {
      ...texts[language],
      target,
      userId,
      notificationId: null,
      tag: 'test',
      important: true,
      count: 1,
      dueAt: now,
    }
    await insertPushes(transaction, [push])
  }
  if (channels.email === true && hasMail)
    await queueMail(transaction, { purpose: 'notificationTest', userId, language })
  return browsers.length > 0
}

function textIn(language: Language) {
  const { testTitle: title, testBody: body } = catalogues[language].notification
  return { title, body }
}
