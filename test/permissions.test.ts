import { may, mayCall } from '../packages/api/src/react.ts'
import { describe, expect, it } from 'vitest'
import { requestOf } from '../apps/dashboard/e2e/accounts/pageTable.ts'
import { deletionOf, permissionOf } from '../apps/dashboard/src/authority/permissions.ts'
import { id as texts } from '../apps/dashboard/src/locales/id.ts'
import { navigation } from '../apps/dashboard/src/menu.tsx'
import { pageRoutes } from '../apps/dashboard/src/routes.tsx'
import { type AccountAction, userMenuActions } from '../packages/api/src/react/users.ts'
import { readContract } from '../apps/server/src/http/contract.ts'
import { accessGroups } from '../apps/server/src/reference/__generated__/permissions.ts'
import { matrixRoles, permissionMatrix } from '../apps/server/src/testing/permissionMatrix.ts'
import { managedUsers } from '../packages/api/src/fixtures/index.ts'
import { operations } from '../packages/api/src/__generated__/operations.ts'
import { type GuardedOperation, permissionIds } from '../packages/api/src/permissions.ts'
import { read, shippedCode } from './repository.ts'

const permissions = accessGroups.flatMap((group) => group.permissions)
const contract = readContract()
function permissionIn(request: string): string | undefined {
  const [method = '', path = ''] = request.split(' ')
  const item = contract.paths[path]
  return item?.[method]?.['x-permission']
}

const addresses = pageRoutes('signedIn').flatMap(({ path = '*' }) => (path === '*' ? [] : [path]))

describe('permissions of the dashboard', () => {
  it.each(addresses)('the page %s needs the permission of the request that it sends', (path) => {
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
    '$name can open exactly the pages that docs/permissions.md allows',
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

/** The operation that each item in the menu of an account calls. */
const accountOperations: Record<AccountAction, GuardedOperation> = {
  approve: 'approveUser',
  reject: 'rejectUser',
  edit: 'updateUser',
  invitationLink: 'inviteUser',
  sendInvitation: 'sendInvitation',
  recoveryLink: 'createRecoveryLink',
  sendRecovery: 'sendRecovery',
  endSessions: 'endUserSessions',
  disable: 'disableUser',
  enable: 'enableUser',
  delete: 'deleteUser',
}

/** The roles in docs/permissions.md, and additionally for each permission a role that has only this permission. */
const holders = [
  ...matrixRoles,
  ...permissions.map(({ code }) => ({ name: `a role with only ${code}`, permissions: [code] })),
]

describe('menus and buttons of the dashboard', () => {
  const rowOf = (operation: string) => permissionMatrix.find(({ operationId }) => operationId === operation)

  /**
   * Returns whether a role may call an operation. docs/permissions.md decides this. If it does not list the role, the
   * permissions of the role decide.
   */
  function isGiven(operation: string, { name, permissions: held }: (typeof holders)[number]): boolean {
    const row = rowOf(operation)
    return row?.outcomes[name] ? row.outcomes[name][0] === 'yes' : held.includes(row?.permission ?? '')
  }

  function meAs({ name, permissions: held }: (typeof holders)[number]) {
    const ids = permissions.filter(({ code }) => held.includes(code)).map(({ id }) => id)
    return { id: 999, name, email: 'a@b.id', role: { data: { id: 1, name, permissions: ids } } }
  }

  it('the dashboard names permissions only in authority/', () => {
    const pages = shippedCode('apps/dashboard').filter((path) => !path.includes('/authority/'))
    expect(pages.filter((path) => /\bmay\([^)]*'\w+\.\w+'/.test(read(path)))).toEqual([])
  })

  it.each(holders)('$name sees exactly the menu items that docs/permissions.md allows', (holder) => {
    const items = navigation(texts, false, () => {}, meAs(holder))
    const seen = items.flatMap((group) => group.items).map(({ to }) => to)
    const listed = addresses.filter((path) => {
      const request = requestOf(path)
      const row = permissionMatrix.find((one) => `${one.method} ${one.path}` === request)
      return /^\/[a-z-]+$/.test(path) && row !== undefined && isGiven(row.operationId, holder)
    })
    const open = ['/', '/account/profile', '/account/password', '/account/security', undefined]
    expect(new Set(seen)).toEqual(new Set([...listed, ...open]))
  })

  it.each(holders)('$name can create, edit and delete exactly what docs/permissions.md allows', (holder) => {
    for (const kind of ['device', 'vehicle', 'driver', 'user', 'role', 'group']) {
      const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`
      const me = meAs(holder)
      expect({
        create: may(me, permissionOf(`/${kind}/add`)),
        edit: may(me, permissionOf(`/${kind}/edit/7`)),
        delete: may(me, deletionOf(`/${kind}/edit/7`)),
      }).toEqual({
        create: isGiven(`create${name}`, holder),
        edit: isGiven(`update${name}`, holder),
        delete: isGiven(`delete${name}`, holder),
      })
    }
  })

  it.each(holders)('$name can call exactly the operations that docs/permissions.md allows', (holder) => {
    for (const [operation, { permission }] of Object.entries(operations)) {
      if (!Object.hasOwn(permissionIds, permission)) continue
      const isOffered = mayCall(meAs(holder), operation as GuardedOperation) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: its permission is not a sign-in alone
      expect(isOffered, operation).toBe(isGiven(operation, holder))
    }
  })

  it.each(holders)('$name can do with accounts exactly what docs/permissions.md allows', (holder) => {
    const offered = new Set<AccountAction>()
    for (const status of ['active', 'invited', 'disabled', 'pending', 'unverified'] as const) {
      const [user] = managedUsers
      if (!user) throw new Error('The fixtures have no user.')
      for (const action of userMenuActions(meAs(holder), { ...user, status }, true)) offered.add(action)
    }
    const given = Object.entries(accountOperations).filter(([, operation]) => isGiven(operation, holder))
    expect(offered).toEqual(new Set(given.map(([action]) => action)))
  })
})
