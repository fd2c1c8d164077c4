import type { Texts } from './id.ts'
import { error, field } from './en/general.ts'
import { auth, password, profile, role } from './en/account.ts'
import { device, driver, vehicle } from './en/fleet.ts'
import { notification, push, geocode, live, ingest } from './en/services.ts'

/** The server's messages to users in English. */
export const en: Texts = {
  language: 'en',
  error,
  field,
  auth,
  password,
  profile,
  role,
  device,
  driver,
  vehicle,
  notification,
  push,
  geocode,
  live,
  ingest,
}
