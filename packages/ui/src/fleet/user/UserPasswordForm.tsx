'use client'

import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { User, UserPasswordInput } from '@sikud/api'
import { newPassword } from '../checks.ts'
import { Form } from '../../kit/Form/Form.tsx'
import { FormActions } from '../../kit/Form/FormActions.tsx'
import type { RecordFormProps } from '../../kit/Form/RecordFormProps.ts'
import { PasswordField } from '../../kit/Form/PasswordField.tsx'
import { useUserTexts } from './texts.ts'
import { RepeatedPassword } from '../account/RepeatedPassword.tsx'

interface UserPasswordFormProps extends RecordFormProps<UserPasswordInput, UserPasswordInput> {
  user: User
}

const empty: UserPasswordInput = { password_new: '', password_re: '' }

/** Renders the form that sets a new password for another user. */
export function UserPasswordForm({ user, cancelTo, ...form }: UserPasswordFormProps) {
  const texts = useUserTexts()
  return (
    <Card sx={{ maxWidth: 560 }}>
      <CardContent>
        <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{texts.passwordNote(user.name)}</Typography>
        <Form {...form} label={texts.passwordForm} values={empty}>
          <PasswordField<UserPasswordInput>
            name="password_new"
            label={texts.passwordNew}
            required
            checks={[newPassword]}
            helper={texts.passwordHelp}
            autoComplete="new-password"
          />
          <RepeatedPassword label={texts.passwordRepeated} />
          <FormActions cancelTo={cancelTo} />
        </Form>
      </CardContent>
    </Card>
  )
}
