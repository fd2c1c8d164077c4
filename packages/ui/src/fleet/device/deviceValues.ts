import type { Device, DeviceInput, Id } from '@sikud/api'
import { momentOf } from '../../kit/Form/wallTime.ts'
import { groupPart, type GroupValue } from '../group/GroupField.tsx'

/** Values of the device form. */
export interface DeviceValues extends GroupValue {
  vehicle_id: Id | null
  driver_id: Id | null
  name: string
  imei: string
  number: string
  /** Local time from which a changed vehicle or driver holds; empty for now. */
  assigned_from: string
}

/** Returns the form values of a device. For a new device they are empty, except for the IMEI if it is known. */
export function deviceValues(device: Device | undefined, imei = ''): DeviceValues {
  return {
    group_id: device?.group_id ?? null,
    vehicle_id: device?.vehicle_id ?? null,
    driver_id: device?.driver_id ?? null,
    name: device?.name ?? '',
    imei: device?.imei ?? imei,
    number: device?.number ?? '',
    assigned_from: '',
  }
}

/** Returns whether the vehicle or the driver differs from those of the device. */
export function isReassigned(
  values: Pick<DeviceValues, 'vehicle_id' | 'driver_id'>,
  device: Device | undefined,
): boolean {
  return isOther(values.vehicle_id, device?.vehicle_id) || isOther(values.driver_id, device?.driver_id)
}

/** Returns whether a chosen vehicle or driver is not the one before; ids may be numbers or texts. */
export function isOther(id: Id | null, before: Id | null | undefined): boolean {
  return String(id) !== String(before ?? null)
}

/** Returns the request body; texts are trimmed, and empty values become null. */
export function deviceInput(
  values: DeviceValues,
  device: Device | undefined,
  timeZone: string | undefined,
): DeviceInput {
  const since = isReassigned(values, device) ? momentOf(values.assigned_from, timeZone) : null
  return {
    ...groupPart(values),
    vehicle_id: values.vehicle_id,
    driver_id: values.driver_id,
    name: values.name.trim(),
    imei: values.imei.trim(),
    number: values.number.trim() || null,
    ...(since !== null && { assigned_from: since }),
  }
}

/**
 * Normalises an IMEI by removing separators and converting full-width digits. Also removes what a label prints around
 * the 15 digits: the word IMEI, and the version of the software after a slash. Returns other texts unchanged.
 */
export function normaliseImei(text: string): string {
  const digits = text
    .normalize('NFKC')
    .replace(/^\s*imei\s*\d?\s*[:#=.]\s*/iu, '')
    .replace(/[\s\p{Cf}-]+/gu, '')
    .replace(/^(\d{15})\/\d{2}$/u, '$1')
  return /^\d+$/u.test(digits) ? digits : text
}
