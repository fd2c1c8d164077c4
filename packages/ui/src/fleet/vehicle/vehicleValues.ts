import type { Id, Vehicle, VehicleInput } from '@sikud/api'
import { groupPart, type GroupValue } from '../group/GroupField.tsx'

/** Values of the vehicle form. */
export interface VehicleValues extends GroupValue {
  brand_id: Id | null
  type_id: Id | null
  year: string
  color: string
  number: string
}

/** Returns the form values of a vehicle with its type and brand; empty for a new one. */
export function vehicleValues(vehicle: Vehicle | undefined): VehicleValues {
  return {
    group_id: vehicle?.group_id ?? null,
    brand_id: vehicle?.type?.brand?.id ?? vehicle?.brand_id ?? null,
    type_id: vehicle?.type?.id ?? vehicle?.type_id ?? null,
    year: String(vehicle?.year ?? ''),
    color: vehicle?.color ?? '',
    number: vehicle?.number ?? '',
  }
}

/** Returns the request body; texts are trimmed, empty texts become null, and the year becomes a number. */
export function vehicleInput(values: VehicleValues): VehicleInput {
  const year = values.year.trim()
  return {
    ...groupPart(values),
    brand_id: values.brand_id ?? '',
    type_id: values.type_id ?? '',
    year: /^\d{4}$/u.test(year) ? Number(year) : year || null,
    color: values.color.trim() || null,
    number: values.number.trim(),
  }
}
