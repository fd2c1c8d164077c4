import { isInside } from '@sikud/api/react'

/** The paths of the home page and the public pages. They have their own file, so that public pages load less code. */
export const guestPaths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  recover: '/recover',
  invitation: '/invitation',
  verifyEmail: '/verify-email',
  confirmEmail: '/confirm-email',
  setUp: '/setup',
  resend: '/resend',
} as const

/** Returns the URL of the sign-in page that opens `wanted` after the sign-in. */
export function loginPath(wanted: string): string {
  return wanted === guestPaths.home
    ? guestPaths.login
    : `${guestPaths.login}?next=${encodeURIComponent(wanted)}`
}

/** Returns the page to open after the sign-in: `?next=` if it is a page of the dashboard, else the home page. */
export function wantedPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next !== null && isInside(next) ? next : guestPaths.home
}
