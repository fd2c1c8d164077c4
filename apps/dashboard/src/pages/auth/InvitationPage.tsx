import { LinkPasswordPage } from './LinkPasswordPage.tsx'

/** Renders the page of an invitation, where the new user sets the first password. */
export function InvitationPage() {
  return <LinkPasswordPage purpose="invitation" />
}
