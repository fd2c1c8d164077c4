import type { CurrentUser } from '@sikud/api'

/**
 * The ids with which our server sends the permissions of the signed-in user. A base server (with only the base API)
 * sends none, and `may` then allows everything.
 */
export const permissionIds = {
  'position.view': 1,
  'session.list': 2,
  'device.list': 3,
  'device.view': 4,
  'device.create': 5,
  'device.update': 6,
  'device.delete': 7,
  'vehicle.list': 8,
  'vehicle.view': 9,
  'vehicle.create': 10,
  'vehicle.update': 11,
  'vehicle.delete': 12,
  'driver.list': 13,
  'driver.view': 14,
  'driver.create': 15,
  'driver.update': 16,
  'driver.delete': 17,
  'user.list': 18,
  'user.view': 19,
  'user.password': 20,
  'role.list': 21,
  'role.view': 22,
  'role.create': 23,
  'role.update': 24,
  'role.delete': 25,
  'user.create': 26,
  'user.update': 27,
  'user.disable': 28,
  'user.delete': 29,
  'audit.view': 30,
  'access.view': 31,
  'user.approve': 32,
  'user.session': 33,
  'user.factor': 34,
  'group.list': 40,
  'group.view': 41,
  'group.create': 42,
  'group.update': 43,
  'group.delete': 44,
  'trip.delete': 48,
  'system.view': 50,
} as const

/** The name of a permission in the API contract. */
export type Permission = keyof typeof permissionIds

/**
 * Returns whether the signed-in user has a permission; true if the server sends no permissions (base server), or if
 * `permission` is undefined.
 */
export function may(me: CurrentUser | undefined, permission: Permission | undefined): boolean {
  const held = me?.role?.data.permissions
  if (held === undefined || permission === undefined) return true
  return held.some((id) => String(id) === String(permissionIds[permission]))
}

/** The permission of each page that is not the list, detail page or form of a record. */
const pages: Record<string, Permission> = {
  '/tracking': 'position.view',
  '/report': 'session.list',
  '/device/unknown': 'device.create',
  '/audit': 'audit.view',
  '/system': 'system.view',
}

/** Maps the second part of a path to the action in the permission: /device/edit/3 needs `device.update`. */
const verbs: Record<string, string> = {
  add: 'create',
  detail: 'view',
  edit: 'update',
  password: 'password',
  approve: 'approve',
}

/** Returns the permission that the page with this URL needs; undefined if everybody may open the page. */
export function permissionOf(address: string): Permission | undefined {
  const path = address.replace(/[?#].*/, '')
  const part = path.split('/')[2]
  return pages[path] ?? known(`${recordOf(path)}.${part === undefined ? 'list' : verbs[part]}`)
}

/** Returns the permission to delete the record whose page has this path. */
export function deletionOf(address: string): Permission | undefined {
  return known(`${recordOf(address)}.delete`)
}

/** Returns the kind of record in a path, in camel case as in permission names: fuelStation for /fuel-station/add. */
function recordOf(address: string): string {
  const kind = address.split('/')[1] ?? ''
  return kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function known(name: string): Permission | undefined {
  return Object.hasOwn(permissionIds, name) ? (name as Permission) : undefined // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: hasOwn proves it is a key
}
