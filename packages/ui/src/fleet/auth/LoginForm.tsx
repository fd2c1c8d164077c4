'use client'

import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { FormFault } from '../../kit/FormFault/FormFault.tsx'
import { PasswordInput } from '../../kit/TextInput/PasswordInput.tsx'
import { TextInput } from '../../kit/TextInput/TextInput.tsx'
import { useLoginTexts } from './texts.ts'

export interface LoginFormProps {
  onSubmit: (credentials: { email: string; password: string }) => void
  /** True while the request runs. */
  submitting: boolean
  /** The reason why the last attempt failed; the entered values stay. */
  error?: string
  /** Seconds that the server asked to wait before the next attempt. */
  wait?: number
  /** URL of the link 'Lupa Password?'. */
  forgotTo: string
  /** URL of the sign-up page; without it, there is no link. */
  registerTo?: string | undefined
  /** E-mail to prefill. */
  defaultEmail?: string
  /** Signs in with a passkey; if undefined, the space of the passkey button stays empty. */
  onPasskey?: (() => void) | undefined
}

/** Renders the sign-in form. After a failed attempt it keeps the values and moves the focus to the password. */
export function LoginForm({
  onSubmit,
  submitting,
  error,
  wait = 0,
  forgotTo,
  registerTo,
  defaultEmail = '',
  onPasskey,
}: LoginFormProps) {
  const login = useLoginTexts()
  const [email, setEmail] = useState(defaultEmail)
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  // Keeps what the user typed into the prerendered page before the JavaScript ran. This must be a layout effect: before
  // other effects run, React can render the form again with empty values, and the typed text would be lost.
  useLayoutEffect(() => {
    const typed = { email: entered(form.current, 'email'), password: entered(form.current, 'password') }
    if (typed.email !== '') setEmail(typed.email) // oxlint-disable-line react/set-state-in-effect -- reads the DOM once, after hydration
    if (typed.password !== '') setPassword(typed.password)
  }, [])

  // Not `autoFocus`: the prerendered field would get the focus before React sees it, and would not look focused.
  useEffect(() => {
    if (document.activeElement === document.body) emailField.current?.focus()
  }, [])

  useEffect(() => {
    if (error) passwordField.current?.focus()
  }, [error])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (submitting) return
    onSubmit({ email: entered(form.current, 'email'), password: entered(form.current, 'password') })
  }

  return (
    <Stack component="form" ref={form} onSubmit={submit} spacing={2.25}>
      {error ? <FormFault>{error}</FormFault> : null}
      <TextInput
        label={login.email}
        name="email"
        type="email"
        autoComplete="username"
        placeholder={login.emailPlaceholder}
        required
        requiredMark={false}
        inputRef={emailField}
        value={email}
        onChange={setEmail}
      />
      <PasswordInput
        label={login.password}
        name="password"
        autoComplete="current-password"
        required
        requiredMark={false}
        inputRef={passwordField}
        value={password}
        onChange={setPassword}
      />
      {/* Both links are on one line, so that nothing moves when the app learns later that visitors can register. */}
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        {registerTo === undefined ? (
          <span />
        ) : (
          <Link href={registerTo} variant="subtitle2">
            {login.register}
          </Link>
        )}
        <Link href={forgotTo} variant="subtitle2">
          {login.forgot}
        </Link>
      </Stack>
      <Button type="submit" variant="contained" size="large" fullWidth disabled={submitting || wait > 0}>
        {submitting ? login.submitting : wait > 0 ? login.wait(wait) : login.submit}
      </Button>
      <Button
        type="button"
        variant="outlined"
        size="large"
        fullWidth
        disabled={submitting || wait > 0}
        onClick={onPasskey}
        // The prerendered page does not know yet whether the server supports passkeys. Until then the button is
        // invisible but takes its space, so that the page does not move when the button appears.
        sx={{ visibility: onPasskey ? 'visible' : 'hidden' }}
      >
        {login.passkey}
      </Button>
    </Stack>
  )
}

function entered(form: HTMLFormElement | null, name: string): string {
  const value = new FormData(form ?? undefined).get(name)
  return typeof value === 'string' ? value : ''
}
