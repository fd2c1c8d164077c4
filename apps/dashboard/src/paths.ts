import { isRecordId } from '@sikud/api'
import type { Id } from '@sikud/api'

function record(path: string) {
  return (id: Id) => {
    if (!isRecordId(id))
      throw new TypeError(`Not a record id: ${String(id)}. Check it with isRecordId first.`)
    return `${path}/${id}`
  }
}

function entity(path: string) {
  return {
    list: path,
    add: `${path}/add`,
    detail: record(`${path}/detail`),
    edit: record(`${path}/edit`),
  }
}

/** Every address of the dashboard; pages and navigation build their links only from here. */
export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  recover: '/recover',
  resend: '/resend',
  home: '/',
  tracking: '/tracking',
  report: '/report',
  notification: '/notification',
  notificationRules: '/notification/rule',
  device: { ...entity('/device'), unknown: '/device/unknown' },
  vehicle: entity('/vehicle'),
  driver: entity('/driver'),
  role: entity('/role'),
  user: { list: '/user', detail: record('/user/detail'), password: record('/user/password') },
  account: { profile: '/account/profile', password: '/account/password' },
} as const

/** The sign-in page that leads back to `wanted` afterwards. */
export function loginPath(wanted: string): string {
  return wanted === paths.home ? paths.login : `${paths.login}?next=${encodeURIComponent(wanted)}`
}

/** Where a visitor goes after sign-in: what `?next=` names when it lies inside the dashboard, else home. */
export function wantedPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next !== null && isInside(next) ? next : paths.home
}

/** Whether an address that came from outside leads to a page of the dashboard, and nowhere else. */
export function isInside(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address)
}
