import { isOwnAccount, useDelete, useFirstLink, useMe, userMenuActions, userReason } from '@sikud/api/react'
import type { AccessGroup, User } from '@sikud/api'
import { ActionsMenu, useConfirmTexts } from '@sikud/ui'
import type { RecordAction } from '@sikud/ui'
import { AccountLinkDialog, useUserAccountTexts } from '@sikud/ui/user'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'
import { useTexts } from '../../texts.ts'
import { useUserMenu } from './useUserMenu.ts'

type UserActionsProps = { user: User; groups: readonly AccessGroup[] | undefined }

/** Renders the menu PILIHAN of a user, and the dialog that shows an invitation or recovery link. */
export function UserActions({ user, groups }: UserActionsProps) {
  const texts = useTexts()
  const confirm = useConfirmTexts()
  const accountTexts = useUserAccountTexts()
  const me = useMe()
  const { client, server } = useServices()
  const { actionsOf, open, link } = useUserMenu()
  const remove = useDelete(
    client.mutation('deleteUser', { id: user.id }),
    paths.user.list,
    `${confirm.text} ${accountTexts.deletion(user.name)}`,
  )
  useFirstLink(user, open)
  const own = isOwnAccount(me, user)
  const reason = own ? undefined : userReason(texts, me, user, groups)
  const toPassword: RecordAction = {
    key: 'password',
    label: texts.titles.userPassword,
    to: own ? paths.account.password : paths.user.password(user.id),
    reason,
  }
  const hasAccounts = !server.isBase && !own
  const items = hasAccounts ? actionsOf(user).map((action) => ({ ...action, reason })) : [toPassword]
  const onDelete = hasAccounts && userMenuActions(me, user).includes('delete') ? remove : undefined
  if (items.length === 0 && !onDelete) return null
  return (
    <>
      <ActionsMenu items={items} onDelete={onDelete} reason={reason} />
      {link && <AccountLinkDialog {...link} />}
    </>
  )
}
