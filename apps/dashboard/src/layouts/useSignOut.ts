import { useConfirm } from '@sikud/ui'
import { useTexts } from '../Preferences.tsx'
import { useServices } from '../services.ts'

/** Asks, tells the server where it listens, and ends the session here without waiting for its answer. */
export function useSignOut(): () => Promise<void> {
  const { client, config, session } = useServices()
  const { logout } = useTexts()
  const confirm = useConfirm()
  return async () => {
    if (!(await confirm({ title: logout.title, text: logout.text }))) return
    if (config.features.has('sessionEnd')) client.logout().catch(() => {}) // signed out here, whatever it answers
    session.end()
  }
}
