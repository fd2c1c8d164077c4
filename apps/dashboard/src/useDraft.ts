import { meQueries } from '@sikud/api/queries'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useFleetClient, useServices } from './services.ts'

/**
 * What the same user had typed into the form at this address when the session ended. `offered` until it is
 * restored or discarded; then `draft` holds what was restored. Call it with the type of the form's values.
 */
export function useDraft<Values>() {
  const { drafts, session } = useServices()
  const { pathname } = useLocation()
  const { data: me } = useQuery(meQueries(useFleetClient()).detail())
  const [draft, setDraft] = useState<Values>()
  const [settled, setSettled] = useState(false)
  const user = me === undefined ? undefined : String(me.id ?? me.email ?? me.name)
  const found = user === undefined ? undefined : drafts.find(pathname, user)

  function settle(restored: Values | undefined) {
    drafts.forget(pathname)
    setDraft(restored)
    setSettled(true)
  }

  return {
    draft,
    offered: !settled && found !== undefined,
    restore: () => settle(found as Values), // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: kept by this form's own `keep`
    discard: () => settle(undefined),
    /** Keeps what was typed, when it is lost because the session ended. */
    keep: (entered: Values) => {
      if (session.token() === null && user !== undefined) drafts.keep(pathname, user, entered)
    },
  }
}
