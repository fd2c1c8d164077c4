import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { FormEvent, ReactNode } from 'react'
import { FormNotice } from './FormNotice.tsx'

interface GuestFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The words on the button. */
  submit: string
  /** The answer to the button, under it. */
  notice?: string | undefined
  loginTo: string
  loginText: string
  /** The fields. */
  children: ReactNode
}

/** The fields of a public page, its one button and the link to sign-in. */
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
