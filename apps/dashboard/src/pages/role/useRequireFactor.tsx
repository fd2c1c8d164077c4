import { mayCall, useMe, usePageWrite } from '@sikud/api/react'
import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined'
import type { AccessGroup, Role } from '@sikud/api'
import type { RecordAction } from '@sikud/ui'
import { useRoleTexts } from '@sikud/ui/role'
import { useServices } from '../../services.ts'
import { useChangesQuestion } from './useConfirmedChanges.tsx'

/**
 * Returns the menu item that sets whether the system role requires a second factor. It is a menu item because nothing
 * else of the system role can change, so this role has no form.
 */
export function useRequireFactor(
  role: Role | undefined,
  groups: readonly AccessGroup[] | undefined,
): RecordAction[] {
  const texts = useRoleTexts()
  const me = useMe()
  const { client, server } = useServices()
  const ask = useChangesQuestion(groups)
  const { mutate } = usePageWrite(client.mutation('updateRole', { id: role?.id ?? '' }))
  const permissions = role?.permissions
  const isOffered = !server.isBase && mayCall(me, 'updateRole')
  if (!isOffered || role?.type.code !== 'system' || permissions === undefined) return []
  const { name, description } = role
  const require_factor = !role.require_factor
  return [
    {
      key: 'factor',
      label: require_factor ? texts.beginFactor : texts.endFactor,
      icon: <PhonelinkLockOutlined />,
      onSelect: async () => {
        const input = { type: 'manual' as const, name, description, permissions, require_factor }
        if (await ask(role, input)) mutate({ body: input })
      },
    },
  ]
}
