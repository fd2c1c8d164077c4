import * as general from './id/general.ts'
import * as account from './id/account.ts'
import * as event from './id/event.ts'
import * as fleet from './id/fleet.ts'
import * as mail from './id/mail.ts'
import * as services from './id/services.ts'

/** The server's messages to users in Indonesian; a text that contains a value is a function. */
export const id = {
  language: 'id' as 'id' | 'en',
  ...general,
  ...account,
  ...event,
  ...fleet,
  ...mail,
  ...services,
}

/** The texts of a language. */
export type Texts = typeof id
