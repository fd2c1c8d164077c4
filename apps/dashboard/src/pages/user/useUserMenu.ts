import { useAccountActions } from '@sikud/api/react'
import { accountIcons as icons, useUserAccountTexts } from '@sikud/ui/user'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'

/** Returns the actions on a user account, for the menus in the list and on the page of the user. */
export function useUserMenu() {
  const { mail: hasMail } = useServices().config.accounts
  return useAccountActions({ texts: useUserAccountTexts(), icons, paths: paths.user, hasMail })
}
