import { Navigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useServices } from '../../services.ts'
import { LinkPasswordPage } from './LinkPasswordPage.tsx'

/** Renders the page of an invitation, where the new user sets the first password. */
export function InvitationPage() {
  const { config } = useServices()
  if (!config.features.has('userAdmin')) return <Navigate to={guestPaths.home} replace />
  return <LinkPasswordPage purpose="invitation" />
}
