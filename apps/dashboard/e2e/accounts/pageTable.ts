import { permissionMatrix } from '../../../server/src/testing/permissionMatrix.ts'

/**
 * The operation that a user must be allowed to call to open a page; with `null` everybody may open it. The lists,
 * detail pages and forms of records are missing here: `requestOf` derives their operations from the path.
 */
const special: Record<string, string | null> = {
  '/': null,
  '/tracking': 'get /gps/last',
  '/report': 'get /gps/session',
  '/tracking/speeding': 'get /gps/speeding',
  '/device/unknown': 'get /ingest/unknown',
  '/vehicle/setup': 'post /vehicle/setup',
  '/import': null,
  '/deleted': null,
  '/audit': 'get /audit',
  '/system': 'get /system',
  '/notification': null,
  '/notification/rule': null,
  '/notification/rule/:id': 'put /group/{id}/rule',
  '/account/profile': null,
  '/account/password': null,
  '/account/security': null,
  '/user/password/:id': 'post /user/{id}/password',
  '/user/approve/:id': 'post /user/{id}/approve',
}

/**
 * Returns the operation (method and path) that a user must be allowed to call to open the page at `address` (with an id
 * or `:id`); null if everybody may open the page.
 */
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

/** Returns whether docs/permissions.md allows a role to call an operation on a record of the user's own depot. */
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
