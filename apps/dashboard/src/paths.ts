import { isRecordId } from '@sikud/api'
import type { Id } from '@sikud/api'

function record(path: string) {
  return (id: Id) => {
    if (!isRecordId(id))
      throw new TypeError(`Not a record id: ${String(id)}. Check it with isRecordId first.`)
    return `${path}/${id}`
  }
}

/** Returns the addresses of a kind of record; `of` is `detail` for a row of a list. */
function entity(path: string) {
  const detail = record(`${path}/detail`)
  return {
    list: path,
    add: `${path}/add`,
    detail,
    of: ({ id }: { id: Id }) => detail(id),
    edit: record(`${path}/edit`),
  }
}

const user = entity('/user')

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
  user: { list: user.list, detail: user.detail, of: user.of, password: record('/user/password') },
  account: { profile: '/account/profile', password: '/account/password' },
} as const

/** Returns the sign-in page that leads back to `wanted` afterwards. */
export function loginPath(wanted: string): string {
  return wanted === paths.home ? paths.login : `${paths.login}?next=${encodeURIComponent(wanted)}`
}

/** Returns where a visitor goes after sign-in: `?next=` if it is inside the dashboard, else home. */
export function wantedPath(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next !== null && isInside(next) ? next : paths.home
}

/** Returns whether an address from outside leads to a page of the dashboard. */
export function isInside(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address)
}
