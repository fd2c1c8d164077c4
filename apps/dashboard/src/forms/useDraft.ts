import type { CurrentUser } from '@sikud/api'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../services.ts'
import { useMe } from '../useMe.ts'

/** State of a navigation to a form that opens with the newest draft. */
export const restoringState = { saved: true, restore: true }

/** Sets the user whose drafts are kept. */
export function useDraftOwner(me: CurrentUser | undefined): void {
  const { drafts } = useServices()
  const user = me && ownerOf(me)
  useEffect(() => {
    if (user !== undefined) drafts.own(user)
  }, [drafts, user])
}

/** Returns the unsaved entries of the same user in the form at this address; `restored` after the user restored them. */
export function useDraft() {
  const { drafts } = useServices()
  const { pathname, state } = useLocation()
  const me = useMe()
  const user = me && ownerOf(me)
  const found = useSyncExternalStore(drafts.subscribe, () =>
    user === undefined ? undefined : drafts.newest(pathname, user),
  )
  const [restored, setRestored] = useState(state?.restore === true ? found : undefined)

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
    /** Keeps entries for the form at this address, or at another one. */
    keep(entered: unknown, basis: unknown, form = pathname) {
      if (user !== undefined) drafts.keep({ form, user, entered, basis })
    },
  }
}

function ownerOf(me: CurrentUser): string {
  return String(me.id ?? me.email ?? me.name)
}
