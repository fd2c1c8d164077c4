/** The code of every layout and page behind the sign-in page, each loaded with the first visit. */
export const AppLayout = async () => (await import('./layouts/AppLayout.tsx')).AppLayout

export const RegisterPage = async () => (await import('./pages/auth/RegisterPage.tsx')).RegisterPage
export const ForgotPasswordPage = async () =>
  (await import('./pages/auth/ForgotPasswordPage.tsx')).ForgotPasswordPage
export const RecoverPage = async () => (await import('./pages/auth/RecoverPage.tsx')).RecoverPage

export const HomePage = async () => (await import('./pages/home/HomePage.tsx')).HomePage
export const TrackingPage = async () => (await import('./pages/tracking/TrackingPage.tsx')).TrackingPage
export const ReportPage = async () => (await import('./pages/report/ReportPage.tsx')).ReportPage
export const NotificationPage = async () =>
  (await import('./pages/notification/NotificationPage.tsx')).NotificationPage
export const NotificationRulesPage = async () =>
  (await import('./pages/notification/NotificationRulesPage.tsx')).NotificationRulesPage

export const DeviceListPage = async () => (await import('./pages/device/DeviceListPage.tsx')).DeviceListPage
export const DeviceCreatePage = async () =>
  (await import('./pages/device/DeviceCreatePage.tsx')).DeviceCreatePage
export const DeviceDetailPage = async () =>
  (await import('./pages/device/DeviceDetailPage.tsx')).DeviceDetailPage
export const DeviceEditPage = async () => (await import('./pages/device/DeviceEditPage.tsx')).DeviceEditPage
export const UnknownDeviceListPage = async () =>
  (await import('./pages/device/UnknownDeviceListPage.tsx')).UnknownDeviceListPage

export const VehicleListPage = async () =>
  (await import('./pages/vehicle/VehicleListPage.tsx')).VehicleListPage
export const VehicleCreatePage = async () =>
  (await import('./pages/vehicle/VehicleCreatePage.tsx')).VehicleCreatePage
export const VehicleDetailPage = async () =>
  (await import('./pages/vehicle/VehicleDetailPage.tsx')).VehicleDetailPage
export const VehicleEditPage = async () =>
  (await import('./pages/vehicle/VehicleEditPage.tsx')).VehicleEditPage

export const DriverListPage = async () => (await import('./pages/driver/DriverListPage.tsx')).DriverListPage
export const DriverCreatePage = async () =>
  (await import('./pages/driver/DriverCreatePage.tsx')).DriverCreatePage
export const DriverDetailPage = async () =>
  (await import('./pages/driver/DriverDetailPage.tsx')).DriverDetailPage
export const DriverEditPage = async () => (await import('./pages/driver/DriverEditPage.tsx')).DriverEditPage

export const UserListPage = async () => (await import('./pages/user/UserListPage.tsx')).UserListPage
export const UserDetailPage = async () => (await import('./pages/user/UserDetailPage.tsx')).UserDetailPage
export const UserPasswordPage = async () =>
  (await import('./pages/user/UserPasswordPage.tsx')).UserPasswordPage

export const RoleListPage = async () => (await import('./pages/role/RoleListPage.tsx')).RoleListPage
export const RoleCreatePage = async () => (await import('./pages/role/RoleCreatePage.tsx')).RoleCreatePage
export const RoleDetailPage = async () => (await import('./pages/role/RoleDetailPage.tsx')).RoleDetailPage
export const RoleEditPage = async () => (await import('./pages/role/RoleEditPage.tsx')).RoleEditPage

export const ProfilePage = async () => (await import('./pages/account/ProfilePage.tsx')).ProfilePage
export const PasswordPage = async () => (await import('./pages/account/PasswordPage.tsx')).PasswordPage

export const NotFoundPage = async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage
