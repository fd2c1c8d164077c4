import type { Session } from '@sikud/api/react'
import { useCallback } from 'react'
import { redirect, useRevalidator } from 'react-router-dom'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom'
import { guestPaths } from './guestPaths.ts'
import { guestsOnly, signedInOnly } from './guards.ts'
import { CrashPage } from './frame/CrashPage.tsx'
import { GuestLayout, LinkLayout, Root } from './frame/Root.tsx'
import { isLoadFailure } from './layouts/loadFailures.ts'
import { LatePage } from './layouts/LatePage.tsx'
import { StartFrame } from './layouts/StartFrame.tsx'
import { page } from './pageRoute.tsx'
import { LoginPage } from './pages/auth/LoginPage.tsx'

/** Returns the routes of the public pages, and a protected route to which `addSignedInRoutes` adds all other pages. */
export function createRoutes(session: Session): RouteObject[] {
  const guarded = { loader: signedInOnly(session), shouldRevalidate: () => true }
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
        { Component: GuestLayout, children: [recoverPage()] },
        { Component: LinkLayout, children: linkPages() },
        { ...guarded, id: 'signedIn', children: [] },
        // The routes behind sign-in are added to the route `signedIn` above and contain another `*` route. The router
        // uses the first one, so this route matches only until the routes behind sign-in have loaded.
        { ...guarded, path: '*', Component: LateRoutes },
      ],
    },
  ]
}

/** Returns the function that adds the routes behind sign-in when a signed-in user first opens one of them. */
export function addSignedInRoutes(session: Session): PatchRoutesOnNavigationFunction {
  return async ({ patch }) => {
    if (session.token() === null) return
    try {
      patch('signedIn', (await loadSignedIn()).signedInRoutes())
    } catch (error) {
      // If the code could not be loaded, the router shows LateRoutes, which tries again.
      if (!isLoadFailure(error)) throw error
    }
  }
}

function loadSignedIn() {
  // Downloads the layout at the same time as the routes, because all their pages need it.
  void import('./frame/AppLayout.tsx').catch(() => {})
  return import('./signedInRoutes.tsx')
}

/** Replaces the pages behind sign-in if their routes could not be loaded. */
function LateRoutes() {
  const { revalidate } = useRevalidator()
  const retry = useCallback(async () => {
    await loadSignedIn()
    // Makes the router match the URL again, now with all routes.
    await revalidate()
  }, [revalidate])
  return <LatePage retry={retry} />
}

const publicPages = (): RouteObject[] => [
  { path: guestPaths.login, Component: LoginPage },
  page(guestPaths.register, async () => (await import('./pages/auth/RegisterPage.tsx')).RegisterPage),
  page(
    guestPaths.forgotPassword,
    async () => (await import('./pages/auth/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  { path: guestPaths.resend, loader: () => redirect(guestPaths.forgotPassword) },
]

/** The page of a link in an e-mail; on a base server it also opens without a link. */
const recoverPage = (): RouteObject =>
  page(guestPaths.recover, async () => (await import('./pages/auth/LinkPasswordPage.tsx')).RecoverPage)

/** The pages that open from links in e-mails, for guests and for users who are signed in. */
const linkPages = (): RouteObject[] => [
  page(guestPaths.invitation, async () => (await import('./pages/auth/LinkPasswordPage.tsx')).InvitationPage),
  page(
    guestPaths.verifyEmail,
    async () => (await import('./pages/auth/VerifyEmailPage.tsx')).VerifyEmailPage,
  ),
  page(
    guestPaths.confirmEmail,
    async () => (await import('./pages/auth/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  ),
  page(guestPaths.setUp, async () => (await import('./pages/auth/SetUpPage.tsx')).SetUpPage),
]
