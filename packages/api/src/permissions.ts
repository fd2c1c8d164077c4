import { operations } from './__generated__/operations.ts'
import type { Permission } from './__generated__/permissions.ts'
import type { OperationId } from './client/OperationInput.ts'

export { permissionIds, type Permission } from './__generated__/permissions.ts'

/** The name of an operation that requires a permission, not only a sign-in. */
export type GuardedOperation = {
  [Op in OperationId]: (typeof operations)[Op]['permission'] extends Permission ? Op : never
}[OperationId]

/** Returns the permission that an operation requires. */
export function permissionFor(operation: GuardedOperation): Permission {
  return operations[operation].permission
}
