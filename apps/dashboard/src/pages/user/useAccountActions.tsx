import { useListAsLeft, useMe, usePageWrite, useVisit } from '@sikud/api/react'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import type { User } from '@sikud/api'
import { useConfirm } from '@sikud/ui'
import type { RecordAction } from '@sikud/ui'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useFleetClient, useServices } from '../../services.ts'
import { useEndSessions } from './useEndSessions.ts'
import { userMenuActions, type AccountAction } from './userMenuActions.ts'
import { useAccountTexts } from './useAccountTexts.ts'
import { useAccountLink } from './useAccountLink.tsx'

const icons = {
  edit: <EditOutlined />,
  approve: <CheckCircleOutlined />,
  reject: <BlockOutlined />,
  invitationLink: <LinkOutlined />,
  sendInvitation: <SendOutlined />,
  recoveryLink: <LinkOutlined />,
  sendRecovery: <SendOutlined />,
  endSessions: <LogoutOutlined />,
  disable: <BlockOutlined />,
  enable: <CheckCircleOutlined />,
}

/**
 * Returns the actions on a user account, for the menus in the list and on the page of the user. Also returns the dialog
 * that shows an invitation or recovery link for the user.
 */
export function useAccountActions() {
  const texts = useAccountTexts()
  const me = useMe()
  const link = useAccountLink()
  const { open } = link
  const setDisabled = useSetDisabled()
  const send = useSend()
  const reject = useReject()
  const endSessions = useEndSessions()
  const { mail: hasMail } = useServices().config.accounts

  const actionsOf = useCallback(
    (user: User): RecordAction[] => {
      const selects: Record<Exclude<AccountAction, 'edit' | 'approve' | 'delete'>, () => void> = {
        invitationLink: () => open(user),
        recoveryLink: () => open(user),
        sendInvitation: () => send(user),
        sendRecovery: () => send(user),
        reject: () => void reject(user),
        endSessions: () => void endSessions(user),
        disable: () => void setDisabled(user, true),
        enable: () => void setDisabled(user, false),
      }
      return userMenuActions(me, user, hasMail)
        .filter((action) => action !== 'delete')
        .map((key) => ({
          key,
          label: texts[key],
          icon: icons[key],
          ...(key === 'edit' || key === 'approve'
            ? { to: paths.user[key](user.id) }
            : { onSelect: selects[key] }),
        }))
    },
    [texts, me, open, setDisabled, send, reject, endSessions, hasMail],
  )
  return { actionsOf, link }
}

/** Returns the function that asks for confirmation, and then disables or enables a user. */
function useSetDisabled() {
  const texts = useAccountTexts()
  const client = useFleetClient()
  const confirm = useConfirm()
  const { mutate: disableUser } = usePageWrite(client.mutation('disableUser'))
  const { mutate: enableUser } = usePageWrite(client.mutation('enableUser'))
  return useCallback(
    async (user: User, disable: boolean) => {
      const question = disable
        ? {
            title: texts.disableTitle(user.name),
            text: texts.disableText,
            detail: texts.disableDetail,
            confirm: texts.disable,
            destructive: true,
          }
        : { title: texts.enableTitle(user.name), text: texts.enableText, confirm: texts.enable }
      if (await confirm(question)) (disable ? disableUser : enableUser)({ id: user.id })
    },
    [texts, confirm, disableUser, enableUser],
  )
}

/** Returns the function that makes the server send an invitation or recovery link to the user by e-mail. */
function useSend() {
  const client = useFleetClient()
  const { mutate: invite } = usePageWrite(client.mutation('sendInvitation'))
  const { mutate: recover } = usePageWrite(client.mutation('sendRecovery'))
  return useCallback(
    ({ id, status }: User) => (status === 'invited' ? invite : recover)({ id }),
    [invite, recover],
  )
}

/** Returns the function that asks for confirmation, then deletes a registration and opens the list. */
function useReject() {
  const asLeft = useListAsLeft()
  const texts = useAccountTexts()
  const client = useFleetClient()
  const confirm = useConfirm()
  const visit = useVisit()
  const { pathname } = useLocation()
  const rejection = client.mutation('rejectUser')
  const { mutateAsync } = useMutation({
    ...rejection,
    meta: {
      ...rejection.meta,
      page: {
        isOpen: visit.isOpen,
        shows: () => false,
        outcomeAt: (outcome) => (outcome instanceof Error ? pathname : asLeft(paths.user.list)),
      },
    },
  })
  return useCallback(
    async (user: User) => {
      const question = {
        title: texts.rejectTitle(user.name),
        text: texts.rejectText,
        confirm: texts.reject,
        destructive: true,
      }
      if (!(await confirm(question))) return
      await mutateAsync({ id: user.id }).then(
        () => visit.goOn(asLeft(paths.user.list)),
        () => {}, // the query client shows the error
      )
    },
    [texts, confirm, mutateAsync, visit, asLeft],
  )
}
