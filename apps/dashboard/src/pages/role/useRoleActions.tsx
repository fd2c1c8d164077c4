import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import type { Role } from '@sikud/api'
import type { RecordAction } from '@sikud/ui'
import { useCallback } from 'react'
import { may } from '../../authority/permissions.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useMe } from '../../useMe.ts'

/** Returns what may be done with a role besides editing and deleting, for the menus of the list and of the record. */
export function useRoleActions() {
  const texts = useTexts()
  const me = useMe()
  return useCallback(
    (role: Role): RecordAction[] => {
      // A copy needs the permissions of the role, which only its detail has.
      if (!may(me, 'role.view') || !may(me, 'role.create')) return []
      return [
        { key: 'copy', label: texts.role.copy, icon: <ContentCopyOutlined />, to: paths.role.copy(role.id) },
      ]
    },
    [texts, me],
  )
}
