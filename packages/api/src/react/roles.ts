'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useState, type ReactNode } from 'react'
import { isRecordId } from '../isRecordId.ts'
import type { Id, Role, RoleInput } from '../models.ts'
import { inputOfChosen, useMe } from './account.ts'
import { useFleetClient } from './FleetApp.ts'
import { mayCall } from './permissions.ts'
import { usePageWrite } from './usePageWrite.ts'
import { useRenewAll } from './useRenewAll.ts'
import { useSearch } from './useSearch.ts'

export interface RoleActionOptions {
  texts: Record<'viewAs' | 'copy' | 'compare', string>
  icons: Record<'viewAs' | 'copy' | 'compare', ReactNode>
  /** Returns the path of the page that creates a role with the permissions of this role. */
  copyTo: (role: Id) => string
  /** Opens the home page, because the role that is viewed may have no permission for the current page. */
  openHome: () => unknown
  /** Whether the server can show the app as another role sees it. */
  hasViewAs: boolean
}

/**
 * Returns `actionsOf`, the menu items of a role without edit and delete. `compared` is the role for which the
 * user chose the comparison; null closes it.
 */
export function useRoleActions({ texts, icons, copyTo, openHome, hasViewAs }: RoleActionOptions) {
  const me = useMe()
  const renew = useRenewAll()
  const [compared, compare] = useState<Role | null>(null)
  const { mutate: view } = useMutation({
    ...useFleetClient().mutation('viewAs'),
    async onSuccess() {
      await openHome()
      await renew()
    },
  })
  const actionsOf = useCallback(
    (role: Role) => {
      // All actions load the role from the server, because the list does not contain its permissions.
      if (!mayCall(me, 'getRole')) return []
      const isOwn = String(me?.role?.data.id) === String(role.id)
      const mayView = hasViewAs && me?.view_as === undefined && mayCall(me, 'viewAs') && !isOwn
      const viewAs = {
        key: 'viewAs',
        label: texts.viewAs,
        icon: icons.viewAs,
        onSelect: () => view({ body: { role_id: role.id } }),
      }
      const copy = { key: 'copy', label: texts.copy, icon: icons.copy, to: copyTo(role.id) }
      const comparison = {
        key: 'compare',
        label: texts.compare,
        icon: icons.compare,
        onSelect: () => compare(role),
      }
      return [
        ...(mayView ? [viewAs] : []),
        ...(mayCall(me, 'createRole') ? [copy] : []),
        ...(mayCall(me, 'listRoles') ? [comparison] : []),
      ]
    },
    [texts, icons, me, view, copyTo, hasViewAs],
  )
  return { actionsOf, compared, compare }
}

/** Returns the props of `RoleCompareDialog` of `@sikud/ui/role`, except `onClose`. */
export function useRoleComparison(role: Role) {
  const { query } = useFleetClient()
  const [chosen, onChoose] = useState<Id | null>(null)
  const second = useQuery(query('getRole', inputOfChosen(chosen)))
  return {
    role,
    roles: useQuery(query('listRoles')),
    first: useQuery(query('getRole', { id: role.id })),
    second: chosen === null ? undefined : second,
    chosen,
    onChoose,
    access: useQuery(query('listAccessGroups')),
  }
}

/** Returns the query of the role in `?from=`, whose permissions the form copies. Without `?from=`, `data` is null. */
export function useCopiedRole() {
  const [params] = useSearch()
  const from = params.get('from')
  const isCopy = isRecordId(from)
  const { data, error, refetch } = useQuery(useFleetClient().query('getRole', isCopy ? { id: from } : null))
  return { data: isCopy ? data : null, error, refetch }
}

/**
 * Returns the function that changes whether the system role requires a second factor; undefined for other roles, and if
 * the user may not. It is no form, because nothing else of the system role can change. `ask` asks for confirmation.
 */
export function useRequireFactor(
  role: Role | undefined,
  ask: (role: Role, input: RoleInput) => Promise<boolean>,
): (() => Promise<void>) | undefined {
  const me = useMe()
  const { mutate } = usePageWrite(useFleetClient().mutation('updateRole', { id: role?.id ?? '' }))
  if (!mayCall(me, 'updateRole') || role?.type.code !== 'system' || role.permissions === undefined)
    return undefined
  const { name, description, permissions, require_factor } = role
  const input = { type: 'manual' as const, name, description, permissions, require_factor: !require_factor }
  return async () => {
    if (await ask(role, input)) mutate({ body: input })
  }
}
