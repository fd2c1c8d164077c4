import { useRoleActions } from '@sikud/api/react'
import { roleIcons as icons, useRoleTexts } from '@sikud/ui/role'
import { lazyPart } from '@sikud/ui/lazy'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'

const ComparePart = lazyPart(async () => (await import('./RoleComparePart.tsx')).RoleComparePart)

/** Returns the actions on a role other than editing and deleting, for the menus in the list and on the role's page. */
export function useRoleMenu() {
  const navigate = useNavigate()
  const { actionsOf, compared, compare } = useRoleActions({
    texts: useRoleTexts(),
    icons,
    copyTo: paths.role.copy,
    openHome: () => navigate(paths.home),
    hasViewAs: !useServices().server.isBase,
  })
  return { actionsOf, dialog: compared && <ComparePart role={compared} onClose={() => compare(null)} /> }
}
