import { error, field } from './id/general.ts'
import { auth, password, profile, role } from './id/account.ts'
import { device, driver, vehicle } from './id/fleet.ts'
import { notification, push, geocode, live, ingest } from './id/services.ts'

/** The server's messages to users in Indonesian; a text with a value is a function. */
export const id = {
  language: 'id' as 'id' | 'en',
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

/** The texts of a language. */
export type Texts = typeof id
