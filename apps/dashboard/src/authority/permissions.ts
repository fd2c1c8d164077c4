import type { CurrentUser } from '@sikud/api'
import { may } from '@sikud/api/react'
import { type GuardedOperation, type Permission, permissionFor, permissionIds } from '@sikud/api/permissions'
import { paths } from '../paths.ts'

/** The operation that each page calls which is not the list, detail page or form of a record. */
const operations: Record<string, GuardedOperation> = {
  '/tracking': 'getLastPosition',
  '/report': 'listSessions',
  '/tracking/speeding': 'listSpeeding',
  '/device/unknown': 'listUnknownDevices',
  '/vehicle/setup': 'setUpVehicle',
  '/notification/rule/:id': 'updateGroupRules',
  '/audit': 'listAudit',
  '/system': 'getSystem',
}

/** Maps the second part of a path to the action in the permission: /device/edit/3 needs `device.update`. */
const verbs: Record<string, string> = {
  add: 'create',
  detail: 'view',
  edit: 'update',
  password: 'password',
  approve: 'approve',
}

/**
 * Returns whether the user may open the page with this URL. While viewing as another role nobody may open the pages that
 * change the own account or the own rules.
 */
export function mayOpen(me: CurrentUser | undefined, address: string): boolean {
  return !(me?.view_as !== undefined && isOwn(address)) && may(me, permissionOf(address))
}

function isOwn(address: string): boolean {
  return address.startsWith('/account/') || address.startsWith(paths.notificationRules)
}

/** Returns the permission that the page with this URL needs; undefined if everybody may open the page. */
export function permissionOf(address: string): Permission | undefined {
  const path = address.replace(/[?#].*/, '')
  const part = path.split('/')[2]
  const operation = operations[path.replace(/\/\d+$/, '/:id')]
  if (operation !== undefined) return permissionFor(operation)
  return known(`${recordOf(path)}.${part === undefined ? 'list' : verbs[part]}`)
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
