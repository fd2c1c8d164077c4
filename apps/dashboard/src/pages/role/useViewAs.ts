import { useMe, useRenewAll } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'

/**
 * Returns the function that starts "Lihat sebagai" (viewing as another role) and opens the home page. Undefined on
 * a base server, or if such a view is already active.
 */
export function useViewAs() {
  const { client, server } = useServices()
  const me = useMe()
  const renew = useRenewAll()
  const navigate = useNavigate()
  const { mutate } = useMutation({
    ...client.mutation('viewAs'),
    async onSuccess() {
      // Opens the home page, because the role may have no permission for the page of roles.
      await navigate(paths.home)
      await renew()
    },
  })
  const view = useCallback((role: Id) => mutate({ body: { role_id: role } }), [mutate])
  return server.isBase || me?.view_as !== undefined ? undefined : view
}
