import { useConfirm } from '@sikud/ui'
import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'
import { useTexts } from '../texts.tsx'
import { useServices } from '../services.ts'

/**
 * Asks before the user loses unsaved changes. While `asks` is true it asks after a link or Back; while `dirty` is true
 * it asks when the tab closes. During a save only `dirty` is true, because leaving the page does not stop a save, but
 * closing the tab does.
 */
export function useUnsavedGuard({ dirty, asks }: { dirty: boolean; asks: boolean }): void {
  const { session } = useServices()
  const { unsaved } = useTexts()
  const confirm = useConfirm()
  // React Router still calls the blocker shortly after the form is gone, but the user must not be asked on the next
  // page.
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
