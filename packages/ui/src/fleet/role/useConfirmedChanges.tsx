'use client'

import type { AccessGroup, Role, RoleInput } from '@sikud/api'
import { useCallback } from 'react'
import { useConfirm } from '../../kit/ConfirmDialog/ConfirmProvider.tsx'
import { SaveCancelled } from '../../kit/Form/SaveCancelled.ts'
import { grantChanges } from './compareGrants.ts'
import { RoleChanges } from './RoleChanges.tsx'
import { useRoleTexts } from './texts.ts'

/**
 * Returns a function that asks for confirmation before a role changes. The question lists the added and removed
 * permissions, and how many users must turn on a second factor. The function does not ask if the permissions and the
 * requirement of a second factor stay the same.
 */
export function useChangesQuestion(groups: readonly AccessGroup[] | undefined) {
  const texts = useRoleTexts()
  const confirm = useConfirm()
  return useCallback(
    async (role: Role, input: Pick<RoleInput, 'permissions' | 'require_factor'>) => {
      const changes = grantChanges(groups ?? [], role.permissions ?? [], input.permissions)
      const { require_factor: required = role.require_factor } = input
      const isSame = required === undefined || required === (role.require_factor ?? false)
      const factor = isSame ? undefined : { required, without: role.without_factor_count ?? 0 }
      if (changes === null && factor === undefined) return true
      return confirm({
        title: factor ? texts.saveFactorTitle : texts.saveTitle,
        text: texts.affects(role.user_count),
        detail: <RoleChanges added={[]} removed={[]} {...changes} factor={factor} />,
        confirm: texts.save,
      })
    },
    [groups, texts, confirm],
  )
}

/** Returns a function that asks for confirmation (see `useChangesQuestion`) and then saves the role. */
export function useConfirmedChanges<Result>(
  save: (input: RoleInput) => Promise<Result>,
  groups: readonly AccessGroup[] | undefined,
) {
  const ask = useChangesQuestion(groups)
  return async (role: Role, input: RoleInput) => {
    if (!(await ask(role, input))) throw new SaveCancelled()
    return save(input)
  }
}
