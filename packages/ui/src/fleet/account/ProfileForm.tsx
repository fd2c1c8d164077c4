'use client'

import type { CurrentUser, ProfileInput } from '@sikud/api'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { indonesianPhone, label } from '../checks.ts'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { TextField } from '../../kit/Form/TextField.tsx'
import { useAccountTexts } from './texts.ts'
import { PlaceFields, type PlaceChoices } from './PlaceFields.tsx'
import { profileInput, profileValues, type Place, type ProfileValues } from './profileValues.ts'
import { cardWidth } from '../../theme/shape.ts'

export interface ProfileFormProps extends RecordFormProps<ProfileValues, ProfileInput>, PlaceChoices {
  user: CurrentUser
  /** Called with the chosen places on mount and after each change, to load the next level. */
  onPlaceChange: (place: Place) => void
}

/** Renders the form of the user's own profile, with the address in four levels. */
export function ProfileForm(props: ProfileFormProps) {
  const { user, onSubmit, cancelTo, provinces, regencies, districts, villages, onPlaceChange, ...form } =
    props
  const places = { provinces, regencies, districts, villages, onPlaceChange }
  const account = useAccountTexts()
  return (
    <Card sx={{ maxWidth: cardWidth.narrow, overflow: 'visible' }}>
      <CardContent>
        <Form
          {...form}
          label={account.profileForm}
          values={profileValues(user)}
          onSubmit={(values) => onSubmit(profileInput(values))}
        >
          <TextField<ProfileValues>
            name="name"
            label={account.name}
            required
            checks={[label]}
            accepted={user.name}
            autoComplete="name"
          />
          <TextField<ProfileValues>
            name="phone"
            label={account.phone}
            checks={[indonesianPhone]}
            accepted={user.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <PlaceFields user={user} {...places} />
          <TextField<ProfileValues>
            name="address"
            label={account.address}
            rows={3}
            checks={[label]}
            accepted={user.address}
            autoComplete="street-address"
          />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}
