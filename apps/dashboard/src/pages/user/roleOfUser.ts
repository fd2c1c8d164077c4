import { isRecordId } from '@sikud/api'
import type { User } from '@sikud/api'
import { paths } from '../../paths.ts'

/** Returns the address of a user's role; undefined without a role, or where the server sends only its name. */
export function roleOfUser({ role }: User): string | undefined {
  return isRecordId(role?.id) ? paths.role.detail(role.id) : undefined
}
