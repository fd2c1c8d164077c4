import type { Session } from '@sikud/api/react'
import { lazyPart } from '@sikud/ui/lazy'
import type { ComponentType } from 'react'
import { redirect } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { guestsOnly, knownId, signedInOnly } from './guards.ts'
import { CrashPage } from './frame/CrashPage.tsx'
import { GuestLayout, LinkLayout, Root } from './frame/Root.tsx'
import { isLoadFailure } from './layouts/loadFailures.ts'
import { LatePage, StartFrame } from './layouts/LatePage.tsx'
import type { PageHandle } from './menu.tsx'
import { LoginPage } from './pages/auth/LoginPage.tsx'
import { paths } from './paths.ts'

/** A page that cannot exist on a base server (it has only the base API). */
const extension: PageHandle = { isExtension: true }
/** A page with a map, which fills the window below the top bar. */
const workspace: PageHandle = { workspace: true }

/** The app: the pages for guests, the pages for everyone, and all other pages, which need a sign-in. */
export function createRoutes(session: Pick<Session, 'token'>): RouteObject[] {
  const pages = signedInPages()
  return [
    {
      Component: Root,
      HydrateFallback: StartFrame,
      ErrorBoundary: CrashPage,
      children: [
        {
          id: 'guests',
          loader: guestsOnly(session),
          shouldRevalidate: () => true,
          Component: GuestLayout,
          children: [
            { path: paths.login, Component: LoginPage },
            page(paths.register, 'RegisterPage', () => import('./pages/auth/RegisterPage.tsx')),
            page(
              paths.forgotPassword,
              'ForgotPasswordPage',
              () => import('./pages/auth/ForgotPasswordPage.tsx'),
            ),
            { path: paths.resend, loader: () => redirect(paths.forgotPassword) },
          ],
        },
        {
          id: 'everyone',
          // The pages of links in e-mails; `recover` also opens without a link, on a base server.
          children: [
            {
              Component: GuestLayout,
              children: [
                page(paths.recover, 'RecoverPage', () => import('./pages/auth/LinkPasswordPage.tsx')),
              ],
            },
            {
              Component: LinkLayout,
              children: [
                page(paths.invitation, 'InvitationPage', () => import('./pages/auth/LinkPasswordPage.tsx')),
                page(paths.verifyEmail, 'VerifyEmailPage', () => import('./pages/auth/VerifyEmailPage.tsx')),
                page(
                  paths.confirmEmail,
                  'ConfirmEmailPage',
                  () => import('./pages/auth/ConfirmEmailPage.tsx'),
                ),
                page(paths.setUp, 'SetUpPage', () => import('./pages/auth/SetUpPage.tsx')),
              ],
            },
          ],
        },
        {
          id: 'signedIn',
          loader: signedInOnly(session),
          shouldRevalidate: () => true,
          handle: { pages: pages.map(({ handle }): PageHandle => handle) } satisfies PageHandle,
          lazy: later('AppLayout', () => import('./frame/AppLayout.tsx')).lazy,
          // The inner error boundary keeps the menu usable when a page throws an error.
          children: [{ ErrorBoundary: CrashPage, children: pages }],
        },
      ],
    },
  ]
}

function signedInPages(): RouteObject[] {
  return [
    page(paths.home, 'HomePage', () => import('./pages/home/HomePage.tsx')),
    page(paths.tracking, 'TrackingPage', () => import('./pages/tracking/TrackingPage.tsx'), workspace),
    page(paths.speeding, 'SpeedingPage', () => import('./pages/home/SpeedingPage.tsx'), extension),
    page(paths.report, 'ReportPage', () => import('./pages/report/ReportPage.tsx'), workspace),
    page(paths.notification, 'NotificationPage', () => import('./pages/notification/NotificationPage.tsx')),
    page(
      paths.notificationRules,
      'NotificationRulesPage',
      () => import('./pages/notification/NotificationRulesPage.tsx'),
      extension,
    ),
    page(
      '/notification/rule/:id',
      'GroupRulesPage',
      () => import('./pages/notification/GroupRulesPage.tsx'),
      extension,
    ),

    page(paths.device.list, 'DeviceListPage', () => import('./pages/device/DeviceListPage.tsx')),
    page(paths.device.add, 'DeviceCreatePage', () => import('./pages/device/DeviceCreatePage.tsx')),
    page(
      paths.device.unknown,
      'UnknownDeviceListPage',
      () => import('./pages/device/UnknownDeviceListPage.tsx'),
      extension,
    ),
    page('/device/detail/:id', 'DeviceDetailPage', () => import('./pages/device/DeviceDetailPage.tsx')),
    page('/device/edit/:id', 'DeviceEditPage', () => import('./pages/device/DeviceEditPage.tsx')),

    page(paths.vehicle.list, 'VehicleListPage', () => import('./pages/vehicle/VehicleListPage.tsx')),
    page(paths.vehicle.add, 'VehicleCreatePage', () => import('./pages/vehicle/VehicleCreatePage.tsx')),
    page(
      paths.vehicle.setup,
      'VehicleSetupPage',
      () => import('./pages/vehicle/VehicleSetupPage.tsx'),
      extension,
    ),
    page('/vehicle/detail/:id', 'VehicleDetailPage', () => import('./pages/vehicle/VehicleDetailPage.tsx')),
    page('/vehicle/edit/:id', 'VehicleEditPage', () => import('./pages/vehicle/VehicleEditPage.tsx')),

    page(paths.driver.list, 'DriverListPage', () => import('./pages/driver/DriverListPage.tsx')),
    page(paths.driver.add, 'DriverCreatePage', () => import('./pages/driver/DriverCreatePage.tsx')),
    page('/driver/detail/:id', 'DriverDetailPage', () => import('./pages/driver/DriverDetailPage.tsx')),
    page('/driver/edit/:id', 'DriverEditPage', () => import('./pages/driver/DriverEditPage.tsx')),

    page(paths.import, 'ImportPage', () => import('./pages/import/ImportPage.tsx'), extension),
    page(paths.deleted, 'DeletedPage', () => import('./pages/deleted/DeletedPage.tsx'), extension),

    page(paths.user.list, 'UserListPage', () => import('./pages/user/UserListPage.tsx')),
    page(paths.user.add, 'UserCreatePage', () => import('./pages/user/UserCreatePage.tsx'), extension),
    page('/user/detail/:id', 'UserDetailPage', () => import('./pages/user/UserDetailPage.tsx')),
    page('/user/edit/:id', 'UserEditPage', () => import('./pages/user/UserEditPage.tsx'), extension),
    page(
      '/user/approve/:id',
      'UserApprovalPage',
      () => import('./pages/user/UserApprovalPage.tsx'),
      extension,
    ),
    page('/user/password/:id', 'UserPasswordPage', () => import('./pages/user/UserPasswordPage.tsx')),

    page(paths.role.list, 'RoleListPage', () => import('./pages/role/RoleListPage.tsx')),
    page(paths.role.add, 'RoleCreatePage', () => import('./pages/role/RoleCreatePage.tsx')),
    page('/role/detail/:id', 'RoleDetailPage', () => import('./pages/role/RoleDetailPage.tsx')),
    page('/role/edit/:id', 'RoleEditPage', () => import('./pages/role/RoleEditPage.tsx')),

    page(paths.group.list, 'GroupListPage', () => import('./pages/group/GroupListPage.tsx'), extension),
    page(paths.group.add, 'GroupCreatePage', () => import('./pages/group/GroupCreatePage.tsx'), extension),
    page(
      '/group/detail/:id',
      'GroupDetailPage',
      () => import('./pages/group/GroupDetailPage.tsx'),
      extension,
    ),
    page('/group/edit/:id', 'GroupEditPage', () => import('./pages/group/GroupEditPage.tsx'), extension),

    page(paths.audit, 'AuditPage', () => import('./pages/audit/AuditPage.tsx'), extension),
    page(paths.system, 'SystemPage', () => import('./pages/system/SystemPage.tsx'), extension),

    page(paths.account.profile, 'ProfilePage', () => import('./pages/account/ProfilePage.tsx')),
    page(paths.account.password, 'PasswordPage', () => import('./pages/account/PasswordPage.tsx')),
    page(paths.account.security, 'SecurityPage', () => import('./pages/account/SecurityPage.tsx'), extension),

    page('*', 'NotFoundPage', () => import('./pages/NotFoundPage.tsx')),
  ]
}

/** Returns the route of a page whose code loads when the page is first opened. */
function page<Name extends string>(
  path: string,
  name: Name,
  importCode: () => Promise<Record<Name, ComponentType>>,
  handle: PageHandle = {},
): RouteObject {
  const { load, lazy } = later(name, importCode)
  const route = { path, handle: { ...handle, load } satisfies PageHandle, lazy }
  return path.endsWith('/:id') ? { ...route, loader: knownId } : route
}

/**
 * Returns the `lazy` of a route. If the code cannot load, `lazy` does not reject, because the router would cache the
 * rejection. The page then shows `LatePage`, which tries again.
 */
function later<Name extends string>(name: Name, importCode: () => Promise<Record<Name, ComponentType>>) {
  const Page = lazyPart(async () => (await importCode())[name], { Waiting: StartFrame, Failed: LatePage })
  const Component = async () => {
    try {
      await Page.load()
    } catch (error) {
      if (!isLoadFailure(error)) throw error
    }
    return Page
  }
  return { load: Page.load, lazy: { Component } }
}

/** The loader data of the pages for guests, for a router that hydrates the prerendered sign-in page. */
export const guestLoaded = { loaderData: { guests: null } }

/** Returns the routes of all pages, or of those that are for guests, for everyone, or that need a sign-in. */
export function pageRoutes(group?: 'guests' | 'everyone' | 'signedIn'): RouteObject[] {
  const all = within(createRoutes({ token: () => null }))
  const chosen = group === undefined ? all : within(all.filter(({ id }) => id === group))
  return chosen.filter(({ path }) => path !== undefined)
}

function within(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...within(route.children ?? [])])
}
