import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { FormEvent, ReactNode } from 'react'
import { FormFault } from '../../kit/FormFault/FormFault.tsx'
import { FormNotice } from './FormNotice.tsx'
import { useLoginTexts } from './texts.ts'

/** The state of the request that a guest form sends. A guest is a visitor who is not signed in. */
export interface GuestRequest {
  submitting?: boolean
  /** The reason why the last request failed. The fields keep their values. */
  error?: string | undefined
  /** Seconds that the server asked to wait before the next request. */
  wait?: number
  /** URL of the sign-in page. */
  loginTo: string
}

interface GuestFormProps extends Omit<GuestRequest, 'submitting'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Label of the submit button. */
  submit: string
  /** The message about the result of the request, shown under the button. */
  notice?: string | undefined
  /** Label of the button while the request runs. */
  submitting?: string | undefined
  loginText: string
  /** The form fields. */
  children: ReactNode
}

/** Renders the fields of a guest page, its submit button and the link to the sign-in page. */
export function GuestForm(props: GuestFormProps) {
  const { onSubmit, submit, error, submitting, wait = 0, notice, loginTo, loginText, children } = props
  const login = useLoginTexts()
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} spacing={2.25}>
      {error ? <FormFault>{error}</FormFault> : null}
      {children}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={submitting !== undefined || wait > 0}
      >
        {submitting ?? (wait > 0 ? login.wait(wait) : submit)}
      </Button>
      {notice ? <FormNotice>{notice}</FormNotice> : null}
      <Link href={loginTo} variant="subtitle2" sx={{ alignSelf: 'center' }}>
        {loginText}
      </Link>
    </Stack>
  )
}
