import type { Texts } from './id.ts'
import * as general from './en/general.ts'
import * as account from './en/account.ts'
import * as event from './en/event.ts'
import * as fleet from './en/fleet.ts'
import * as mail from './en/mail.ts'
import * as services from './en/services.ts'

/** The server's messages to users in English. */
export const en: Texts = {
  language: 'en',
  ...general,
  ...account,
  ...event,
  ...fleet,
  ...mail,
  ...services,
}
