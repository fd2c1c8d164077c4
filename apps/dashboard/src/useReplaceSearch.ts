import { useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns a function that replaces the query of this page's address. It does nothing once the user is leaving the page:
 * a late replacement would cancel his navigation. `useNavigation` cannot tell, because it is rendered later than the
 * router takes a step.
 */
export function useReplaceSearch(): (search: URLSearchParams) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const router = useContext(DataRouterContext)?.router
  return (search) => {
    const { location, navigation } = router?.state ?? {}
    const target = navigation?.location ?? location
    if (target !== undefined && target.pathname !== pathname) return
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true })
  }
}
