import type { Device, DeviceInput, Id } from '@sikud/api'

/** What the fields of the device form hold. */
export interface DeviceValues {
  vehicle_id: Id | null
  driver_id: Id | null
  name: string
  imei: string
  number: string
}

/** Prefills the form from a device; a new one begins empty, but for the IMEI that it may be known by. */
export function deviceValues(device: Device | undefined, imei = ''): DeviceValues {
  return {
    vehicle_id: device?.vehicle_id ?? null,
    driver_id: device?.driver_id ?? null,
    name: device?.name ?? '',
    imei: device?.imei ?? imei,
    number: device?.number ?? '',
  }
}

/** What is sent: blanks around texts go, nothing chosen is null, an emptied number too. */
export function deviceInput(values: DeviceValues): DeviceInput {
  return {
    vehicle_id: values.vehicle_id,
    driver_id: values.driver_id,
    name: values.name.trim(),
    imei: values.imei.trim(),
    number: values.number.trim() || null,
  }
}

/** Returns an IMEI without the gaps of a label and with plain digits for full-width ones; anything else stays as it is. */
export function tidyImei(text: string): string {
  const digits = text.normalize('NFKC').replace(/[\s\p{Cf}-]+/gu, '')
  return /^\d+$/u.test(digits) ? digits : text
}
