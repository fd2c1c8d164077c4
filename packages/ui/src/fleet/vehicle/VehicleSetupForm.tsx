'use client'

import type { Driver, Id, VehicleSetup } from '@sikud/api'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import { FormSection } from '../../kit/Form/FormSection.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { driverOptions } from '../assignment/assignmentOptions.ts'
import { failsLuhn, indonesianPhone, plate } from '../checks.ts'
import { useCheckTexts } from '../checkTexts.ts'
import { imeiChecks, normaliseImei } from '../device/DeviceForm.tsx'
import { useDeviceTexts } from '../device/texts.ts'
import { useDriverTexts } from '../driver/texts.ts'
import { GroupField, lastGroup } from '../group/GroupField.tsx'
import { normalisePlate } from './normalisePlate.ts'
import { useVehicleTexts } from './texts.ts'
import {
  BrandAndTypeFields,
  untilNextYear,
  vehicleInput,
  vehicleValues,
  type KnownVehicle,
  type VehicleFormProps,
  type VehicleValues,
} from './VehicleForm.tsx'
import { cardWidth } from '../../theme/shape.ts'

export interface VehicleSetupFormProps
  extends
    RecordFormProps<VehicleSetupValues, VehicleSetup>,
    Pick<VehicleFormProps, 'groups' | 'brands' | 'types' | 'onBrandChange' | 'same'> {
  /** The depot with which the form starts; null if the user must choose one. */
  ownGroup: Id | null
  drivers: Choices<Driver>
  /** Whether the user may create devices. Without it there is no part for the device, and none for the driver. */
  mayAddDevice: boolean
  /** Whether the user may create drivers. */
  mayAddDriver: boolean
}

/** Renders the form that creates a vehicle with its device and driver; it can stay open for the next vehicle. */
export function VehicleSetupForm(props: VehicleSetupFormProps) {
  const { ownGroup, drivers, mayAddDevice, mayAddDriver, groups, brands, types, onBrandChange, same } = props
  const { onSubmit, cancelTo, draft, saving, onDirtyChange, onAbandon, onEntered, notice, round, last } =
    props
  const texts = useVehicleTexts()
  const faults = useCheckTexts()
  return (
    <Card sx={{ maxWidth: cardWidth.narrow, overflow: 'visible' }}>
      <CardContent>
        <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{texts.setup.note}</Typography>
        <Form
          {...{ saving, onDirtyChange, onAbandon, onEntered, notice, draft, round }}
          label={texts.setup.form}
          values={setupValues({ ...last, group_id: ownGroup, ...lastGroup(last, groups) })}
          onSubmit={(entered, ...again) => onSubmit(setupInput(entered), ...again)}
        >
          <FormSection title={texts.setup.vehicle}>
            <TextField<VehicleValues>
              name="number"
              label={texts.number}
              required
              checks={[plate]}
              faults={faults}
              helper={texts.numberHelp}
              normalise={normalisePlate}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is only this form, for one vehicle after the other
              autoFocus
              note={same && ((text) => same('vehicle', text))}
            />
            <BrandAndTypeFields brands={brands} types={types} onBrandChange={onBrandChange} />
            <TextField<VehicleValues>
              name="year"
              label={texts.year}
              checks={[untilNextYear]}
              faults={faults}
              inputMode="numeric"
            />
            <TextField<VehicleValues> name="color" label={texts.color} />
            <GroupField groups={groups} />
          </FormSection>
          {mayAddDevice && <DeviceSection same={same} />}
          {mayAddDevice && <DriverSection drivers={drivers} mayAdd={mayAddDriver} same={same} />}
          <FormActions again cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}

/** Asks for the device. The IMEI is required only for a driver, because the device records who drives. */
function DeviceSection({ same }: Pick<VehicleFormProps, 'same'>) {
  const { setup } = useVehicleTexts()
  const texts = useDeviceTexts()
  const faults = useCheckTexts()
  const hasDriver = useWatch<VehicleSetupValues, 'driver_is'>({ name: 'driver_is' }) !== 'none'
  return (
    <FormSection title={setup.device} description={setup.deviceNote}>
      <TextField<VehicleSetupValues>
        name="device.imei"
        label={texts.imei}
        required={hasDriver}
        checks={imeiChecks}
        faults={faults}
        helper={hasDriver ? setup.imeiNeeded : texts.imeiHelp}
        warning={(entered) => (failsLuhn(entered) ? faults.luhnWarning : null)}
        normalise={normaliseImei}
        inputMode="numeric"
        note={same && ((text) => same('device', text))}
      />
      <TextField<VehicleSetupValues> name="device.number" label={texts.number} helper={texts.numberHelp} />
    </FormSection>
  )
}

interface DriverSectionProps extends Pick<VehicleFormProps, 'same'> {
  drivers: Choices<Driver>
  /** Whether the user may create drivers. */
  mayAdd: boolean
}

/** Asks for the driver: none, an existing one, or a new one. */
function DriverSection({ drivers, mayAdd, same }: DriverSectionProps) {
  const { setup } = useVehicleTexts()
  const texts = useDriverTexts()
  const id = useId()
  const { field } = useController<VehicleSetupValues, 'driver_is'>({ name: 'driver_is' })
  const options = useMemo(() => driverOptions(drivers.data ?? []), [drivers.data])
  const choices = mayAdd ? (['none', 'known', 'fresh'] as const) : (['none', 'known'] as const)
  return (
    <FormSection title={setup.driver}>
      <Box>
        <FormLabel id={id}>{setup.driverChoice}</FormLabel>
        <RadioGroup row aria-labelledby={id} value={field.value} onChange={field.onChange}>
          {choices.map((choice) => (
            <FormControlLabel key={choice} value={choice} control={<Radio />} label={setup[choice]} />
          ))}
        </RadioGroup>
      </Box>
      {field.value === 'known' && (
        <ComboField<VehicleSetupValues>
          name="driver_id"
          label={texts.name}
          required
          options={options}
          source={drivers}
          dropsLost
        />
      )}
      {field.value === 'fresh' && (
        <>
          <TextField<VehicleSetupValues> name="driver.name" label={texts.name} required />
          <TextField<VehicleSetupValues>
            name="driver.phone"
            label={texts.phone}
            checks={[indonesianPhone]}
            helper={texts.phoneHelp}
            type="tel"
            inputMode="tel"
            note={same && ((text) => same('driver', text))}
          />
          <TextField<VehicleSetupValues>
            name="driver.license"
            label={texts.license}
            helper={texts.licenseHelp}
          />
        </>
      )}
    </FormSection>
  )
}

/** Values of the form of a vehicle with its device and driver. */
export interface VehicleSetupValues extends VehicleValues {
  device: { imei: string; number: string }
  driver_is: 'none' | 'known' | 'fresh'
  driver_id: Id | null
  driver: { name: string; phone: string; license: string }
}

function setupValues(start: KnownVehicle): VehicleSetupValues {
  return {
    ...vehicleValues(start),
    device: { imei: '', number: '' },
    driver_is: 'none',
    driver_id: null,
    driver: { name: '', phone: '', license: '' },
  }
}

/** Returns the request body; a part that is not filled in is absent. */
export function setupInput(values: VehicleSetupValues): VehicleSetup {
  const { device, driver, driver_is, driver_id, ...vehicle } = values
  const imei = normaliseImei(device.imei).trim()
  return {
    ...vehicleInput(vehicle),
    ...(imei && { device: { imei, number: device.number.trim() || null } }),
    ...(driver_is === 'known' && { driver_id }),
    ...(driver_is === 'fresh' && {
      driver: {
        name: driver.name.trim(),
        phone: driver.phone.trim() || null,
        license: driver.license.trim() || null,
      },
    }),
  }
}
