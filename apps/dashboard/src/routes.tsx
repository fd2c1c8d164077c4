import type { ComponentType } from 'react'
import { redirect } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { guestsOnly, knownId, signedInOnly } from './guards.ts'
import { CrashPage } from './layouts/CrashPage.tsx'
import { StartFrame } from './layouts/StartFrame.tsx'
import type { PageHandle } from './pageHandle.ts'
import { paths } from './paths.ts'
import type { Session } from './session.ts'

/** The whole app: every address, who may see it, and the page that it shows. */
export function createRoutes(session: Session): RouteObject[] {
  return [
    {
      HydrateFallback: StartFrame,
      ErrorBoundary: CrashPage,
      children: [
        {
          loader: guestsOnly(session),
          shouldRevalidate: () => true,
          lazy: { Component: async () => (await import('./layouts/GuestLayout.tsx')).GuestLayout },
          children: [
            page(paths.login, {}, async () => (await import('./pages/auth/LoginPage.tsx')).LoginPage),
            coming(paths.register, { title: 'register' }),
            coming(paths.forgotPassword, { title: 'forgotPassword' }),
            coming(paths.recover, { title: 'recover' }),
            { path: '/resend', loader: () => redirect(paths.forgotPassword) },
          ],
        },
        {
          loader: signedInOnly(session),
          shouldRevalidate: () => true,
          lazy: { Component: async () => (await import('./layouts/AppLayout.tsx')).AppLayout },
          // The inner boundary leaves the menu usable when a page fails.
          children: [{ ErrorBoundary: CrashPage, children: pages }],
        },
      ],
    },
  ]
}

const pages: RouteObject[] = [
  page(paths.home, { page: 'dashboard' }, async () => (await import('./pages/home/HomePage.tsx')).HomePage),
  page(
    paths.tracking,
    { page: 'tracking' },
    async () => (await import('./pages/tracking/TrackingPage.tsx')).TrackingPage,
  ),
  page(
    paths.report,
    { page: 'report' },
    async () => (await import('./pages/report/ReportPage.tsx')).ReportPage,
  ),
  coming(paths.notification, { title: 'notification' }),

  page(
    paths.device.list,
    { page: 'device' },
    async () => (await import('./pages/device/DeviceListPage.tsx')).DeviceListPage,
  ),
  page(
    paths.device.add,
    { page: 'device' },
    async () => (await import('./pages/device/DeviceCreatePage.tsx')).DeviceCreatePage,
  ),
  recordPage(
    '/device/detail/:id',
    { page: 'device' },
    async () => (await import('./pages/device/DeviceDetailPage.tsx')).DeviceDetailPage,
  ),
  recordPage(
    '/device/edit/:id',
    { page: 'device' },
    async () => (await import('./pages/device/DeviceEditPage.tsx')).DeviceEditPage,
  ),

  coming(paths.vehicle.list, { page: 'vehicle', title: 'vehicleList' }),
  coming(paths.vehicle.add, { page: 'vehicle', title: 'vehicleCreate' }),
  coming('/vehicle/detail/:id', { page: 'vehicle', title: 'vehicleDetail' }),
  coming('/vehicle/edit/:id', { page: 'vehicle', title: 'vehicleEdit' }),

  coming(paths.driver.list, { page: 'driver', title: 'driverList' }),
  coming(paths.driver.add, { page: 'driver', title: 'driverCreate' }),
  coming('/driver/detail/:id', { page: 'driver', title: 'driverDetail' }),
  coming('/driver/edit/:id', { page: 'driver', title: 'driverEdit' }),

  coming(paths.user.list, { page: 'user', title: 'userList' }),
  coming('/user/detail/:id', { page: 'user', title: 'userDetail' }),
  coming('/user/password/:id', { page: 'user', title: 'userPassword' }),

  coming(paths.role.list, { page: 'role', title: 'roleList' }),
  coming(paths.role.add, { page: 'role', title: 'roleCreate' }),
  coming('/role/detail/:id', { page: 'role', title: 'roleDetail' }),
  coming('/role/edit/:id', { page: 'role', title: 'roleEdit' }),

  coming(paths.account.profile, { page: 'account-profile', title: 'profile' }),
  page(
    paths.account.password,
    { page: 'account-password' },
    async () => (await import('./pages/account/PasswordPage.tsx')).PasswordPage,
  ),

  page('*', {}, async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage),
]

function page(path: string, handle: PageHandle, Component: () => Promise<ComponentType>): RouteObject {
  return { path, handle, lazy: { Component } }
}

function recordPage(path: string, handle: PageHandle, Component: () => Promise<ComponentType>): RouteObject {
  return { ...page(path, handle, Component), loader: knownId }
}

function coming(path: string, handle: PageHandle): RouteObject {
  const route = page(path, handle, async () => (await import('./pages/ComingPage.tsx')).ComingPage)
  return path.endsWith('/:id') ? { ...route, loader: knownId } : route
}
