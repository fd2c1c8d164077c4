import type { Texts } from './id.ts'
import { audit, error, field } from './en/general.ts'
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
} from './en/account.ts'
import { event } from './en/event.ts'
import { archive, assignment, change, device, driver, group, importing, trip, vehicle } from './en/fleet.ts'
import { mail, register } from './en/mail.ts'
import { notification, push, geocode, live, ingest } from './en/services.ts'

/** The server's messages to users in English. */
export const en: Texts = {
  language: 'en',
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
