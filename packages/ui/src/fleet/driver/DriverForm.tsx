'use client'

import type { Driver, DriverInput, GroupPlace } from '@sikud/api'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { ReactNode } from 'react'
import { email, indonesianPhone, label } from '../checks.ts'
import type { Choices } from '../../kit/Form/ChoicesFailed.tsx'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { GroupField, type GroupValue, groupPart, lastGroup } from '../group/GroupField.tsx'
import { useDriverTexts } from './texts.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface DriverFormProps extends RecordFormProps<DriverValues, DriverInput> {
  /** The driver to edit; undefined for a new one. */
  driver?: Driver
  /** The depots to choose from; undefined or empty without depots. */
  groups?: Choices<GroupPlace> | undefined
  /**
   * Renders a warning if another record has the same plate, IMEI or phone number as this text. It does not block the
   * submit.
   */
  same?: ((kind: 'vehicle' | 'device' | 'driver', text: string) => ReactNode) | undefined
}

/** Renders the form of a new or existing driver. */
export function DriverForm({ driver, groups, onSubmit, cancelTo, last, same, ...form }: DriverFormProps) {
  const texts = useDriverTexts()
  return (
    <Card sx={{ maxWidth: cardWidth.narrow, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={{ ...driverValues(driver), ...(!driver && lastGroup(last, groups)) }}
          onSubmit={(values, ...again) => onSubmit(driverInput(values), ...again)}
        >
          <TextField<DriverValues>
            name="name"
            label={texts.name}
            required
            checks={[label]}
            accepted={driver?.name}
          />
          <TextField<DriverValues>
            name="phone"
            label={texts.phone}
            checks={[indonesianPhone]}
            accepted={driver?.phone}
            helper={texts.phoneHelp}
            type="tel"
            inputMode="tel"
            note={same && ((text) => same('driver', text))}
          />
          <TextField<DriverValues>
            name="email"
            label={texts.email}
            checks={[email]}
            accepted={driver?.email}
            type="email"
            inputMode="email"
          />
          <TextField<DriverValues>
            name="license"
            label={texts.license}
            helper={texts.licenseHelp}
            checks={[label]}
            accepted={driver?.license}
          />
          <GroupField groups={groups} current={driver?.group} />
          <FormActions again={driver === undefined} cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}

/** Values of the driver form; an empty text means no value. */
export interface DriverValues extends GroupValue {
  name: string
  phone: string
  email: string
  license: string
}

/** Returns the form values of a driver; empty for a new one. */
export function driverValues(driver: Driver | undefined): DriverValues {
  return {
    group_id: driver?.group_id ?? null,
    name: driver?.name ?? '',
    phone: driver?.phone ?? '',
    email: driver?.email ?? '',
    license: driver?.license ?? '',
  }
}

/** Returns the request body; texts are trimmed, and empty texts become null. */
export function driverInput(values: DriverValues): DriverInput {
  return {
    ...groupPart(values),
    name: values.name.trim(),
    phone: values.phone.trim() || null,
    email: values.email.trim() || null,
    license: values.license.trim() || null,
  }
}
