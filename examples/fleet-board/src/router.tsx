import type { AppLocation, Navigation } from '@sikud/api/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** Makes all links open pages without a reload. This minimal router needs only the Navigation API of the browser. */
export function startRouter() {
  navigation.addEventListener('navigate', (event) => {
    if (event.canIntercept && !event.hashChange && event.downloadRequest === null)
      event.intercept({ focusReset: 'manual', scroll: 'manual' })
  })
}

/** The router, as the hooks of `@sikud/api/react` need it. */
export const router: Navigation = {
  useLocation() {
    const entry = useSyncExternalStore(subscribe, () => navigation.currentEntry)
    return useMemo(() => locationOf(entry), [entry])
  },
  newest: () => location,
  subscribe,
  go: (to, { replace, state } = {}) => {
    const url = typeof to === 'string' ? to : `${location.pathname}?${to.search}`
    navigation.navigate(url, { history: replace ? 'replace' : 'push', state })
  },
  useBlocker(holds) {
    const [held, setHeld] = useState<NavigationDestination | null>(null)
    useEffect(() => {
      function hold(event: NavigateEvent) {
        const { cancelable, destination } = event
        if (held !== null || !cancelable) return
        if (!holds(locationOf(navigation.currentEntry), locationOf(destination))) return
        event.preventDefault()
        setHeld(destination)
      }
      navigation.addEventListener('navigate', hold)
      return () => navigation.removeEventListener('navigate', hold)
    })
    return useMemo(() => {
      if (held === null) return null
      const { key, url } = held
      const proceed = () => {
        if (key) navigation.traverseTo(key)
        else navigation.navigate(url, { state: held.getState() })
      }
      return { proceed, reset: () => setHeld(null) }
    }, [held])
  },
}

function locationOf(entry: NavigationHistoryEntry | NavigationDestination | null): AppLocation {
  const { pathname, search } = new URL(entry?.url ?? location.href)
  return { pathname, search, key: entry?.id ?? '', state: entry?.getState() as unknown }
}

function subscribe(changed: () => void) {
  navigation.addEventListener('currententrychange', changed)
  return () => navigation.removeEventListener('currententrychange', changed)
}
