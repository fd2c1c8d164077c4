import { permissionMatrix } from '../../../server/src/testing/permissionMatrix.ts'

/**
 * Who may open the pages that are not the list, detail page or form of a kind of record: users with the permission for
 * this operation, or everybody (`null`).
 */
const special: Record<string, string | null> = {
  '/': null,
  '/tracking': 'get /gps/last',
  '/report': 'get /gps/session',
  '/device/unknown': 'get /ingest/unknown',
  '/audit': 'get /audit',
  '/system': 'get /system',
  '/notification': null,
  '/notification/rule': null,
  '/account/profile': null,
  '/account/password': null,
  '/account/security': null,
  '/user/password/:id': 'post /user/{id}/password',
  '/user/approve/:id': 'post /user/{id}/approve',
}

/** Returns the main request of a page; its path `address` may contain an id or `:id`. */
export function requestOf(address: string): string | null {
  const path = address.replace(/\/\d+$/, '/:id')
  const known = special[path]
  if (known !== undefined) return known
  const [, kind = '', part] = path.split('/')
  const root = kind === 'role' ? '/system/role' : `/${kind}`
  if (part === undefined) return `get ${root}`
  if (part === 'add') return `post ${root}/create`
  return `${part === 'edit' ? 'put' : 'get'} ${root}/{id}`
}

/** Returns whether a role may call an operation on a record of its user's depot, according to docs/permissions.md. */
export function mayCall(role: string, operation: string): boolean {
  const row = permissionMatrix.find(({ operationId }) => operationId === operation)
  if (!row?.outcomes[role]) throw new Error(`The table has no ${operation} for ${role}.`)
  return row.outcomes[role][0] === 'yes'
}

/** Returns whether a role may open a page, according to docs/permissions.md. */
export function mayOpen(role: string, address: string): boolean {
  const request = requestOf(address)
  const row = permissionMatrix.find(({ method, path }) => `${method} ${path}` === request)
  return request === null || mayCall(role, row?.operationId ?? address)
}
