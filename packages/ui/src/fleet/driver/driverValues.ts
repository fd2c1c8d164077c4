import type { Driver, DriverInput } from '@sikud/api'
import { groupPart, type GroupValue } from '../group/GroupField.tsx'

/** Values of the driver form; an empty text means no value. */
export interface DriverValues extends GroupValue {
  name: string
  phone: string
  email: string
  license: string
}

/** Returns the form values of a driver; empty for a new one. */
export function driverValues(driver: Driver | undefined): DriverValues {
  return {
    group_id: driver?.group_id ?? null,
    name: driver?.name ?? '',
    phone: driver?.phone ?? '',
    email: driver?.email ?? '',
    license: driver?.license ?? '',
  }
}

/** Returns the request body; texts are trimmed, and empty texts become null. */
export function driverInput(values: DriverValues): DriverInput {
  return {
    ...groupPart(values),
    name: values.name.trim(),
    phone: values.phone.trim() || null,
    email: values.email.trim() || null,
    license: values.license.trim() || null,
  }
}
