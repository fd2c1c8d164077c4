import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { FormEvent, ReactNode } from 'react'
import { FormNotice } from './FormNotice.tsx'

interface GuestFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Label of the button. */
  submit: string
  /** Result of the submit, shown under the button. */
  notice?: string | undefined
  loginTo: string
  loginText: string
  /** The form fields. */
  children: ReactNode
}

/** Renders the fields of a guest page, its submit button and the link to the sign-in. */
export function GuestForm({ onSubmit, submit, notice, loginTo, loginText, children }: GuestFormProps) {
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} spacing={2.25}>
      {children}
      <Button type="submit" variant="contained" size="large" fullWidth>
        {submit}
      </Button>
      {notice ? <FormNotice>{notice}</FormNotice> : null}
      <Link href={loginTo} variant="subtitle2" sx={{ alignSelf: 'center' }}>
        {loginText}
      </Link>
    </Stack>
  )
}
