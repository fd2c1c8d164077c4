import { isStatus } from '@sikud/api/react'
import type { WriteResult } from '@sikud/api'
import { linkToken } from './linkToken.ts'
import { useGuestCall } from './useGuestCall.ts'
import { useLinkToken } from './useLinkToken.ts'

/**
 * Sends the form of a page that a link opens, with the token of the link. A 404 means that the link is no longer valid;
 * the visitor can then paste another one. `names` are the fields of the form.
 */
export function useLinkCall<Name extends string>(names: readonly Name[]) {
  const [token, setToken] = useLinkToken()
  const { message, form, send } = useGuestCall(names)

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
    send: (
      pasted: string,
      call: (token: string) => Promise<WriteResult>,
      onDone?: (message: string) => void,
    ) => send(() => callWith(pasted, call), onDone),
  }
}
