export { GrantedPermissions, type GrantedPermissionsProps } from './fleet/role/GrantedPermissions.tsx'
export { PermissionMatrix, type PermissionMatrixProps } from './fleet/role/PermissionMatrix.tsx'
export { grantChanges, type GrantChanges, type GrantLine } from './fleet/role/compareGrants.ts'
export { RoleChanges, type RoleChangesProps } from './fleet/role/RoleChanges.tsx'
export {
  RoleCompareDialog,
  type RoleCompareDialogProps,
  type ComparedRole,
} from './fleet/role/RoleCompareDialog.tsx'
export { RoleDetail, type RoleDetailProps } from './fleet/role/RoleDetail.tsx'
export { RoleForm, type RoleFormProps } from './fleet/role/RoleForm.tsx'
export { RoleList, type RoleListProps } from './fleet/role/RoleList.tsx'
export { roleColumns } from './fleet/role/RoleList.tsx'
export { useRoleTexts, type RoleTexts } from './fleet/role/texts.ts'
export { ViewAsBar, type ViewAsBarProps } from './fleet/role/ViewAsBar.tsx'
export type { RoleValues } from './fleet/role/RoleForm.tsx'
export { roleDeletion, usersOfRole } from './fleet/role/roleDeletion.ts'
export { roleIcons } from './fleet/role/roleIcons.tsx'
export { useChangesQuestion, useConfirmedChanges } from './fleet/role/useConfirmedChanges.tsx'
