'use client'

import type { Device, DeviceInput, Driver, Vehicle } from '@sikud/api'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useMemo } from 'react'
import type { Choices } from '../../components/Form/Choices.ts'
import { imeiDigits } from '../../components/Form/checks.ts'
import { ComboField } from '../../components/Form/ComboField.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import { failsLuhn } from '../../components/Form/luhn.ts'
import { TextField } from '../../components/Form/TextField.tsx'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { useDeviceTexts } from './useDeviceTexts.ts'
import { currentDriver, currentVehicle, driverOptions, vehicleOptions } from './deviceOptions.ts'
import { deviceInput, deviceValues, tidyImei, type DeviceValues } from './deviceValues.ts'

interface DeviceFormProps {
  /** The device to edit; none for a new one. */
  device?: Device
  /** What a new device calls itself that reports already. */
  imei?: string | undefined
  vehicles: Choices<Vehicle>
  drivers: Choices<Driver>
  /** Rejects with an ApiError when the server refused. */
  onSubmit: (input: DeviceInput) => Promise<unknown>
  saving?: boolean
  cancelTo?: string
  onDirtyChange?: (dirty: boolean) => void
  /** Entries of an earlier visit that were not saved. */
  draft?: DeviceValues | undefined
  onAbandon?: (entered: DeviceValues) => void
}

/** The form of a device, new or to be edited. */
export function DeviceForm(props: DeviceFormProps) {
  const { device, imei, vehicles, drivers, onSubmit, saving, cancelTo } = props
  const { form } = useTexts()
  const texts = useDeviceTexts()
  const vehicleChoices = useMemo(() => vehicleOptions(vehicles.data ?? []), [vehicles.data])
  const driverChoices = useMemo(() => driverOptions(drivers.data ?? []), [drivers.data])
  return (
    <Card sx={{ maxWidth: 720, overflow: 'visible' }}>
      <CardContent>
        <Form
          label={texts.form}
          values={deviceValues(device, imei)}
          onSubmit={(values) => onSubmit(deviceInput(values))}
          onDirtyChange={props.onDirtyChange}
          draft={props.draft}
          onAbandon={props.onAbandon}
        >
          <TextField<DeviceValues> name="name" label={texts.name} required accepted={device?.name} />
          <TextField<DeviceValues>
            name="imei"
            label={texts.imei}
            required
            checks={[imeiDigits]}
            accepted={device?.imei ?? imei}
            helper={imei === undefined ? texts.imeiHelp : texts.imeiFound}
            warning={(entered) => (entered !== imei && failsLuhn(entered) ? form.luhnWarning : null)}
            normalise={tidyImei}
            inputMode="numeric"
          />
          <TextField<DeviceValues> name="number" label={texts.number} helper={texts.numberHelp} />
          <ComboField<DeviceValues>
            name="vehicle_id"
            label={texts.vehicle}
            options={vehicleChoices}
            source={vehicles}
            current={currentVehicle(device)}
          />
          <ComboField<DeviceValues>
            name="driver_id"
            label={texts.driver}
            options={driverChoices}
            source={drivers}
            current={currentDriver(device)}
          />
          <FormActions saving={saving} cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}
