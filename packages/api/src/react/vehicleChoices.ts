'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BrandWithTypes, Id } from '../models.ts'
import { inputOfChosen } from './account.ts'
import { useFleetClient } from './FleetApp.ts'
import { useGroups } from './groups.ts'

const typesOf = ({ type }: BrandWithTypes) => type.data

/** Loads the choices of the form of a vehicle. The types wait until a brand is chosen. */
export function useVehicleChoices() {
  const client = useFleetClient()
  const [brandId, onBrandChange] = useState<Id | null>(null)
  const brands = useQuery(client.query('listBrands'))
  const types = useQuery({ ...client.query('getBrand', inputOfChosen(brandId)), select: typesOf })
  return { brands, types, onBrandChange, groups: useGroups() }
}
