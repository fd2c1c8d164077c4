'use client'

import type { AssignmentPlan, Device } from '@sikud/api'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type ReactNode, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateTimeField } from '../../kit/Form/DateTimeField.tsx'
import { momentOf } from '../../kit/Form/wallTime.ts'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { useAssignmentTexts } from '../assignment/texts.ts'
import { isOther, isReassigned, type DeviceValues } from './deviceValues.ts'

interface AssignedFromProps {
  device: Device | undefined
  /** Shows when the change takes effect, and its warnings. */
  preview: (plan: AssignmentPlan) => ReactNode
}

/** Asks from when a changed vehicle or driver holds. Renders nothing while neither has changed. */
export function AssignedFrom({ device, preview }: AssignedFromProps) {
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
