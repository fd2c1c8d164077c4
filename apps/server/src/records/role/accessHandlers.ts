import { includes } from '../../http/include.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { listAccessGroups } from './accessRepository.ts'

/** Handler of the permissions that a role can grant. */
export function accessHandlers({ database }: Services): Pick<Handlers, 'listAccessGroups'> {
  return {
    async listAccessGroups(request) {
      const withPermissions = includes(request.query).has('permissions')
      const groups = await listAccessGroups(database)
      return {
        data: groups.map(({ permissions, ...group }) =>
          withPermissions ? { ...group, permissions: { data: permissions } } : group,
        ),
      }
    },
  }
}
