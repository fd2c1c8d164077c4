import type { Driver, DriverInput } from '@sikud/api'

/** What the fields of the driver form hold. */
export interface DriverValues {
  name: string
  phone: string
  email: string
  license: string
}

/** Prefills the form from a driver; a new one begins empty. */
export function driverValues(driver: Driver | undefined): DriverValues {
  return {
    name: driver?.name ?? '',
    phone: driver?.phone ?? '',
    email: driver?.email ?? '',
    license: driver?.license ?? '',
  }
}

/** What is sent: blanks around texts go, an emptied text is null. */
export function driverInput(values: DriverValues): DriverInput {
  return {
    name: values.name.trim(),
    phone: values.phone.trim() || null,
    email: values.email.trim() || null,
    license: values.license.trim() || null,
  }
}
