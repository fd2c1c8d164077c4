import type { Role } from '@sikud/api'
import type { ComboOption } from '../../kit/Form/comboOptions.ts'

/** Returns the roles as options of a field, with their descriptions. */
export function roleOptions(roles: readonly Role[]): ComboOption[] {
  return roles.map(({ id, name, description }) => ({ id, label: name, hint: description ?? undefined }))
}
