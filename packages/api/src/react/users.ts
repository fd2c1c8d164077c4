'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { AccountLink, CurrentUser, Id, User } from '../models.ts'
import { useMe } from './account.ts'
import { isOwnAccount, mayManageAccounts } from './authority.ts'
import { useFleetApp, useFleetClient, useLocation, useQuestion } from './FleetApp.ts'
import { useListAsLeft } from './leftLists.ts'
import { usePageWrite } from './usePageWrite.ts'
import { isMarked, useVisit } from './useVisit.ts'

/** The actions on accounts in the order of the menu: the operation, and the status of the accounts that have it. */
const accountActions = [
  ['approve', 'approveUser', ['pending']],
  ['reject', 'rejectUser', ['pending', 'unverified']],
  // The users of some servers have no status.
  ['edit', 'updateUser', [undefined, 'active', 'invited', 'disabled']],
  ['invitationLink', 'inviteUser', ['invited']],
  ['sendInvitation', 'sendInvitation', ['invited']],
  ['recoveryLink', 'createRecoveryLink', ['active']],
  ['sendRecovery', 'sendRecovery', ['active']],
  ['endSessions', 'endUserSessions', ['active']],
  ['disable', 'disableUser', ['active', 'invited']],
  ['enable', 'enableUser', ['disabled']],
  ['delete', 'deleteUser', ['disabled']],
] as const

/** An action on the account of a user. */
export type AccountAction = (typeof accountActions)[number][0]

/**
 * Returns the actions that the status of an account and the signed-in user's permissions allow, in the order of the
 * menu. There are none for the account of the signed-in user. `hasMail`: the server sends e-mail.
 */
export function userMenuActions(me: CurrentUser | undefined, user: User, hasMail = false): AccountAction[] {
  if (isOwnAccount(me, user)) return []
  return accountActions
    .filter(
      ([, operation, statuses]) =>
        statuses.some((one) => one === user.status) && mayManageAccounts(me, operation),
    )
    .map(([action]) => action)
    .filter((action) => hasMail || (action !== 'sendInvitation' && action !== 'sendRecovery'))
}

/** The texts of the actions on accounts: the labels, and the questions before an action. */
export interface AccountActionTexts extends Record<Exclude<AccountAction, 'delete'>, string> {
  rejectTitle: (name: string) => string
  rejectText: string
  endSessionsTitle: (name: string) => string
  endSessionsText: string
  disableTitle: (name: string) => string
  disableText: string
  disableDetail: string
  enableTitle: (name: string) => string
  enableText: string
}

export interface AccountActionOptions {
  texts: AccountActionTexts
  icons: Record<Exclude<AccountAction, 'delete'>, ReactNode>
  /** The paths of the pages about users. */
  paths: Record<'edit' | 'approve', (id: Id) => string> & { list: string }
  /** Whether the server sends e-mail. */
  hasMail: boolean
}

/**
 * Returns `actionsOf`, the menu items of the account of a user, without delete. `link` has the props of
 * `AccountLinkDialog` of `@sikud/ui/user` while it is open.
 */
export function useAccountActions({ texts, icons, paths, hasMail }: AccountActionOptions) {
  const me = useMe()
  const { mutation } = useFleetClient()
  const confirm = useQuestion()
  const { open, dialog } = useAccountLink()
  const endSessions = useEndSessions(texts)
  const reject = useReject(texts, paths.list)
  const { mutate: disable } = usePageWrite(mutation('disableUser'))
  const { mutate: enable } = usePageWrite(mutation('enableUser'))
  const { mutate: invite } = usePageWrite(mutation('sendInvitation'))
  const { mutate: recover } = usePageWrite(mutation('sendRecovery'))
  const selects: Record<Exclude<AccountAction, 'edit' | 'approve' | 'delete'>, (user: User) => unknown> = {
    invitationLink: open,
    recoveryLink: open,
    sendInvitation: ({ id }) => invite({ id }),
    sendRecovery: ({ id }) => recover({ id }),
    reject,
    endSessions,
    async disable({ id, name }) {
      const question = {
        title: texts.disableTitle(name),
        text: texts.disableText,
        detail: texts.disableDetail,
        confirm: texts.disable,
        destructive: true,
      }
      if (await confirm(question)) disable({ id })
    },
    async enable({ id, name }) {
      const question = { title: texts.enableTitle(name), text: texts.enableText, confirm: texts.enable }
      if (await confirm(question)) enable({ id })
    },
  }
  const newest = useRef(selects)
  useEffect(() => {
    newest.current = selects
  })
  // Stays the same between renders, because a list rebuilds its columns for another function.
  const actionsOf = useCallback(
    (user: User) =>
      userMenuActions(me, user, hasMail)
        .filter((action) => action !== 'delete')
        .map((key) => ({
          key,
          label: texts[key],
          icon: icons[key],
          ...(key === 'edit' || key === 'approve'
            ? { to: paths[key](user.id) }
            : { onSelect: () => void newest.current[key](user) }),
        })),
    [me, texts, icons, paths, hasMail],
  )
  return { actionsOf, open, link: dialog }
}

/** Returns the function that asks for confirmation, then deletes a registration and opens the list. */
function useReject(texts: AccountActionTexts, listAt: string) {
  const asLeft = useListAsLeft()
  const confirm = useQuestion()
  const visit = useVisit()
  const { pathname } = useLocation()
  const rejection = useFleetClient().mutation('rejectUser')
  const { mutateAsync } = useMutation({
    ...rejection,
    meta: {
      ...rejection.meta,
      page: {
        isOpen: visit.isOpen,
        shows: () => false,
        outcomeAt: (outcome) => (outcome instanceof Error ? pathname : asLeft(listAt)),
      },
    },
  })
  return async (user: User) => {
    const question = {
      title: texts.rejectTitle(user.name),
      text: texts.rejectText,
      confirm: texts.reject,
      destructive: true,
    }
    if (!(await confirm(question))) return
    await mutateAsync({ id: user.id }).then(
      () => visit.goOn(asLeft(listAt)),
      () => {}, // the query client shows the error
    )
  }
}

/** Returns the function that asks for confirmation, and then ends all sessions of a user. */
function useEndSessions(
  texts: Pick<AccountActionTexts, 'endSessionsTitle' | 'endSessionsText' | 'endSessions'>,
) {
  const confirm = useQuestion()
  const { mutate } = usePageWrite(useFleetClient().mutation('endUserSessions'))
  return async (user: Pick<User, 'id' | 'name'>) => {
    const question = {
      title: texts.endSessionsTitle(user.name),
      text: texts.endSessionsText,
      confirm: texts.endSessions,
      destructive: true,
    }
    if (await confirm(question)) mutate({ id: user.id })
  }
}

/** Navigation state for the page of a new user, which then creates the invitation link. */
export const invitedState = { invited: true }

/**
 * Returns the function that creates an invitation or recovery link for a user. `dialog` has the props of
 * `AccountLinkDialog` of `@sikud/ui/user`, which shows the link once, while it is open.
 */
export function useAccountLink() {
  const client = useFleetClient()
  const visit = useVisit()
  const { pathname } = useLocation()
  const [user, setUser] = useState<User | null>(null)
  const { mutate, data, error, reset } = useMutation<AccountLink, Error, User>({
    mutationKey: ['user', 'link'],
    mutationFn: ({ id, status }) =>
      client.request(status === 'invited' ? 'inviteUser' : 'createRecoveryLink', { id }),
    // Removes the link from memory when the dialog closes.
    gcTime: 0,
    meta: { isSilent: true, page: { isOpen: visit.isOpen, shows: () => true, outcomeAt: () => pathname } },
  })
  const open = useCallback(
    (of: User) => {
      setUser(of)
      mutate(of)
    },
    [mutate],
  )
  const dialog = user && {
    user,
    link: data && { url: window.location.origin + data.path, expiresAt: data.expires_at },
    error: error?.message,
    onRetry: () => mutate(user),
    onClose() {
      setUser(null)
      reset()
    },
  }
  return { open, dialog }
}

/** Creates and shows the invitation link of a user who was just created; a reload does not create another link. */
export function useFirstLink(user: User, open: (user: User) => void): void {
  const { navigation } = useFleetApp()
  const { state, pathname } = useLocation()
  const isNew = isMarked(state, 'invited') && user.status === 'invited'
  useEffect(() => {
    if (!isNew) return
    navigation.go(pathname, { replace: true })
    open(user)
  }, [isNew, user, open, navigation, pathname])
}

export interface UserAccessTexts extends Pick<
  AccountActionTexts,
  'endSessionsTitle' | 'endSessionsText' | 'endSessions'
> {
  deleteTokens: (name: string) => string
  resetFactor: string
  resetFactorTitle: (name: string) => string
  resetFactorText: string
  resetFactorMail: string
}

/**
 * Returns the second factor, the sessions and the API tokens of another user, with the functions that remove them. What
 * the signed-in user may not see is undefined. `hasMail`: the server sends e-mail.
 */
export function useUserAccess({ id, name, factor }: User, texts: UserAccessTexts, hasMail: boolean) {
  const me = useMe()
  const client = useFleetClient()
  const confirm = useQuestion()
  const end = useEndSessions(texts)
  const reset = usePageWrite(client.mutation('resetFactor'))
  const remove = usePageWrite(client.mutation('deleteUserTokens', { id }))
  const hasSessions = mayManageAccounts(me, 'listUserSessions')
  const hasTokens = mayManageAccounts(me, 'listUserTokens')
  const sessions = useQuery({ ...client.query('listUserSessions', { id }), enabled: hasSessions })
  const tokens = useQuery({ ...client.query('listUserTokens', { id }), enabled: hasTokens })
  return {
    factor: mayManageAccounts(me, 'resetFactor') &&
      factor === true && {
        busy: reset.isPending,
        async onReset() {
          const question = {
            title: texts.resetFactorTitle(name),
            text: texts.resetFactorText,
            ...(hasMail ? { detail: texts.resetFactorMail } : {}),
            confirm: texts.resetFactor,
            destructive: true,
          }
          if (await confirm(question)) reset.mutate({ id })
        },
      },
    sessions: hasSessions && { sessions, onEndAll: () => void end({ id, name }) },
    tokens: hasTokens && {
      tokens,
      now: client.serverNow(),
      async onDeleteAll() {
        if (await confirm({ text: texts.deleteTokens(name), destructive: true })) remove.mutate()
      },
      busy: remove.isPending,
    },
  }
}
