import { viewAsMutations } from '@sikud/api/queries'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useRenewAll } from '../../authority/useRenewAll.ts'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'
import { useMe } from '../../useMe.ts'

/**
 * Returns the function that starts "Lihat sebagai" (viewing as another role) and opens the home page. Undefined if the
 * server does not have this feature, or if such a view is already active.
 */
export function useViewAs() {
  const { client, config } = useServices()
  const me = useMe()
  const renew = useRenewAll()
  const navigate = useNavigate()
  const { mutate } = useMutation({
    ...viewAsMutations(client).begin(),
    async onSuccess() {
      // Opens the home page, because the role may have no permission for the page of roles.
      await navigate(paths.home)
      await renew()
    },
  })
  return config.features.has('viewAs') && me?.view_as === undefined ? mutate : undefined
}
