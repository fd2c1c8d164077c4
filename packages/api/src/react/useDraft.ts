'use client'
import { useFleetApp, useLocation } from './FleetApp.ts'
import type { CurrentUser } from '../models.ts'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMe } from './account.ts'
import { isMarked } from './useVisit.ts'
import { randomId } from '../randomId.ts'

/** How long the user must pause before a draft is stored, so that not each key is a write. */
const PAUSE_MS = 400

/** Navigation state that makes a form open with its newest draft. */
export const restoringState = { saved: true, restore: true }

/** Tells the store of drafts which user is signed in. */
export function useDraftOwner(me: CurrentUser | undefined): void {
  const { drafts } = useFleetApp()
  const user = me && userKey(me)
  useEffect(() => {
    if (user !== undefined) drafts.own(user)
  }, [drafts, user])
}

/**
 * Returns the drafts of this user and form. `found` is the newest draft, which the form offers to the user. `restored`
 * is the draft that the user accepted. With `isStored`, the drafts that this browser stored are offered too.
 */
export function useDraft(isStored = false) {
  const { drafts } = useFleetApp()
  const { pathname, state } = useLocation()
  const me = useMe()
  const user = me && userKey(me)
  const readDraft = () => (user === undefined ? undefined : drafts.newest(pathname, user))
  const found = useSyncExternalStore(drafts.subscribe, readDraft, readDraft)
  const [restored, setRestored] = useState(isMarked(state, 'restore') ? found : undefined)
  /** The draft of this visit. */
  const [id] = useState(randomId)
  const { later, cancel } = usePause(PAUSE_MS)
  const isWritten = useRef(false)

  useEffect(() => {
    if (restored !== undefined) drafts.forget(restored)
  }, [drafts, restored])

  useEffect(() => {
    if (isStored && user !== undefined) drafts.load(pathname, user, id)
  }, [drafts, isStored, pathname, user, id])

  const erase = useCallback(() => {
    cancel()
    if (isWritten.current) drafts.unstore(id)
    isWritten.current = false
  }, [cancel, drafts, id])

  return {
    restored,
    found,
    offer: {
      offered: found !== undefined,
      at: found?.at,
      restore: () => setRestored(found),
      discard: () => found && drafts.forget(found),
    },
    /** Keeps entries as a draft of the form at the path `form`, by default the current path. */
    keep(entered: unknown, basis: unknown, form = pathname) {
      if (user === undefined) return
      const draft = { id: randomId(), form, user, entered, basis, at: Date.now() }
      drafts.keep(draft)
      if (isStored) drafts.store(draft)
    },
    /** Stores what the user has typed so far, so that it survives a reload; undefined if nothing is to be stored yet. */
    store:
      isStored && user !== undefined
        ? (entered: unknown, basis: unknown) => {
            later(() => {
              isWritten.current = true
              drafts.store({ id, form: pathname, user, entered, basis, at: Date.now() })
            })
          }
        : undefined,
    /** Removes what `store` stored. */
    erase,
    /** Ends the restored draft, so that the next record does not begin with it. */
    finish: () => setRestored(undefined),
  }
}

/** Returns the key of a user for what this browser keeps. */
export function userKey(me: CurrentUser): string {
  return String(me.id ?? me.email ?? me.name)
}

/** Returns `later`, which runs the newest call after a pause, or when the page closes, and `cancel`. */
function usePause(ms: number) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void } | null>(null)
  const cancel = useCallback(() => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer)
    waiting.current = null
  }, [])
  const flush = useCallback(() => {
    const run = waiting.current?.run
    cancel()
    run?.()
  }, [cancel])
  const later = useCallback(
    (run: () => void) => {
      cancel()
      waiting.current = { run, timer: setTimeout(flush, ms) }
    },
    [cancel, flush, ms],
  )
  // A reload soon after the last key.
  useEffect(() => {
    window.addEventListener('beforeunload', flush)
    return () => window.removeEventListener('beforeunload', flush)
  }, [flush])
  return { later, cancel }
}
