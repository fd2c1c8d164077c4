import type { Id, Vehicle, VehicleInput } from '@sikud/api'

/** What the fields of the vehicle form hold. */
export interface VehicleValues {
  brand_id: Id | null
  type_id: Id | null
  year: string
  color: string
  number: string
}

/** Prefills the form from a vehicle's type and its brand; a new one begins empty. */
export function vehicleValues(vehicle: Vehicle | undefined): VehicleValues {
  return {
    brand_id: vehicle?.type?.brand?.id ?? vehicle?.brand_id ?? null,
    type_id: vehicle?.type?.id ?? vehicle?.type_id ?? null,
    year: String(vehicle?.year ?? ''),
    color: vehicle?.color ?? '',
    number: vehicle?.number ?? '',
  }
}

/** What is sent: blanks around texts go, an emptied text is null, a year is a number where it is one. */
export function vehicleInput(values: VehicleValues): VehicleInput {
  const year = values.year.trim()
  return {
    brand_id: values.brand_id ?? '',
    type_id: values.type_id ?? '',
    year: /^\d{4}$/u.test(year) ? Number(year) : year || null,
    color: values.color.trim() || null,
    number: values.number.trim(),
  }
}
