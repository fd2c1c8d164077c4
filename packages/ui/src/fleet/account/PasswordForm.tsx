'use client'

import type { PasswordInput } from '@sikud/api'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { newPassword } from '../checks.ts'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { PasswordField } from '../../kit/Form/PasswordField.tsx'
import { useAccountTexts } from './texts.ts'
import { RepeatedPassword } from './RepeatedPassword.tsx'
import { cardWidth } from '../../theme/shape.ts'

const empty: PasswordInput = { password: '', password_new: '', password_re: '' }

/** Renders the form that changes the user's own password. */
export function PasswordForm({ cancelTo, ...form }: RecordFormProps<PasswordInput, PasswordInput>) {
  const account = useAccountTexts()
  return (
    <Card sx={{ maxWidth: cardWidth.narrow }}>
      <CardContent>
        <Form {...form} label={account.passwordForm} values={empty}>
          <PasswordField<PasswordInput>
            name="password"
            label={account.password}
            required
            autoComplete="current-password"
          />
          <PasswordField<PasswordInput>
            name="password_new"
            label={account.passwordNew}
            required
            checks={[newPassword]}
            autoComplete="new-password"
          />
          <RepeatedPassword label={account.passwordRepeated} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}
