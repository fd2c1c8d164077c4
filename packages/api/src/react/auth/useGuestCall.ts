'use client'
import { useState } from 'react'
import type { WriteResult } from '../../models.ts'
import { isStatus, messageOf } from '../failures.ts'
import { type GuestApp, type LinkApp, refusedFields, useRetryDelay } from './GuestApp.ts'
import { linkToken, useLinkToken } from './useLinkToken.ts'

type State<Name extends string> = {
  submitting?: boolean
  /** The server's message after a successful request. */
  message?: string
  error?: string
  refused?: Partial<Record<Name, string>>
}

/** Sends the form of a public page, such as a registration. `names` are the names of the form fields. */
export function useGuestCall<Name extends string>({ texts }: GuestApp, names: readonly Name[]) {
  const [{ message, submitting = false, error, refused }, setState] = useState<State<Name>>({})
  const [wait, startWait] = useRetryDelay()

  async function send(call: () => Promise<WriteResult>, onDone?: (message: string) => void) {
    setState({ submitting: true })
    try {
      const received = (await call()).message ?? texts.received
      setState({ message: received })
      onDone?.(received)
    } catch (failure) {
      startWait(failure)
      const fields = refusedFields(failure, names)
      setState(fields ? { refused: fields } : { error: messageOf(failure) })
    }
  }

  return {
    message,
    form: { submitting, error, refused, wait },
    send: (...input: Parameters<typeof send>) => void send(...input),
  }
}

/**
 * Sends the form of a page that a link opens, with the token of the link. A 404 means that the link is no longer valid;
 * the visitor can then paste another one. `names` are the fields of the form.
 */
export function useLinkCall<Name extends string>(app: LinkApp, names: readonly Name[]) {
  const [token, setToken] = useLinkToken(app)
  const { message, form, send } = useGuestCall(app, names)

  async function callWith(pasted: string, call: (token: string) => Promise<WriteResult>) {
    try {
      return await call(token || linkToken(pasted))
    } catch (error) {
      if (isStatus(error, 404)) setToken('')
      throw error
    }
  }

  return {
    message,
    form: { ...form, hasCode: token !== '' },
    /** Sends the form; with `signIn` it then shows the message and opens the sign-in page, with this e-mail address. */
    send: (pasted: string, call: (token: string) => Promise<WriteResult>, signIn?: { email?: string }) =>
      send(
        () => callWith(pasted, call),
        signIn &&
          ((received) => {
            app.notify('success', received)
            app.openSignIn(signIn.email)
          }),
      ),
  }
}
