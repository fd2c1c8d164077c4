import type { BrandWithTypes, Id } from '@sikud/api'
import { useQuery } from '@tanstack/react-query'
import { useFleetClient } from '../../services.ts'

const typesOf = ({ type }: BrandWithTypes) => type.data

/** Returns the query of the types of a brand; it waits until a brand is chosen. */
export function useVehicleTypes(brandId: Id | null) {
  const isChosen = brandId !== null && brandId !== ''
  return useQuery({
    ...useFleetClient().query('getBrand', isChosen ? { id: brandId } : null),
    select: typesOf,
  })
}
