'use client'

import type { Brand, GroupPlace, Id, Vehicle, VehicleInput, VehicleType } from '@sikud/api'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { FieldCheck } from '../../kit/Form/checks.ts'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { label, plate, yearUntil } from '../checks.ts'
import { normalisePlate } from './normalisePlate.ts'
import { useCheckTexts } from '../checkTexts.ts'
import { GroupField, type GroupValue, groupPart, lastGroup } from '../group/GroupField.tsx'
import { useVehicleTexts } from './texts.ts'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface VehicleFormProps extends RecordFormProps<VehicleValues, VehicleInput> {
  /** The vehicle to edit; undefined for a new one. */
  vehicle?: Vehicle
  /** The depots to choose from; undefined or empty without depots. */
  groups?: Choices<GroupPlace> | undefined
  brands: Choices<Brand>
  /** The types of the brand that `onBrandChange` reported last. */
  types: Choices<VehicleType>
  /** Called with the chosen brand on mount and after each change. */
  onBrandChange: (brandId: Id | null) => void
  /**
   * Renders a warning if another record has the same plate, IMEI or phone number as this text. It does not block the
   * submit.
   */
  same?: ((kind: 'vehicle' | 'device' | 'driver', text: string) => ReactNode) | undefined
}

/** Renders the form of a new or existing vehicle; the user chooses first the brand, then one of its types. */
export function VehicleForm(props: VehicleFormProps) {
  const { vehicle, groups, brands, types, onBrandChange, onSubmit, cancelTo, last, same, ...form } = props
  const texts = useVehicleTexts()
  const faults = useCheckTexts()
  return (
    <Card sx={{ maxWidth: cardWidth.narrow, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={vehicleValues(vehicle ?? { ...last, group_id: null, ...lastGroup(last, groups) })}
          onSubmit={(values, ...again) => onSubmit(vehicleInput(values), ...again)}
        >
          <BrandAndTypeFields vehicle={vehicle} brands={brands} types={types} onBrandChange={onBrandChange} />
          <TextField<VehicleValues>
            name="number"
            label={texts.number}
            required
            checks={[plate]}
            faults={faults}
            accepted={vehicle?.number}
            helper={texts.numberHelp}
            normalise={normalisePlate}
            note={same && ((text) => same('vehicle', text))}
          />
          <TextField<VehicleValues>
            name="year"
            label={texts.year}
            checks={[untilNextYear]}
            faults={faults}
            accepted={vehicle && String(vehicle.year ?? '')}
            inputMode="numeric"
          />
          <TextField<VehicleValues>
            name="color"
            label={texts.color}
            checks={[label]}
            accepted={vehicle?.color}
          />
          <GroupField groups={groups} current={vehicle?.group} />
          <FormActions again={vehicle === undefined} cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}

/** Accepts next year too, because next year's models are already on sale. */
export const untilNextYear: FieldCheck = (value) => yearUntil(new Date().getFullYear() + 1)(value)

export interface BrandAndTypeFieldsProps {
  vehicle?: Vehicle | undefined
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

/** Values of the vehicle form. */
export interface VehicleValues extends GroupValue {
  brand_id: Id | null
  type_id: Id | null
  year: string
  color: string
  number: string
}

/** What is known of a vehicle, also of a new one. */
export type KnownVehicle = Partial<Omit<Vehicle, 'group_id'>> & { group_id?: Id | null }

/** Returns the form values of a vehicle with its type and brand, or of a new one. */
export function vehicleValues(vehicle: KnownVehicle | undefined): VehicleValues {
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
