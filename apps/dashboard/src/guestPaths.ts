/** The home page and the addresses of the public pages, which load without those behind sign-in. */
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

/** Returns the sign-in page that leads back to `wanted` afterwards. */
export function loginPath(wanted: string): string {
  return wanted === guestPaths.home
    ? guestPaths.login
    : `${guestPaths.login}?next=${encodeURIComponent(wanted)}`
}

/** Returns where a visitor goes after sign-in: `?next=` if it is inside the dashboard, else home. */
export function wantedPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next !== null && isInside(next) ? next : guestPaths.home
}

/** Returns whether an address from outside leads to a page of the dashboard. */
export function isInside(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address)
}
