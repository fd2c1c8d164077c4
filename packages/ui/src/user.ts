export { accountIcons } from './fleet/user/accountIcons.tsx'
export { AccountLinkCard, type AccountLinkCardProps } from './fleet/user/AccountLinkCard.tsx'
export {
  AccountLinkDialog,
  type ShownLink,
  type AccountLinkDialogProps,
} from './fleet/user/AccountLinkDialog.tsx'
export { ApprovalForm, type ApprovalValues, type ApprovalFormProps } from './fleet/user/ApprovalForm.tsx'
export { AccountStatus } from './fleet/user/AccountStatus.tsx'
export { UserForm, type UserFormProps } from './fleet/user/UserForm.tsx'
export type { UserValues } from './fleet/user/UserForm.tsx'
export { OwnAccess, UserDetail, type OwnAccessProps, type UserDetailProps } from './fleet/user/UserDetail.tsx'
export { UserList, type UserListProps } from './fleet/user/UserList.tsx'
export { userColumns, userFilters } from './fleet/user/UserList.tsx'
export { useUserAccountTexts, type UserAccountTexts } from './fleet/user/accountTexts.ts'
export type { GroupsValue } from './fleet/group/GroupsField.tsx'
export type { UserTexts } from './fleet/user/texts.ts'
