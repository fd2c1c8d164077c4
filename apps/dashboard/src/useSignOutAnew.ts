import { paths } from './paths.ts'
import { useServices } from './services.ts'

/** Ends the session and loads the sign-in page anew, so that nothing of it stays in memory. */
export function useSignOutAnew(): () => void {
  const { session } = useServices()
  return () => {
    session.end()
    window.location.replace(paths.login)
  }
}
