import type { Queryable } from '../../database/Database.ts'
import { bodyId, FieldChecks, textOrNull } from '../../http/requestValues.ts'
import { normaliseRoleName } from '../../identities/identityKeys.ts'
import { findUnknownPermissions, type RoleFields } from './roleRepository.ts'

interface RoleInput {
  name: string
  description?: string | null
  permissions: (number | string)[]
  require_factor?: boolean
}

/** Validates and normalises the input. If the input has no `require_factor`, the role keeps the stored value. */
export async function readRole(
  database: Queryable,
  input: RoleInput,
  stored?: Pick<RoleFields, 'require_factor'>,
): Promise<RoleFields> {
  const permissions = [...new Set(input.permissions.map((id) => bodyId(id) ?? 0))]
  const unknown = await findUnknownPermissions(database, permissions)
  const name = input.name.trim()
  new FieldChecks()
    .expect(normaliseRoleName(name) !== '', 'name', (texts) => texts.field.nameRequired)
    .expect(unknown.length === 0, 'permissions', (texts) => texts.role.unknownPermission)
    .throwIfAny()
  const require_factor = input.require_factor ?? stored?.require_factor ?? false
  return { name, description: textOrNull(input.description), permissions, require_factor }
}
