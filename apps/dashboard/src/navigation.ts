import type { Navigation } from '@sikud/api/react'
import { createContext, use } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'
import type { DataRouter } from 'react-router-dom'

/** Returns the router of the app as the hooks of `@sikud/api/react` need it. */
export function routerNavigation(router: DataRouter): Navigation {
  return {
    useLocation,
    newest: () => router.state.navigation.location ?? router.state.location,
    subscribe: (listener) => router.subscribe(listener),
    go: (to, { replace = false, state, keepsScroll = false } = {}) =>
      void router.navigate(to, { replace, state, preventScrollReset: keepsScroll }),
    useBlocker(holds) {
      const blocker = useBlocker(({ currentLocation, nextLocation }) => holds(currentLocation, nextLocation))
      return blocker.state === 'blocked' ? blocker : null
    },
  }
}

export const NavigationContext = createContext<Navigation | null>(null)

/** Returns the router of the app, for `FleetAppProvider`. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (navigation === null) throw new Error('No router found. Render this component inside <App>.')
  return navigation
}
