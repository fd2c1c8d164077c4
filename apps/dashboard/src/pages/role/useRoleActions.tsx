import { mayCall, useMe } from '@sikud/api/react'
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import type { Role } from '@sikud/api'
import type { RecordAction } from '@sikud/ui'
import { useRoleTexts } from '@sikud/ui/role'
import { lazyPart } from '@sikud/ui/lazy'
import { useCallback, useState } from 'react'
import { paths } from '../../paths.ts'
import { useViewAs } from './useViewAs.ts'

const ComparePart = lazyPart(async () => (await import('./RoleComparePart.tsx')).RoleComparePart)

/** Returns the actions on a role other than editing and deleting, for the menus in the list and on the role's page. */
export function useRoleActions() {
  const texts = useRoleTexts()
  const me = useMe()
  const [compared, compare] = useState<Role | null>(null)
  const viewAs = useViewAs()
  const actionsOf = useCallback(
    (role: Role): RecordAction[] => {
      // All actions load the role from the server, because the list does not contain its permissions.
      if (!mayCall(me, 'getRole')) return []
      const copy = {
        key: 'copy',
        label: texts.copy,
        icon: <ContentCopyOutlined />,
        to: paths.role.copy(role.id),
      }
      const comparison = {
        key: 'compare',
        label: texts.compare,
        icon: <CompareArrowsOutlined />,
        onSelect: () => compare(role),
      }
      const view = {
        key: 'viewAs',
        label: texts.viewAs,
        icon: <VisibilityOutlined />,
        onSelect: () => viewAs?.(role.id),
      }
      const isOwn = String(me?.role?.data.id) === String(role.id)
      return [
        ...(viewAs && mayCall(me, 'viewAs') && !isOwn ? [view] : []),
        ...(mayCall(me, 'createRole') ? [copy] : []),
        ...(mayCall(me, 'listRoles') ? [comparison] : []),
      ]
    },
    [texts, me, viewAs],
  )
  const dialog = compared && <ComparePart role={compared} onClose={() => compare(null)} />
  return { actionsOf, dialog }
}
