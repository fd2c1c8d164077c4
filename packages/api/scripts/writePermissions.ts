interface Operation {
  operationId?: string
  'x-permission'?: string
}

interface Contract {
  'x-permissions': {
    id: number
    name: string
    description: string
    english: string
    englishDescription: string
    permissions: { id: number; code: string; name: string; english: string }[]
  }[]
  paths: Record<string, Record<string, Operation>>
}

/** Returns the text of permissions.ts of the client: the ids of permissions. */
export function writePermissions(contract: Contract): string {
  const ids = permissionsOf(contract).map(({ code, id }) => [code, id])
  return `/** The id of each permission. A server sends the ids of the permissions of the signed-in user. */
export const permissionIds = ${literal(Object.fromEntries(ids))} as const

/** The code of a permission, as in \`x-permission\` of the contract. */
export type Permission = keyof typeof permissionIds
`
}

/** Returns the text of permissionNames.ts. It is a file of its own, because only few pages show names. */
export function writePermissionNames(contract: Contract): string {
  const names = permissionsOf(contract).map(({ code, name, english }) => [code, [name, english]])
  return `import type { Permission } from './permissions.ts'

/** The name of each permission in Indonesian and English. */
export const permissionNames: Record<Permission, readonly [id: string, en: string]> = ${literal(Object.fromEntries(names))}
`
}

/** Returns the text of permissions.ts of the server, which imports only types of the client. */
export function writeServerPermissions(contract: Contract): string {
  const client = '@sikud/api/permissions'
  return `import type { Permission } from '${client}'

/** A group of permissions, with its names in Indonesian and English. */
interface AccessGroup {
  id: number
  name: string
  description: string
  english: string
  englishDescription: string
  permissions: readonly { id: number; code: Permission; name: string; english: string }[]
}

/** All permissions, in the order of the menu. */
export const accessGroups: readonly AccessGroup[] = ${literal(contract['x-permissions'])}

/** The codes of all permissions. */
export const permissionCodes = accessGroups.flatMap(({ permissions }) => permissions.map(({ code }) => code))

${writeOperations(contract)}`
}

function writeOperations(contract: Contract): string {
  const codes = new Set(permissionsOf(contract).map(({ code }) => code))
  const needed = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => codes.has(operation['x-permission'] ?? ''))
    .map(({ operationId, 'x-permission': permission }) => [operationId, permission])
  return `/** The permission that each operation requires. It has no operations that need only a sign-in or nothing. */
export const operationPermissions = ${literal(Object.fromEntries(needed))} as const satisfies Record<string, Permission>
`
}

function permissionsOf(contract: Contract) {
  return contract['x-permissions'].flatMap(({ permissions }) => permissions)
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
