import { isRecordId } from '@sikud/api'
import type { Id } from '@sikud/api'
import { guestPaths } from './guestPaths.ts'

function record(path: string) {
  return (id: Id) => {
    if (!isRecordId(id))
      throw new TypeError(`Not a record id: ${String(id)}. Check it with isRecordId first.`)
    return `${path}/${id}`
  }
}

/** Returns the paths of all pages of one kind of record; `of` returns the path of the detail page of a record. */
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

/** Every path of the dashboard; pages and navigation must use these paths for their links. */
export const paths = {
  ...guestPaths,
  tracking: '/tracking',
  report: '/report',
  trip: (id: Id) => `/report?session=${encodeURIComponent(String(id))}`,
  speeding: '/tracking/speeding',
  audit: '/audit',
  system: '/system',
  notification: '/notification',
  notificationRules: '/notification/rule',
  groupRules: record('/notification/rule'),
  device: { ...entity('/device'), unknown: '/device/unknown' },
  vehicle: { ...entity('/vehicle'), setup: '/vehicle/setup' },
  driver: entity('/driver'),
  import: '/import',
  deleted: '/deleted',
  role: { ...entity('/role'), copy: (id: Id) => `/role/add?from=${encodeURIComponent(String(id))}` },
  group: entity('/group'),
  user: { ...entity('/user'), password: record('/user/password'), approve: record('/user/approve') },
  account: { profile: '/account/profile', password: '/account/password', security: '/account/security' },
} as const
