export {
  operationPermissions,
  permissionIds,
  type GuardedOperation,
  type Permission,
} from './__generated__/permissions.ts'
export { permissionNames } from './__generated__/permissionNames.ts'
