import { ApiError } from '@sikud/api'
import type { WriteResult } from '@sikud/api'
import { useCountdown } from '@sikud/ui'
import { useState } from 'react'
import { useGuestTexts } from '../../Preferences.tsx'

type State<Name extends string> = {
  submitting?: boolean
  /** The server's message after a successful request. */
  message?: string
  error?: string
  refused?: Partial<Record<Name, string>>
}

/**
 * Sends the form of a public page. Does not use the query client, because public pages do not load it. `names` are the
 * names of the form fields.
 */
export function useGuestCall<Name extends string>(names: readonly Name[]) {
  const { received } = useGuestTexts()
  const [state, setState] = useState<State<Name>>({})
  const [wait, startWait] = useCountdown()

  async function send(call: () => Promise<WriteResult>, onDone?: (message: string) => void) {
    setState({ submitting: true })
    try {
      const message = (await call()).message ?? received
      setState({ message })
      onDone?.(message)
    } catch (error) {
      startWait((error instanceof ApiError && error.retryAfter) || 0)
      const refused = error instanceof ApiError ? faultsOf(error.fields, names) : undefined
      setState(refused ? { refused } : { error: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    message: state.message,
    form: { submitting: state.submitting ?? false, error: state.error, refused: state.refused, wait },
    send: (call: () => Promise<WriteResult>, onDone?: (message: string) => void) => void send(call, onDone),
  }
}

/** Returns the error message of each field of the form; undefined if no field has one. */
function faultsOf<Name extends string>(fields: Record<string, string[]>, names: readonly Name[]) {
  const faults: Partial<Record<Name, string>> = {}
  for (const name of names) if (fields[name]) faults[name] = fields[name].join(' ')
  return Object.keys(faults).length > 0 ? faults : undefined
}
