import type { ComponentType } from 'react'
import { redirect } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { guestsOnly, knownId, signedInOnly } from './guards.ts'
import { CrashPage } from './frame/CrashPage.tsx'
import { GuestLayout } from './frame/Root.tsx'
import { isLoadFailure } from './layouts/loadFailures.ts'
import { LatePage } from './layouts/LatePage.tsx'
import { Root } from './frame/Root.tsx'
import { StartFrame } from './layouts/StartFrame.tsx'
import * as lazyPages from './pages/lazyPages.ts'
import type { PageHandle } from './navigation.tsx'
import { LoginPage } from './pages/auth/LoginPage.tsx'
import { paths } from './paths.ts'
import type { Session } from './session.ts'

/** The whole app: every address, who may see it, and the page that it shows. */
export function createRoutes(session: Session): RouteObject[] {
  return [
    {
      Component: Root,
      HydrateFallback: StartFrame,
      ErrorBoundary: CrashPage,
      children: [
        {
          loader: guestsOnly(session),
          shouldRevalidate: () => true,
          Component: GuestLayout,
          children: publicPages(),
        },
        {
          loader: signedInOnly(session),
          shouldRevalidate: () => true,
          lazy: later(async () => (await import('./frame/AppLayout.tsx')).AppLayout),
          // The inner boundary leaves the menu usable when a page fails.
          children: [{ ErrorBoundary: CrashPage, children: protectedPages() }],
        },
      ],
    },
  ]
}

// Functions, since a router mutates its routes.
const publicPages = (): RouteObject[] => [
  { path: paths.login, Component: LoginPage },
  page(paths.register, lazyPages.RegisterPage),
  page(paths.forgotPassword, lazyPages.ForgotPasswordPage),
  page(paths.recover, lazyPages.RecoverPage),
  { path: paths.resend, loader: () => redirect(paths.forgotPassword) },
]

const protectedPages = (): RouteObject[] => [
  page(paths.home, lazyPages.HomePage, { page: 'dashboard' }),
  page(paths.tracking, lazyPages.TrackingPage, { page: 'tracking', wide: true }),
  page(paths.report, lazyPages.ReportPage, { page: 'report', wide: true }),
  page(paths.notification, lazyPages.NotificationPage),
  page(paths.notificationRules, lazyPages.NotificationRulesPage),

  page(paths.device.list, lazyPages.DeviceListPage, { page: 'device' }),
  page(paths.device.add, lazyPages.DeviceCreatePage, { page: 'device' }),
  page(paths.device.unknown, lazyPages.UnknownDeviceListPage, { page: 'device' }),
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
  page('/user/detail/:id', lazyPages.UserDetailPage, { page: 'user' }),
  page('/user/password/:id', lazyPages.UserPasswordPage, { page: 'user' }),

  page(paths.role.list, lazyPages.RoleListPage, { page: 'role' }),
  page(paths.role.add, lazyPages.RoleCreatePage, { page: 'role' }),
  page('/role/detail/:id', lazyPages.RoleDetailPage, { page: 'role' }),
  page('/role/edit/:id', lazyPages.RoleEditPage, { page: 'role' }),

  page(paths.account.profile, lazyPages.ProfilePage, { page: 'account-profile' }),
  page(paths.account.password, lazyPages.PasswordPage, { page: 'account-password' }),

  page('*', lazyPages.NotFoundPage),
]

function page(path: string, Component: () => Promise<ComponentType>, handle: PageHandle = {}): RouteObject {
  const route = { path, handle, lazy: later(Component) }
  return path.endsWith('/:id') ? { ...route, loader: knownId } : route
}

/** Loads a page; never rejects for a failed load, which the router would cache for good. */
function later(load: () => Promise<ComponentType>) {
  return async () => {
    try {
      return { Component: await load() }
    } catch (error) {
      if (!isLoadFailure(error)) throw error
      return { element: <LatePage load={load} /> }
    }
  }
}
