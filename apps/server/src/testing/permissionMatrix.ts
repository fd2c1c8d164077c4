import { demoRoles } from '../demo/demoRoles.ts'
import { operationsOf, readContract } from '../http/contract.ts'
import { permissionCodes } from '../reference/__generated__/permissions.ts'

/**
 * The user sees one depot. The record in the request is in that depot (`own`), in another depot (`other`), or does not
 * exist (`absent`).
 */
export const places = ['own', 'other', 'absent'] as const

/**
 * The result of a request: 403, 404, or `yes` for any other status. 404 is a result only for records of a depot. For
 * other records it counts as `yes`, because the ids in the requests do not exist.
 */
export type Outcome = 'yes' | '403' | '404'

export const matrixRoles: readonly { name: string; permissions: readonly string[] }[] = [
  { name: 'Administrator', permissions: permissionCodes },
  ...demoRoles,
]

/** The kinds of record that belong to a depot, by the first part of their paths. */
export const depotRecords = {
  device: 'device',
  driver: 'driver',
  vehicle: 'vehicle',
  user: 'user',
  group: 'group',
  'gps/session': 'trip',
} as const
export type DepotRecord = (typeof depotRecords)[keyof typeof depotRecords]

/** Returns the kind of record in a path; undefined for lists, new records, and records without a depot. */
export function depotRecordIn(path: string): DepotRecord | undefined {
  const [, part] = /^\/(?:audit\/|assignment\/)?(\w+|gps\/session)\/(?:\{id\}|987654)/.exec(path) ?? []
  return Object.entries(depotRecords).find(([first]) => first === part)?.[1]
}

/** An operation of the contract with the outcome for each role. */
export interface MatrixRow {
  operationId: string
  method: string
  path: string
  permission: string
  /** The kind of record in the path of the operation; see `depotRecordIn`. */
  record: DepotRecord | undefined
  /**
   * The outcomes for each role. If the request names a record of a depot, there is one outcome for each of `places`;
   * otherwise, there is only one.
   */
  outcomes: Record<string, readonly Outcome[]>
}

/** All operations except those of trackers, in the order of the contract, with their outcomes. */
export const permissionMatrix: readonly MatrixRow[] = operationsOf(readContract())
  .filter((operation) => operation['x-permission'] !== 'device')
  .map(({ operationId = '', method, path, 'x-permission': permission = '' }) => {
    const record = depotRecordIn(path)
    const outcomes = matrixRoles.map(({ name, permissions }) => {
      const granted = ['public', 'signed-in', ...permissions].includes(permission)
      const placed: Outcome[] = record ? ['yes', '404', '404'] : ['yes']
      return [name, granted ? placed : placed.map(() => '403' as const)] as const
    })
    return { operationId, method, path, permission, record, outcomes: Object.fromEntries(outcomes) }
  })

/** Returns the text of docs/permissions.md, which contains the matrix. */
export function permissionPage(): string {
  const names = matrixRoles.map(({ name }) => name)
  const rows = permissionMatrix.map(({ operationId, method, path, permission, outcomes }) => {
    const cells = names.map((name) => cellOf(outcomes[name] ?? []))
    return `| ${operationId} | ${method.toUpperCase()} ${path} | ${permission} | ${cells.join(' | ')} |`
  })
  return [
    '# Permissions',
    '',
    'This page lists what each role gets from each operation of the contract. It is generated from',
    'the contract. `apps/server/src/security/permissionMatrix.test.ts` sends every request of',
    'the table to the server; `test/permissions.test.ts` compares the table with the routes of the',
    'dashboard. After a change of the contract, generate the page again:',
    '`npx vitest run --project=server src/security/permissionMatrix.test.ts -u`.',
    '',
    'The roles are those of the demo fleet. The user of each role sees only one depot. If the request',
    "names a record of a depot, the cell shows three results: for a record of the user's depot, for a",
    'record of another depot, and for a record that does not exist. If all three are the same, the cell',
    'shows only one. `yes` means that the role may call the operation. Any response except 403 counts as',
    '`yes`, for example 422 for an invalid body. For a record of a depot, 404 does not count as `yes`',
    'either. The 404 for a record of another depot has exactly the same body as the 404 for a record that',
    'does not exist. `public` operations need no sign-in, `signed-in` operations need no permission.',
    '',
    'The table does not show three more rules. Users can manage only users and roles that have no more',
    'permissions than they have themselves (otherwise 403). Some operations require that the user has',
    'confirmed the password again (otherwise 403 with the code `confirm`). An API token gets 403 from',
    "operations about users, roles, the audit log and its owner's account.",
    '',
    `| Operation | Request | Permission | ${names.join(' | ')} |`,
    `| --- | --- | --- | ${names.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n')
}

function cellOf(outcomes: readonly Outcome[]): string {
  return new Set(outcomes).size === 1 ? `${outcomes[0]}` : outcomes.join(' · ')
}
