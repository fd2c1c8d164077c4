import { audit, error, field } from './id/general.ts'
import {
  auth,
  email,
  factor,
  link,
  passkey,
  password,
  profile,
  role,
  session,
  token,
  user,
  viewAs,
} from './id/account.ts'
import { event } from './id/event.ts'
import { archive, assignment, change, device, driver, group, importing, trip, vehicle } from './id/fleet.ts'
import { mail, register } from './id/mail.ts'
import { notification, push, geocode, live, ingest } from './id/services.ts'

/** The server's messages to users in Indonesian; a text that contains a value is a function. */
export const id = {
  language: 'id' as 'id' | 'en',
  error,
  audit,
  field,
  auth,
  link,
  mail,
  register,
  password,
  profile,
  email,
  session,
  factor,
  passkey,
  viewAs,
  token,
  role,
  user,
  device,
  trip,
  assignment,
  driver,
  group,
  archive,
  change,
  vehicle,
  import: importing,
  notification,
  event,
  push,
  geocode,
  live,
  ingest,
}

/** The texts of a language. */
export type Texts = typeof id
