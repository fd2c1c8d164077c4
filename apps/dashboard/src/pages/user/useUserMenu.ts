import { useAccountActions } from '@sikud/api/react'
import type { User } from '@sikud/api'
import type { RecordAction } from '@sikud/ui'
import { accountIcons, useUserAccountTexts } from '@sikud/ui/user'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'

/** Returns the actions on a user account, for the menus in the list and on the page of the user. */
export function useUserMenu() {
  const { mail: hasMail } = useServices().config.accounts
  const { actionsOf, ...link } = useAccountActions(useUserAccountTexts(), paths.user, hasMail)
  return {
    ...link,
    actionsOf: (user: User): RecordAction[] =>
      actionsOf(user).map((action) => ({ ...action, icon: accountIcons[action.key] })),
  }
}
