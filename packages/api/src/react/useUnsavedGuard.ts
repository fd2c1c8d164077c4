'use client'
import { useFleetApp, useLocation, useQuestion, useRecordTexts } from './FleetApp.ts'
import { useEffect } from 'react'
import { isMarked } from './useVisit.ts'

/**
 * Asks before the user loses unsaved changes. While `asks` is true it asks after a link or Back; while `dirty` is true
 * it asks when the tab closes. During a save only `dirty` is true, because leaving the page does not stop a save, but
 * closing the tab does.
 */
export function useUnsavedGuard({ dirty, asks }: { dirty: boolean; asks: boolean }): void {
  const { session, navigation } = useFleetApp()
  const { unsaved } = useRecordTexts()
  const confirm = useQuestion()
  // The router still calls the blocker shortly after the form is gone, but the user must not be asked on the next
  // page.
  const { pathname } = useLocation()
  // oxlint-disable-next-line react/hooks -- the app is created once
  const held = navigation.useBlocker(
    (from, to) =>
      asks &&
      from.pathname === pathname &&
      to.pathname !== pathname &&
      !isMarked(to.state, 'saved') &&
      session.token() !== null,
  )

  useEffect(() => {
    if (held === null) return
    void confirm(unsaved).then((leave) => (leave ? held.proceed() : held.reset()))
  }, [held, confirm, unsaved])

  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
}
