import { useConfirm } from '@sikud/ui'
import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'
import { useTexts } from '../texts.tsx'
import { useServices } from '../services.ts'

/**
 * Asks before the user leaves unsaved changes: by a link or Back while `asks` is true, by closing the tab while `dirty`
 * is true. During a save only `dirty` is true: the save continues on another page, but not after the tab closes.
 */
export function useUnsavedGuard({ dirty, asks }: { dirty: boolean; asks: boolean }): void {
  const { session } = useServices()
  const { unsaved } = useTexts()
  const confirm = useConfirm()
  // React Router calls the blocker for a short time after the form is gone; it must not ask on the next page.
  const { pathname } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks &&
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname &&
      nextLocation.state?.saved !== true &&
      session.token() !== null,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({ text: unsaved.text }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, unsaved])

  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
