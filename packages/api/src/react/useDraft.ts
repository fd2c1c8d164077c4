'use client'
import { useFleetApp, useLocation } from './FleetApp.ts'
import type { CurrentUser } from '../models.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMe } from './account.ts'
import { isMarked } from './useVisit.ts'

/** Navigation state that makes a form open with its newest draft. */
export const restoringState = { saved: true, restore: true }

/** Tells the store of drafts which user is signed in. */
export function useDraftOwner(me: CurrentUser | undefined): void {
  const { drafts } = useFleetApp()
  const user = me && ownerOf(me)
  useEffect(() => {
    if (user !== undefined) drafts.own(user)
  }, [drafts, user])
}

/**
 * Returns the drafts of this user and form. `found` is the newest stored draft, which the form offers to the user.
 * `restored` is the draft that the user accepted.
 */
export function useDraft() {
  const { drafts } = useFleetApp()
  const { pathname, state } = useLocation()
  const me = useMe()
  const user = me && ownerOf(me)
  const readDraft = () => (user === undefined ? undefined : drafts.newest(pathname, user))
  const found = useSyncExternalStore(drafts.subscribe, readDraft, readDraft)
  const [restored, setRestored] = useState(isMarked(state, 'restore') ? found : undefined)

  useEffect(() => {
    if (restored !== undefined) drafts.forget(restored)
  }, [drafts, restored])

  return {
    restored,
    found,
    offer: {
      offered: found !== undefined,
      restore: () => setRestored(found),
      discard: () => found && drafts.forget(found),
    },
    /** Stores entries as a draft of the form at the path `form`, by default the current path. */
    keep(entered: unknown, basis: unknown, form = pathname) {
      if (user !== undefined) drafts.keep({ form, user, entered, basis })
    },
  }
}

function ownerOf(me: CurrentUser): string {
  return String(me.id ?? me.email ?? me.name)
}
