// Each function loads the code of one page behind sign-in; `prefetchPages` calls all of them.

export const HomePage = async () => (await import('./home/HomePage.tsx')).HomePage
export const TrackingPage = async () => (await import('./tracking/TrackingPage.tsx')).TrackingPage
export const ReportPage = async () => (await import('./report/ReportPage.tsx')).ReportPage
export const NotificationPage = async () =>
  (await import('./notification/NotificationPage.tsx')).NotificationPage
export const NotificationRulesPage = async () =>
  (await import('./notification/NotificationRulesPage.tsx')).NotificationRulesPage

export const DeviceListPage = async () => (await import('./device/DeviceListPage.tsx')).DeviceListPage
export const DeviceCreatePage = async () => (await import('./device/DeviceCreatePage.tsx')).DeviceCreatePage
export const DeviceDetailPage = async () => (await import('./device/DeviceDetailPage.tsx')).DeviceDetailPage
export const DeviceEditPage = async () => (await import('./device/DeviceEditPage.tsx')).DeviceEditPage
export const UnknownDeviceListPage = async () =>
  (await import('./device/UnknownDeviceListPage.tsx')).UnknownDeviceListPage

export const VehicleListPage = async () => (await import('./vehicle/VehicleListPage.tsx')).VehicleListPage
export const VehicleCreatePage = async () =>
  (await import('./vehicle/VehicleCreatePage.tsx')).VehicleCreatePage
export const VehicleDetailPage = async () =>
  (await import('./vehicle/VehicleDetailPage.tsx')).VehicleDetailPage
export const VehicleEditPage = async () => (await import('./vehicle/VehicleEditPage.tsx')).VehicleEditPage

export const DriverListPage = async () => (await import('./driver/DriverListPage.tsx')).DriverListPage
export const DriverCreatePage = async () => (await import('./driver/DriverCreatePage.tsx')).DriverCreatePage
export const DriverDetailPage = async () => (await import('./driver/DriverDetailPage.tsx')).DriverDetailPage
export const DriverEditPage = async () => (await import('./driver/DriverEditPage.tsx')).DriverEditPage

export const UserListPage = async () => (await import('./user/UserListPage.tsx')).UserListPage
export const UserCreatePage = async () => (await import('./user/UserCreatePage.tsx')).UserCreatePage
export const UserEditPage = async () => (await import('./user/UserEditPage.tsx')).UserEditPage
export const UserDetailPage = async () => (await import('./user/UserDetailPage.tsx')).UserDetailPage
export const UserApprovalPage = async () => (await import('./user/UserApprovalPage.tsx')).UserApprovalPage
export const UserPasswordPage = async () => (await import('./user/UserPasswordPage.tsx')).UserPasswordPage

export const RoleListPage = async () => (await import('./role/RoleListPage.tsx')).RoleListPage
export const RoleCreatePage = async () => (await import('./role/RoleCreatePage.tsx')).RoleCreatePage
export const RoleDetailPage = async () => (await import('./role/RoleDetailPage.tsx')).RoleDetailPage
export const RoleEditPage = async () => (await import('./role/RoleEditPage.tsx')).RoleEditPage

export const GroupListPage = async () => (await import('./group/GroupListPage.tsx')).GroupListPage
export const GroupCreatePage = async () => (await import('./group/GroupCreatePage.tsx')).GroupCreatePage
export const GroupDetailPage = async () => (await import('./group/GroupDetailPage.tsx')).GroupDetailPage
export const GroupEditPage = async () => (await import('./group/GroupEditPage.tsx')).GroupEditPage

export const SystemPage = async () => (await import('./system/SystemPage.tsx')).SystemPage
export const AuditPage = async () => (await import('./audit/AuditPage.tsx')).AuditPage

export const ProfilePage = async () => (await import('./account/ProfilePage.tsx')).ProfilePage
export const PasswordPage = async () => (await import('./account/PasswordPage.tsx')).PasswordPage
export const SecurityPage = async () => (await import('./account/SecurityPage.tsx')).SecurityPage
