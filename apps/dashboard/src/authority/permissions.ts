import type { CurrentUser } from '@sikud/api'

/** The permissions of our server with their ids. No other server sends permissions with the account. */
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
  'system.view': 50,
} as const

/** A permission, as the contract names it. */
export type Permission = keyof typeof permissionIds

/**
 * Returns whether the signed-in user has a permission; true if the server does not send permissions, as on a base
 * server.
 */
export function may(me: CurrentUser | undefined, permission: Permission | undefined): boolean {
  const held = me?.role?.data.permissions
  if (held === undefined || permission === undefined) return true
  return held.some((id) => String(id) === String(permissionIds[permission]))
}

/** The permission of each page whose address does not follow the pattern of records. */
const pages: Record<string, Permission> = {
  '/tracking': 'position.view',
  '/report': 'session.list',
  '/device/unknown': 'device.create',
  '/audit': 'audit.view',
  '/system': 'system.view',
}

/** The verb of each part of an address below a kind of record. */
const verbs: Record<string, string> = {
  add: 'create',
  detail: 'view',
  edit: 'update',
  password: 'password',
  approve: 'approve',
}

/** Returns the permission that a page needs, by its address; undefined if everybody may open it. */
export function permissionOf(address: string): Permission | undefined {
  const path = address.replace(/[?#].*/, '')
  const part = path.split('/')[2]
  return pages[path] ?? known(`${recordOf(path)}.${part === undefined ? 'list' : verbs[part]}`)
}

/** Returns the permission to delete a record, by the address of its page. */
export function deletionOf(address: string): Permission | undefined {
  return known(`${recordOf(address)}.delete`)
}

/** Returns the kind of record of an address, as permissions name it: fuelStation for /fuel-station/add. */
function recordOf(address: string): string {
  const kind = address.split('/')[1] ?? ''
  return kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function known(name: string): Permission | undefined {
  return Object.hasOwn(permissionIds, name) ? (name as Permission) : undefined // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: it is a key
}
