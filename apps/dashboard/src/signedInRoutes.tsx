import type { RouteObject } from 'react-router-dom'
import { CrashPage } from './frame/CrashPage.tsx'
import { later, page } from './pageRoute.tsx'
import * as lazyPages from './pages/lazyPages.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { paths } from './paths.ts'

/** Returns the routes of all pages that need a sign-in. Creates a new array each time, because a router mutates it. */
export function signedInRoutes(): RouteObject[] {
  return [
    {
      lazy: later(async () => (await import('./frame/AppLayout.tsx')).AppLayout),
      // The inner error boundary keeps the menu usable when a page throws an error.
      children: [{ ErrorBoundary: CrashPage, children: pages() }],
    },
  ]
}

function pages(): RouteObject[] {
  return [
    page(paths.home, lazyPages.HomePage, { page: 'dashboard' }),
    page(paths.tracking, lazyPages.TrackingPage, { page: 'tracking', workspace: true }),
    page(paths.report, lazyPages.ReportPage, { page: 'report', workspace: true }),
    page(paths.notification, lazyPages.NotificationPage),
    page(paths.notificationRules, lazyPages.NotificationRulesPage, { isExtension: true }),

    page(paths.device.list, lazyPages.DeviceListPage, { page: 'device' }),
    page(paths.device.add, lazyPages.DeviceCreatePage, { page: 'device' }),
    page(paths.device.unknown, lazyPages.UnknownDeviceListPage, { page: 'device', isExtension: true }),
    page('/device/detail/:id', lazyPages.DeviceDetailPage, { page: 'device' }),
    page('/device/edit/:id', lazyPages.DeviceEditPage, { page: 'device' }),

    page(paths.vehicle.list, lazyPages.VehicleListPage, { page: 'vehicle' }),
    page(paths.vehicle.add, lazyPages.VehicleCreatePage, { page: 'vehicle' }),
    page('/vehicle/detail/:id', lazyPages.VehicleDetailPage, { page: 'vehicle' }),
    page('/vehicle/edit/:id', lazyPages.VehicleEditPage, { page: 'vehicle' }),

    page(paths.driver.list, lazyPages.DriverListPage, { page: 'driver' }),
    page(paths.driver.add, lazyPages.DriverCreatePage, { page: 'driver' }),
    page('/driver/detail/:id', lazyPages.DriverDetailPage, { page: 'driver' }),
    page('/driver/edit/:id', lazyPages.DriverEditPage, { page: 'driver' }),

    page(paths.user.list, lazyPages.UserListPage, { page: 'user' }),
    page(paths.user.add, lazyPages.UserCreatePage, { page: 'user', isExtension: true }),
    page('/user/detail/:id', lazyPages.UserDetailPage, { page: 'user' }),
    page('/user/edit/:id', lazyPages.UserEditPage, { page: 'user', isExtension: true }),
    page('/user/approve/:id', lazyPages.UserApprovalPage, { page: 'user', isExtension: true }),
    page('/user/password/:id', lazyPages.UserPasswordPage, { page: 'user' }),

    page(paths.role.list, lazyPages.RoleListPage, { page: 'role' }),
    page(paths.role.add, lazyPages.RoleCreatePage, { page: 'role' }),
    page('/role/detail/:id', lazyPages.RoleDetailPage, { page: 'role' }),
    page('/role/edit/:id', lazyPages.RoleEditPage, { page: 'role' }),

    page(paths.group.list, lazyPages.GroupListPage, { page: 'group', isExtension: true }),
    page(paths.group.add, lazyPages.GroupCreatePage, { page: 'group', isExtension: true }),
    page('/group/detail/:id', lazyPages.GroupDetailPage, { page: 'group', isExtension: true }),
    page('/group/edit/:id', lazyPages.GroupEditPage, { page: 'group', isExtension: true }),

    page(paths.audit, lazyPages.AuditPage, { page: 'audit', isExtension: true }),
    page(paths.system, lazyPages.SystemPage, { page: 'system', isExtension: true }),

    page(paths.account.profile, lazyPages.ProfilePage, { page: 'account-profile' }),
    page(paths.account.password, lazyPages.PasswordPage, { page: 'account-password' }),

    page(paths.account.security, lazyPages.SecurityPage, { page: 'account-security', isExtension: true }),

    { path: '*', Component: NotFoundPage },
  ]
}
