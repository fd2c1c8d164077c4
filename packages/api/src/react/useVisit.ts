'use client'
import { isObject } from '../client/httpError.ts'
import { useFleetApp, useLocation } from './FleetApp.ts'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** Navigation state after a save. With it `useUnsavedGuard` does not ask, because all changes are saved. */
export const savedState = { saved: true }

/** Returns whether the state of a navigation has this mark, as `savedState` and `restoringState` do. */
export function isMarked(state: unknown, mark: 'saved' | 'restore' | 'invited'): boolean {
  return isObject(state) && state[mark] === true
}

/** One visit of a page, from its opening until the user leaves it. */
export type Visit = {
  /** Returns false as soon as the user opens another page, even while that page still loads. */
  isOpen: () => boolean
  /** Opens the next page with `state`; does nothing if the user has already left this page. */
  goOn: (to: string, state?: object) => void
}

/**
 * Returns the current visit of the page that calls this hook. When a late response calls `goOn` after the user has left
 * the page, nothing happens.
 */
export function useVisit(): Visit {
  const { navigation } = useFleetApp()
  const { pathname } = useLocation()
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const isOpen = useCallback(
    () => isMounted.current && navigation.newest().pathname === pathname,
    [navigation, pathname],
  )
  return {
    isOpen,
    goOn(to, state) {
      if (isOpen()) navigation.go(to, { replace: true, state: { ...savedState, ...state } })
    },
  }
}
