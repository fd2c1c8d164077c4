'use client'

import type { Brand, Id, Vehicle, VehicleType } from '@sikud/api'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'
import { useVehicleTexts } from './texts.ts'
import type { VehicleValues } from './vehicleValues.ts'

interface BrandAndTypeFieldsProps {
  vehicle: Vehicle | undefined
  brands: Choices<Brand>
  types: Choices<VehicleType>
  onBrandChange: (brandId: Id | null) => void
}

/** Renders the fields for brand and type; choosing another brand clears the type. */
export function BrandAndTypeFields({ vehicle, brands, types, onBrandChange }: BrandAndTypeFieldsProps) {
  const texts = useVehicleTexts()
  const { setValue } = useFormContext<VehicleValues>()
  const brandId = useWatch<VehicleValues, 'brand_id'>({ name: 'brand_id' })
  const brandOptions = useMemo(() => options(brands.data), [brands.data])
  const typeOptions = useMemo(() => options(types.data), [types.data])
  // Reports the brand in an effect, because not only the user changes it: the form also takes it from a stored draft or
  // from a newer version of the vehicle.
  const reportBrand = useEffectEvent(onBrandChange)
  useEffect(() => reportBrand(brandId), [brandId])
  const none = brandId === null
  return (
    <>
      <ComboField<VehicleValues>
        name="brand_id"
        label={texts.brand}
        required
        options={brandOptions}
        source={brands}
        current={vehicle?.type?.brand && option(vehicle.type.brand)}
        onChosen={() => setValue('type_id', null, { shouldDirty: true })}
      />
      <ComboField<VehicleValues>
        name="type_id"
        label={texts.type}
        required
        disabled={none}
        helper={none ? texts.brandFirst : undefined}
        options={none ? noOptions : typeOptions}
        source={types}
        current={vehicle?.type && option(vehicle.type)}
      />
    </>
  )
}

const noOptions: ComboOption[] = []

function options(rows: readonly (Brand | VehicleType)[] | undefined) {
  return rows?.map(option) ?? noOptions
}

function option({ id, name }: Brand | VehicleType): ComboOption {
  return { id, label: name }
}
