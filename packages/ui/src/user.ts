export { UserDetail } from './fleet/user/UserDetail.tsx'
export { UserList } from './fleet/user/UserList.tsx'
export { UserPasswordForm } from './fleet/user/UserPasswordForm.tsx'
export { userColumns, userFilters } from './fleet/user/userColumns.tsx'
