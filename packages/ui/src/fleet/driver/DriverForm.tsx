'use client'

import type { Driver, DriverInput, GroupPlace } from '@sikud/api'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Choices } from '../../components/Form/ChoicesFailed.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { FormActions } from '../../components/Form/FormActions.tsx'
import type { RecordFormProps } from '../../components/Form/RecordFormProps.ts'
import { TextField } from '../../components/Form/TextField.tsx'
import { email, indonesianPhone } from '../checks.ts'
import { GroupField } from '../group/GroupField.tsx'
import { useDriverTexts } from './useDriverTexts.ts'
import { driverInput, driverValues, type DriverValues } from './driverValues.ts'

interface DriverFormProps extends RecordFormProps<DriverValues, DriverInput> {
  /** The driver to edit; undefined for a new one. */
  driver?: Driver
  /** The depots to choose from; undefined if the server lacks the extension `groups`. */
  groups?: Choices<GroupPlace> | undefined
}

/** Renders the form of a new or existing driver. */
export function DriverForm({ driver, groups, onSubmit, cancelTo, ...form }: DriverFormProps) {
  const texts = useDriverTexts()
  return (
    <Card sx={{ maxWidth: 720, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={texts.form}
          values={driverValues(driver)}
          onSubmit={(values) => onSubmit(driverInput(values))}
        >
          <TextField<DriverValues> name="name" label={texts.name} required accepted={driver?.name} />
          <TextField<DriverValues>
            name="phone"
            label={texts.phone}
            checks={[indonesianPhone]}
            accepted={driver?.phone}
            helper={texts.phoneHelp}
            type="tel"
            inputMode="tel"
          />
          <TextField<DriverValues>
            name="email"
            label={texts.email}
            checks={[email]}
            accepted={driver?.email}
            type="email"
            inputMode="email"
          />
          <TextField<DriverValues> name="license" label={texts.license} helper={texts.licenseHelp} />
          <GroupField groups={groups} current={driver?.group} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}
