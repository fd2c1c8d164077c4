import { cleanImei } from '../../identities/identityKeys.ts'
import { isPlainObject } from '../../parse/isPlainObject.ts'
import { type RawRecord, FieldError, firstValue } from './rawValues.ts'

/** The identity of a device may contain only printable ASCII, because the server stores, displays and logs it. */
const identity = /^[\x20-\x7e]{1,64}$/

/** The names of the fields that can contain the identity of a device. */
const identityFields = ['id', 'deviceid', 'deviceId', 'device_id', 'imei']

/** Returns the device identity in one item of a request. Ignores the `id` of a GeoJSON feature. */
export function identityIn(record: RawRecord): unknown {
  return firstValue(isPlainObject(record.properties) ? record.properties : record, identityFields)
}

/** Returns a valid identity (for example an IMEI without spaces). Throws 400 if the identity is missing or invalid. */
export function readIdentity(id: unknown): string {
  if (id === undefined || id === null) throw new FieldError('id', 'missing')
  const text = typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : id
  const imei = typeof text === 'string' && !/\p{Cc}/u.test(text.trim()) ? cleanImei(text) : ''
  if (!identity.test(imei)) throw new FieldError('id', 'unreadable')
  return imei
}
