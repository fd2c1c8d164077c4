import type { AccessGroup, Role, RoleInput } from '@sikud/api'
import { useConfirm } from '@sikud/ui'
import { SaveCancelled } from '@sikud/ui/forms'
import { grantChanges, RoleChanges, useRoleTexts } from '@sikud/ui/role'

/**
 * Returns a function that saves a role after a question, which lists the permissions that it adds and removes and says
 * for how many users. It asks nothing if the permissions stay the same.
 */
export function useConfirmedChanges<Result>(
  save: (input: RoleInput) => Promise<Result>,
  groups: readonly AccessGroup[] | undefined,
) {
  const texts = useRoleTexts()
  const confirm = useConfirm()
  return async (role: Role, input: RoleInput) => {
    const changes = grantChanges(groups ?? [], role.permissions ?? [], input.permissions)
    const question = changes && {
      title: texts.saveTitle,
      text: texts.affects(role.user_count),
      detail: <RoleChanges {...changes} />,
      confirm: texts.save,
    }
    if (question && !(await confirm(question))) throw new SaveCancelled()
    return save(input)
  }
}
