'use client'

import type { AssignmentPlan, Device, DeviceInput, Driver, GroupPlace, Vehicle } from '@sikud/api'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { type ReactNode, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Choices } from '../../components/Form/ChoicesFailed.tsx'
import { ComboField } from '../../components/Form/ComboField.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import type { RecordFormProps } from '../../components/Form/RecordFormProps.ts'
import { TextField } from '../../components/Form/TextField.tsx'
import { GroupField } from '../group/GroupField.tsx'
import { useTexts } from '../../locales/LocaleProvider.tsx'
import { useFormat } from '../../locales/useFormat.ts'
import { failsLuhn, imeiDigits } from '../checks.ts'
import { AssignedFrom } from './AssignedFrom.tsx'
import { useDeviceTexts } from './useDeviceTexts.ts'
import {
  currentDriver,
  currentVehicle,
  driverOptions,
  vehicleOptions,
} from '../assignment/assignmentOptions.ts'
import { deviceInput, deviceValues, normaliseImei, type DeviceValues } from './deviceValues.ts'

/** Normalises the IMEI before the check, because the field does so only on blur, and Enter submits without a blur. */
const imeiChecks = [(value: string) => imeiDigits(normaliseImei(value))]

interface DeviceFormProps extends RecordFormProps<DeviceValues, DeviceInput> {
  /** The device to edit; undefined for a new one. */
  device?: Device
  /** IMEI of an unregistered device that already sends positions. */
  imei?: string | undefined
  vehicles: Choices<Vehicle>
  drivers: Choices<Driver>
  /** The depots to choose from; undefined if the server lacks the extension `groups`. */
  groups?: Choices<GroupPlace> | undefined
  /**
   * Shows when a changed vehicle or driver takes effect, and its warnings; undefined if the server lacks the extension
   * `assignments`.
   */
  preview?: ((plan: AssignmentPlan) => ReactNode) | undefined
}

/** Renders the form of a new or existing device. */
export function DeviceForm(props: DeviceFormProps) {
  const { device, imei, vehicles, drivers, groups, preview, onSubmit, cancelTo, ...form } = props
  const { timeZone } = useFormat()
  const { form: words } = useTexts()
  const texts = useDeviceTexts()
  const vehicleChoices = useMemo(() => vehicleOptions(vehicles.data ?? []), [vehicles.data])
  const driverChoices = useMemo(() => driverOptions(drivers.data ?? []), [drivers.data])
  return (
    <Card sx={{ maxWidth: 720, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={deviceValues(device, imei)}
          onSubmit={(values) => onSubmit(deviceInput(values, device, timeZone))}
        >
          <TextField<DeviceValues> name="name" label={texts.name} required accepted={device?.name} />
          <TextField<DeviceValues>
            name="imei"
            label={texts.imei}
            required
            checks={imeiChecks}
            accepted={device?.imei ?? imei}
            helper={imei === undefined ? texts.imeiHelp : texts.imeiFound}
            warning={(entered) => (entered !== imei && failsLuhn(entered) ? words.luhnWarning : null)}
            normalise={normaliseImei}
            inputMode="numeric"
          />
          <TextField<DeviceValues> name="number" label={texts.number} helper={texts.numberHelp} />
          <ComboField<DeviceValues>
            name="vehicle_id"
            label={texts.vehicle}
            options={vehicleChoices}
            source={vehicles}
            current={currentVehicle(device)}
            dropsLost
          />
          <ComboField<DeviceValues>
            name="driver_id"
            label={texts.driver}
            options={driverChoices}
            source={drivers}
            current={currentDriver(device)}
            dropsLost
          />
          {preview && <AssignedFrom device={device} preview={preview} />}
          <OwnGroup groups={groups} device={device} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}

/** Renders the depot field only if no vehicle is chosen: a device in a vehicle belongs to the vehicle's depot. */
function OwnGroup({ groups, device }: Pick<DeviceFormProps, 'groups' | 'device'>) {
  const vehicleId = useWatch<DeviceValues, 'vehicle_id'>({ name: 'vehicle_id' })
  return vehicleId === null ? <GroupField groups={groups} current={device?.group} /> : null
}
