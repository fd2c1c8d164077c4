'use client'

import type { Assignment, AssignmentCorrection, AssignmentPlan, Driver, Id, Vehicle } from '@sikud/api'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { ComboField } from '../../kit/Form/ComboField.tsx'
import { DateTimeField } from '../../kit/Form/DateTimeField.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import { momentOf, wallTime } from '../../kit/Form/wallTime.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { driverOptions, vehicleOptions } from './assignmentOptions.ts'
import { useAssignmentTexts } from './texts.ts'

export interface CorrectionDialogProps {
  /** The period to correct. */
  assignment: Assignment
  vehicles: Choices<Vehicle>
  drivers: Choices<Driver>
  /** Shows when the correction takes effect, and its warnings. */
  preview: (plan: AssignmentPlan) => ReactNode
  /** Saves the correction. Rejects with an ApiError if the server rejects the values. */
  onSubmit: (correction: AssignmentCorrection) => Promise<unknown>
  onClose: () => void
}

interface CorrectionValues {
  from: string
  to: string
  vehicle_id: Id | null
  driver_id: Id | null
}

/** Asks which vehicle and driver a device had in a period of the past. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { assignment, vehicles, drivers, preview, onSubmit, onClose } = props
  const { device, vehicle, driver } = assignment
  const texts = useAssignmentTexts()
  const { timeZone, now } = useFormat()
  const id = useId()
  const [openedAt] = useState(() => new Date(now()).toISOString())
  const vehicleChoices = useMemo(() => vehicleOptions(vehicles.data ?? []), [vehicles.data])
  const driverChoices = useMemo(() => driverOptions(drivers.data ?? []), [drivers.data])
  const stored = { from: assignment.from, to: assignment.to ?? openedAt }
  const values: CorrectionValues = {
    from: wallTime(stored.from, timeZone),
    to: wallTime(stored.to, timeZone),
    vehicle_id: vehicle?.id ?? null,
    driver_id: driver?.id ?? null,
  }
  // A field shows whole seconds: if the user did not change it, its exact time counts.
  const timeOf = (name: 'from' | 'to', entered: string) =>
    entered === values[name] ? stored[name] : (momentOf(entered, timeZone) ?? '')
  const correctionOf = (entered: CorrectionValues): AssignmentCorrection => ({
    ...entered,
    from: timeOf('from', entered.from),
    to: timeOf('to', entered.to),
  })
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{texts.correction}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ mb: 2.5, color: 'text.secondary' }}>
          {texts.correctionHint(device.name)}
        </Typography>
        <Form
          label={texts.correction}
          values={values}
          onSubmit={(entered) => onSubmit(correctionOf(entered))}
        >
          <DateTimeField<CorrectionValues> name="from" label={texts.from} required />
          <DateTimeField<CorrectionValues> name="to" label={texts.to} required />
          <ComboField<CorrectionValues>
            name="vehicle_id"
            label={texts.vehicle}
            options={vehicleChoices}
            source={vehicles}
            current={vehicle?.id === undefined ? null : { id: vehicle.id, label: vehicle.number }}
          />
          <ComboField<CorrectionValues>
            name="driver_id"
            label={texts.driver}
            options={driverChoices}
            source={drivers}
            current={driver?.id === undefined ? null : { id: driver.id, label: driver.name }}
          />
          <Preview deviceId={device.id} planOf={correctionOf} preview={preview} />
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <FormActions saveLabel={texts.save} />
            <Button variant="outlined" onClick={onClose}>
              {texts.cancel}
            </Button>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

interface PreviewProps extends Pick<CorrectionDialogProps, 'preview'> {
  deviceId: Id | undefined
  planOf: (entered: CorrectionValues) => AssignmentCorrection
}

/** Shows the effect of the entered values as soon as both times are entered and in the right order. */
function Preview({ deviceId, planOf, preview }: PreviewProps) {
  const [from, to, vehicle_id, driver_id] = useWatch<
    CorrectionValues,
    ['from', 'to', 'vehicle_id', 'driver_id']
  >({ name: ['from', 'to', 'vehicle_id', 'driver_id'] })
  const plan = planOf({ from, to, vehicle_id, driver_id })
  if (plan.from === '' || plan.to === '' || plan.from >= plan.to) return null
  return preview({ deviceId, from: plan.from, to: plan.to, vehicleId: vehicle_id, driverId: driver_id })
}
