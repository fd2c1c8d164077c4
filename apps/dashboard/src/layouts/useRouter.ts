import { useContext } from 'react'
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom'

/** Returns the router object. Its state contains a new location before React has rendered the new page. */
export function useRouter(): DataRouter {
  const context = useContext(DataRouterContext)
  if (context === null) throw new Error('The page is not inside a RouterProvider.')
  return context.router
}

/** Returns the location that the user opened last, even if its page is not loaded or rendered yet. */
export function newestLocation({ state }: DataRouter) {
  return state.navigation.location ?? state.location
}
