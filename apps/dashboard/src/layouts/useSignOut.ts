import { useConfirm } from '@sikud/ui'
import { paths } from '../paths.ts'
import { useTexts } from '../texts.ts'
import { useServices } from '../services.ts'

/**
 * Returns a function that asks for confirmation and ends the session in the browser. It also requests the server to
 * end the session, but does not wait for the response.
 */
export function useSignOut(): () => Promise<void> {
  const { client, session } = useServices()
  const { logout } = useTexts()
  const confirm = useConfirm()
  return async () => {
    if (!(await confirm({ title: logout.title, text: logout.text }))) return
    client.request('logout').catch(() => {}) // the user is signed out here even if this fails
    session.end()
  }
}

/** Returns a function that ends the session and loads the sign-in page anew, so that no secret stays in memory. */
export function useSignOutAnew(): () => void {
  const { session } = useServices()
  return () => {
    session.end()
    window.location.replace(paths.login)
  }
}
