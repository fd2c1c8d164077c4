'use client'

import type { Brand, GroupPlace, Id, Vehicle, VehicleInput, VehicleType } from '@sikud/api'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { FieldCheck } from '../../components/Form/checks.ts'
import type { Choices } from '../../components/Form/ChoicesFailed.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import type { RecordFormProps } from '../../components/Form/RecordFormProps.ts'
import { normalisePlate } from './normalisePlate.ts'
import { TextField } from '../../components/Form/TextField.tsx'
import { plate, yearUntil } from '../checks.ts'
import { GroupField } from '../group/GroupField.tsx'
import { useVehicleTexts } from './useVehicleTexts.ts'
import { BrandAndTypeFields } from './BrandAndTypeFields.tsx'
import { vehicleInput, vehicleValues, type VehicleValues } from './vehicleValues.ts'

interface VehicleFormProps extends RecordFormProps<VehicleValues, VehicleInput> {
  /** The vehicle to edit; undefined for a new one. */
  vehicle?: Vehicle
  /** The depots to choose from; undefined if the server lacks the extension `groups`. */
  groups?: Choices<GroupPlace> | undefined
  brands: Choices<Brand>
  /** The types of the brand that `onBrandChange` reported last. */
  types: Choices<VehicleType>
  /** Called with the chosen brand on mount and after each change. */
  onBrandChange: (brandId: Id | null) => void
}

/** Renders the form of a new or existing vehicle; the user chooses first the brand, then one of its types. */
export function VehicleForm(props: VehicleFormProps) {
  const { vehicle, groups, brands, types, onBrandChange, onSubmit, cancelTo, ...form } = props
  const texts = useVehicleTexts()
  return (
    <Card sx={{ maxWidth: 720, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={vehicleValues(vehicle)}
          onSubmit={(values) => onSubmit(vehicleInput(values))}
        >
          <BrandAndTypeFields vehicle={vehicle} brands={brands} types={types} onBrandChange={onBrandChange} />
          <TextField<VehicleValues>
            name="number"
            label={texts.number}
            required
            checks={[plate]}
            accepted={vehicle?.number}
            helper={texts.numberHelp}
            normalise={normalisePlate}
          />
          <TextField<VehicleValues>
            name="year"
            label={texts.year}
            checks={[untilNextYear]}
            accepted={vehicle && String(vehicle.year ?? '')}
            inputMode="numeric"
          />
          <TextField<VehicleValues> name="color" label={texts.color} />
          <GroupField groups={groups} current={vehicle?.group} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}

/** Accepts next year too, because next year's models are already on sale. */
const untilNextYear: FieldCheck = (value) => yearUntil(new Date().getFullYear() + 1)(value)
