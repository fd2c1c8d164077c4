import { isRecordId } from '@sikud/api'
import type { User } from '@sikud/api'
import { paths } from '../../paths.ts'

/** Where the role of a user is; undefined without one, and on a server that tells only its name. */
export function roleOfUser({ role }: User): string | undefined {
  return isRecordId(role?.id) ? paths.role.detail(role.id) : undefined
}
