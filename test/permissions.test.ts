import { describe, expect, it } from 'vitest'
import { permissionNames } from '../apps/dashboard/src/authority/permissionNames.ts'
import { deletionOf, may, permissionIds, permissionOf } from '../apps/dashboard/src/authority/permissions.ts'
import { signedInRoutes } from '../apps/dashboard/src/signedInRoutes.tsx'
import { readContract } from '../apps/server/src/http/contract.ts'
import { accessGroups } from '../apps/server/src/reference/permissions.ts'
import { matrixRoles, permissionMatrix } from '../apps/server/src/testing/permissionMatrix.ts'

const permissions = accessGroups.flatMap((group) => group.permissions)
const contract = readContract()

/** The requests of pages whose address does not follow the pattern of records; `null` needs no permission. */
const special: Record<string, string | null> = {
  '/': null,
  '/tracking': 'get /gps/last',
  '/report': 'get /gps/session',
  '/device/unknown': 'get /ingest/unknown',
  '/audit': 'get /audit',
  '/notification': null,
  '/notification/rule': null,
  '/account/profile': null,
  '/account/password': null,
  '/account/security': null,
  '/user/password/:id': 'post /user/{id}/password',
  '/user/approve/:id': 'post /user/{id}/approve',
}

/** Returns the request that a page of records is for. */
function requestOf(path: string): string | null {
  const known = special[path]
  if (known !== undefined) return known
  const [, kind = '', part] = path.split('/')
  const root = kind === 'role' ? '/system/role' : `/${kind}`
  if (part === undefined) return `get ${root}`
  if (part === 'add') return `post ${root}/create`
  return `${part === 'edit' ? 'put' : 'get'} ${root}/{id}`
}

function permissionIn(request: string): string | undefined {
  const [method = '', path = ''] = request.split(' ')
  const item = contract.paths[path]
  return item?.[method]?.['x-permission']
}

const addresses = (function list(routes: ReturnType<typeof signedInRoutes>): string[] {
  return routes.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...list(children ?? []),
  ])
})(signedInRoutes()).filter((path) => path !== '*')

describe('the permissions of the dashboard', () => {
  it('have the ids and names of the server', () => {
    expect(permissionIds).toEqual(Object.fromEntries(permissions.map(({ code, id }) => [code, id])))
    const names = Object.entries(permissionNames).map(([code, [name]]) => [code, name])
    expect(Object.fromEntries(names)).toEqual(
      Object.fromEntries(permissions.map(({ code, name }) => [code, name])),
    )
  })

  it.each(addresses)('%s needs the permission of its request', (path) => {
    const request = requestOf(path)
    if (request === null) return expect(permissionOf(path)).toBeUndefined()
    const needed = permissionIn(request)
    expect(needed, request).toBeDefined()
    expect(permissionOf(path.replace(':id', '7'))).toBe(needed)
    if (!path.includes('/edit/')) return undefined
    expect(deletionOf(path)).toBe(permissionIn(request.replace('put', 'delete')))
    return undefined
  })

  it.each(matrixRoles)(
    'give $name the pages that docs/permissions.md gives him',
    ({ name, permissions: held }) => {
      const ids = permissions.filter(({ code }) => held.includes(code)).map(({ id }) => id)
      const me = { name, role: { data: { name, permissions: ids } } }
      for (const path of addresses) {
        const request = requestOf(path)
        if (request === null) continue
        const row = permissionMatrix.find((one) => `${one.method} ${one.path}` === request)
        expect(may(me, permissionOf(path)), path).toBe(row?.outcomes[name]?.[0] === 'yes')
      }
    },
  )
})
