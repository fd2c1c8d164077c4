'use client'

import type { AssignmentPlan, Device, DeviceInput, Driver, GroupPlace, Id, Vehicle } from '@sikud/api'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { GroupField, type GroupValue, groupPart, lastGroup } from '../group/GroupField.tsx'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useDeviceTexts } from './texts.ts'
import {
  currentDriver,
  currentVehicle,
  driverOptions,
  vehicleOptions,
} from '../assignment/assignmentOptions.ts'
import { failsLuhn, imeiDigits, label } from '../checks.ts'
import { useCheckTexts } from '../checkTexts.ts'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { DateTimeField } from '../../kit/Form/DateTimeField.tsx'
import { momentOf } from '../../kit/Form/wallTime.ts'
import { useAssignmentTexts } from '../assignment/texts.ts'
import { cardWidth } from '../../theme/shape.ts'

/** Normalises the IMEI before the check, because the field does so only on blur, and Enter submits without a blur. */
export const imeiChecks = [(value: string) => imeiDigits(normaliseImei(value))]

export interface DeviceFormProps extends RecordFormProps<DeviceValues, DeviceInput> {
  /** The device to edit; undefined for a new one. */
  device?: Device
  /** IMEI of an unregistered device that already sends positions. */
  imei?: string | undefined
  vehicles: Choices<Vehicle>
  drivers: Choices<Driver>
  /** The depots to choose from; undefined or empty without depots. */
  groups?: Choices<GroupPlace> | undefined
  /**
   * Shows when a changed vehicle or driver takes effect, and its warnings; undefined if the server lacks the extension
   * `assignments`.
   */
  preview?: ((plan: AssignmentPlan) => ReactNode) | undefined
  /**
   * Renders a warning if another record has the same plate, IMEI or phone number as this text. It does not block the
   * submit.
   */
  same?: ((kind: 'vehicle' | 'device' | 'driver', text: string) => ReactNode) | undefined
}

/** Renders the form of a new or existing device. */
export function DeviceForm(props: DeviceFormProps) {
  const { device, imei, vehicles, drivers, groups, preview, onSubmit, cancelTo, last, same, ...form } = props
  const { timeZone } = useFormat()
  const faults = useCheckTexts()
  const texts = useDeviceTexts()
  const vehicleChoices = useMemo(() => vehicleOptions(vehicles.data ?? []), [vehicles.data])
  const driverChoices = useMemo(() => driverOptions(drivers.data ?? []), [drivers.data])
  return (
    <Card sx={{ maxWidth: cardWidth.narrow, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={{ ...deviceValues(device, imei), ...(!device && lastGroup(last, groups)) }}
          onSubmit={(values, ...again) => onSubmit(deviceInput(values, device, timeZone), ...again)}
        >
          <TextField<DeviceValues>
            name="name"
            label={texts.name}
            required
            checks={[label]}
            accepted={device?.name}
          />
          <TextField<DeviceValues>
            name="imei"
            label={texts.imei}
            required
            checks={imeiChecks}
            faults={faults}
            accepted={device?.imei ?? imei}
            helper={imei === undefined ? texts.imeiHelp : texts.imeiFound}
            warning={(entered) => (entered !== imei && failsLuhn(entered) ? faults.luhnWarning : null)}
            normalise={normaliseImei}
            inputMode="numeric"
            note={same && ((text) => same('device', text))}
          />
          <TextField<DeviceValues>
            name="number"
            label={texts.number}
            helper={texts.numberHelp}
            checks={[label]}
            accepted={device?.number}
          />
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
          <FormActions again={device === undefined && imei === undefined} cancelTo={cancelTo} />
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

interface AssignedFromProps {
  device: Device | undefined
  /** Shows when the change takes effect, and its warnings. */
  preview: (plan: AssignmentPlan) => ReactNode
}

/** Asks from when a changed vehicle or driver holds. Renders nothing while neither has changed. */
function AssignedFrom({ device, preview }: AssignedFromProps) {
  const texts = useAssignmentTexts()
  const { timeZone } = useFormat()
  const id = useId()
  const { setValue } = useFormContext<DeviceValues>()
  const [vehicle_id, driver_id, entered] = useWatch<
    DeviceValues,
    ['vehicle_id', 'driver_id', 'assigned_from']
  >({ name: ['vehicle_id', 'driver_id', 'assigned_from'] })
  const [isEarlier, setEarlier] = useState(entered !== '')
  if (!isReassigned({ vehicle_id, driver_id }, device)) return null
  const from = isEarlier ? momentOf(entered, timeZone) : null
  function choose(earlier: boolean) {
    setEarlier(earlier)
    if (!earlier) setValue('assigned_from', '', { shouldDirty: true })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <FormLabel id={id}>{texts.since}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={isEarlier ? 'earlier' : 'now'}
          onChange={(_, value) => choose(value === 'earlier')}
        >
          <FormControlLabel value="now" control={<Radio />} label={texts.sinceNow} />
          <FormControlLabel value="earlier" control={<Radio />} label={texts.sinceEarlier} />
        </RadioGroup>
      </div>
      {isEarlier && (
        <DateTimeField<DeviceValues>
          name="assigned_from"
          label={texts.sinceTime}
          required
          helper={texts.sinceHint}
        />
      )}
      {(!isEarlier || from !== null) &&
        preview({
          deviceId: device?.id,
          vehicleId: isOther(vehicle_id, device?.vehicle_id) ? vehicle_id : undefined,
          driverId: isOther(driver_id, device?.driver_id) ? driver_id : undefined,
          from: from ?? undefined,
        })}
    </Box>
  )
}

/** Values of the device form. */
export interface DeviceValues extends GroupValue {
  vehicle_id: Id | null
  driver_id: Id | null
  name: string
  imei: string
  number: string
  /** Local time from which a changed vehicle or driver holds; empty for now. */
  assigned_from: string
}

/** Returns the form values of a device. For a new device they are empty, except for the IMEI if it is known. */
export function deviceValues(device: Device | undefined, imei = ''): DeviceValues {
  return {
    group_id: device?.group_id ?? null,
    vehicle_id: device?.vehicle_id ?? null,
    driver_id: device?.driver_id ?? null,
    name: device?.name ?? '',
    imei: device?.imei ?? imei,
    number: device?.number ?? '',
    assigned_from: '',
  }
}

function isReassigned(
  values: Pick<DeviceValues, 'vehicle_id' | 'driver_id'>,
  device: Device | undefined,
): boolean {
  return isOther(values.vehicle_id, device?.vehicle_id) || isOther(values.driver_id, device?.driver_id)
}

/** Returns whether a chosen vehicle or driver is not the one before; ids may be numbers or texts. */
function isOther(id: Id | null, before: Id | null | undefined): boolean {
  return String(id) !== String(before ?? null)
}

/** Returns the request body; texts are trimmed, and empty values become null. */
export function deviceInput(
  values: DeviceValues,
  device: Device | undefined,
  timeZone: string | undefined,
): DeviceInput {
  const since = isReassigned(values, device) ? momentOf(values.assigned_from, timeZone) : null
  return {
    ...groupPart(values),
    vehicle_id: values.vehicle_id,
    driver_id: values.driver_id,
    name: values.name.trim(),
    imei: values.imei.trim(),
    number: values.number.trim() || null,
    ...(since !== null && { assigned_from: since }),
  }
}

/**
 * Normalises an IMEI by removing separators and converting full-width digits. Also removes what a label prints around
 * the 15 digits: the word IMEI, and the version of the software after a slash. Returns other texts unchanged.
 */
export function normaliseImei(text: string): string {
  const digits = text
    .normalize('NFKC')
    .replace(/^\s*imei\s*\d?\s*[:#=.]\s*/iu, '')
    .replace(/[\s\p{Cf}-]+/gu, '')
    .replace(/^(\d{15})\/\d{2}$/u, '$1')
  return /^\d+$/u.test(digits) ? digits : text
}
