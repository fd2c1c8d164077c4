import type { operations } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import { type Scope, inScope, userInScope } from '../security/scope.ts'
import { capitalised } from '../http/contract.ts'
import { auditedFields, type Detail, type SubjectType, tableOf } from './difference.ts'
import type { Subject } from './writeAudit.ts'

/** Filters of the audit log. A filter that is missing selects all entries. Times are ISO 8601 in UTC. */
export interface AuditFilter {
  /** Part of the name of the actor or of the record. */
  search?: string | undefined
  kind?: AuditKind | undefined
  actorId?: number | undefined
  action?: string | undefined
  subject?: string | undefined
  subjectId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  /** If true, the list omits sign-ins, sign-outs and shared positions. */
  onlyChanges?: boolean
}

/** What an entry did to its record; `other` is everything else, such as sign-ins and exports. */
export type AuditKind = keyof typeof actionsOf | 'other'

/** The kinds of records, except trips. */
export const kinds = Object.keys(auditedFields).filter((kind) => kind !== 'trip') as SubjectType[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: `Object.keys` returns the keys as string
/** Returns the names of the operations on each kind of record. Some do not exist. */
const onEach = (verb: string) => kinds.map((kind) => verb + capitalised(kind))
/** Returns the names of the operations on many records of a kind. Some do not exist. */
const onMany = (verb: string) => onEach(verb).map((name) => `${name}s`)

const actionsOf = {
  created: [
    ...onEach('create'),
    'inviteUser',
    'register',
    'setUp',
    'restoreDeleted',
    'create-admin',
    'import',
    'startImport',
  ],
  changed: [
    ...onEach('update'),
    ...onMany('update'),
    ...onEach('archive'),
    ...onEach('restore'),
    'updateGroupRules',
    'correctAssignments',
    'undoChange',
    'setSpeedUnit',
    'cancelClockOffset',
    'disableUser',
    'enableUser',
    'approveUser',
    'updateProfile',
    'confirmEmail',
    'rename-account',
    'merge-devices',
    'deleteExclusion',
  ],
  deleted: [
    ...onEach('delete'),
    ...onMany('delete'),
    'eraseDeleted',
    'deleteSession',
    'rejectUser',
    'undo-import',
  ],
}

/** A stored entry of the audit log, with the current names of its actor and of the record that it is about. */
export interface AuditRow {
  id: number
  time: Date
  origin: 'session' | 'visitor' | 'command'
  actor: { id: number; name: string } | null
  action: string
  outcome: 'done' | 'refused'
  subject: (Omit<Subject, 'type'> & { type: string; name: string | null }) | null
  address: string | null
  detail: Detail | null
  erased: boolean
  /** The run of the change, if it can still be undone. */
  undo: number | null
}

/** Operations that write an audit entry about a user or a shared record, but change nothing. */
const OPERATIONS_WITHOUT_CHANGE: (keyof operations)[] = [
  'login',
  'signInWithFactor',
  'signInWithPasskey',
  'logout',
  'recordShare',
]

/**
 * SQL that is true for the entries of a user. They include entries about the user's account that have no actor, such as
 * sign-ins, during which the user has no session yet.
 */
function isBy(user: string): string {
  return `(actor_id = ${user}::bigint or origin = 'visitor' and subject_type = 'user' and subject_id = ${user}::bigint)`
}

/** SQL for the name of a record of a kind. */
const nameOf = (kind: SubjectType) => (kind === 'vehicle' ? 'number' : 'name')

/**
 * SQL for the name of the record that an entry is about. The name is null if the record was deleted. A deleted user has
 * a placeholder as name.
 */
const subjectName = `case subject_type
  ${kinds.map((kind) => `when '${kind}' then (select ${nameOf(kind)} from ${tableOf(kind)} where ${tableOf(kind)}.id = subject_id)`).join('\n  ')}
  when 'trip' then (select coalesce(vehicle.number, device.name) from gps_session
    join device on device.id = device_id left join vehicle on vehicle.id = gps_session.vehicle_id
    where gps_session.id = subject_id) end`

/**
 * Returns SQL that is true for the entries whose actor or record has a name like `pattern`. The names of deleted records
 * are in the entries about their deletion; these are few, and an index finds them.
 */
function isNamed(pattern: string): string {
  const records = kinds.map((kind) => {
    const text = kind === 'device' ? 'concat_ws(chr(10), name, imei)' : nameOf(kind)
    return `select '${kind}', id from ${tableOf(kind)} where ${text} ilike ${pattern}`
  })
  return `(actor_id in (select id from app_user where name ilike ${pattern}) or (subject_type, subject_id) in (
    ${records.join(' union all ')}
    union all select subject_type, subject_id from audit_log where action = any('{${actionsOf.deleted.join()}}'::text[])
      and concat_ws(chr(10), detail -> 'before' ->> 'name', detail -> 'before' ->> 'number') ilike ${pattern}))`
}

function isKind(kind: AuditKind, param: (value: unknown) => string): string {
  return kind === 'other'
    ? `action <> all(${param(Object.values(actionsOf).flat())}::text[])`
    : `action = any(${param(actionsOf[kind])}::text[])`
}

/** SQL that is true for an entry about one record; an entry about many has their ids in its detail. */
function isAbout(id: string): string {
  return `(subject_id = ${id}::bigint or subject_id is null and subject_type is not null
    and detail::jsonb -> 'after' -> 'ids' @> to_jsonb(${id}::bigint))`
}

/** Lists the entries that match the filter, newest first. */
export async function listEntries(
  database: Queryable,
  { groupIds }: Scope,
  filter: AuditFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const params: unknown[] = []
  const param = (value: unknown) => `$${params.push(value)}`
  const { search, kind, actorId, action, subject, subjectId, from, to, onlyChanges } = filter
  const conditions = [
    groupIds !== null && entryInScope(param(groupIds)),
    search !== undefined && isNamed(`${param(`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}::text`),
    kind !== undefined && isKind(kind, param),
    actorId !== undefined && isBy(param(actorId)),
    action !== undefined && `action = ${param(action)}`,
    subject !== undefined && `subject_type = ${param(subject)}`,
    subjectId !== undefined && isAbout(param(subjectId)),
    from !== undefined && `at >= ${param(from)}::timestamptz`,
    to !== undefined && `at < ${param(to)}::timestamptz`,
    onlyChanges && `action <> all(${param(OPERATIONS_WITHOUT_CHANGE)}::text[])`,
    before !== undefined && `id < ${param(before)}::bigint`,
  ].filter((condition) => typeof condition === 'string')
  return database.query(
    `select entry.id, entry.at as time, origin, entry.action, outcome, entry.address, detail, salt is null as erased,
       change_run.id as undo,
       case when actor_id is not null then json_build_object('id', actor_id, 'name', coalesce(app_user.name, '')) end
         as actor,
       case when subject_id is not null then
         json_build_object('type', subject_type, 'id', subject_id, 'name', ${subjectName}) end as subject
     from (select * from audit_log ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
       order by id desc limit ${param(limit)}) entry
     left join app_user on app_user.id = actor_id
     left join change_run on change_run.id = entry.run_id and undone_at is null
       and change_run.at > now() - interval '1 day'
     order by entry.id desc`,
    params,
  )
}

/**
 * Deletes the entries that are older than a time (milliseconds since 1970). Stores the hash of the last deleted entry,
 * which keeps the chain of the remaining entries valid. Returns false, because nothing is left to delete.
 */
export async function dropEntries(transaction: Queryable, before: number): Promise<boolean> {
  // Locks the row of the head first. The insert of an entry does the same, so the two cannot deadlock.
  await transaction.query('select from audit_head for update')
  const moved = await transaction.query(
    `update audit_head set base_id = last.id, base_hash = last.hash
     from (select id, hash from audit_log where at < to_timestamp($1::float8 / 1000) order by id desc limit 1) as last
     returning audit_head.base_id`,
    [before],
  )
  if (moved.length > 0)
    await transaction.query('delete from audit_log where id <= (select base_id from audit_head)')
  return false
}

const named = (kind: SubjectType) =>
  `select id, ${nameOf(kind)} as name from ${tableOf(kind)} where id = any($1)`

/** SQL for the names of the records that a field refers to, such as `driver_id`. */
const relations: Record<string, string> = {
  ...Object.fromEntries(kinds.map((kind) => [`${kind}_id`, named(kind)])),
  parent_id: named('group'),
  group_ids: named('group'),
  permissions: 'select id, name from permission where id = any($1)',
  type_id: `select vehicle_type.id, brand.name || ' ' || vehicle_type.name as name
    from vehicle_type join brand on brand.id = brand_id where vehicle_type.id = any($1)`,
}

type Values = Record<string, unknown>
type Names = Map<string, string>

interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

/** Returns the changed fields of each entry as text, with the current names of related records. */
export async function describeChanges(
  database: Queryable,
  rows: readonly AuditRow[],
): Promise<Map<number, FieldChange[]>> {
  const names = await readNames(
    database,
    rows.flatMap(({ detail }) => (detail ? [detail.before, detail.after] : [])),
  )
  return new Map(
    rows.map(({ id, detail }) => [id, detail ? changesOf(detail.before, detail.after, names) : []]),
  )
}

function changesOf(before: Values, after: Values, names: Names): FieldChange[] {
  // An entry about many records shows how many they are.
  const fields = Object.keys({ ...before, ...after }).filter((field) => field !== 'ids')
  return fields
    .map((field) => ({
      field,
      before: textOf(field, without(before[field], after[field]), names),
      after: textOf(field, without(after[field], before[field]), names),
    }))
    .filter((change) => change.before !== null || change.after !== null)
}

/**
 * Returns the items of `value` that are not in `other`, so that a changed list shows only what was added or removed.
 * Returns `value` itself if it is not a list.
 */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value)) return value
  return Array.isArray(other) ? value.filter((item) => !other.includes(item)) : value
}

function textOf(field: string, value: unknown, names: Names): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) {
    return value.length === 0 ? null : value.map((item) => textOf(field, item, names)).join(', ')
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return field in relations ? (names.get(`${field} ${text}`) ?? `#${text}`) : text
}

async function readNames(database: Queryable, details: readonly Values[]): Promise<Names> {
  const names: Names = new Map()
  for (const [field, sql] of Object.entries(relations)) {
    const ids = [...new Set(details.flatMap((values) => values[field] ?? []))]
    if (ids.length === 0) continue
    for (const { id, name } of await database.query<{ id: number; name: string }>(sql, [ids])) {
      names.set(`${field} ${id}`, name)
    }
  }
  return names
}

/** SQL for whether a caller sees a record, for the kinds whose table has no depot in `group_id`. */
const conditions: Partial<Record<SubjectType, (param: string) => string>> = {
  trip: (param) =>
    `exists (select from trip_share where session_id = gps_session.id and ${inScope('trip_share.group_id', param)})`,
  user: userInScope,
  group: (param) => inScope('fleet_group.id', param),
  // Roles belong to no depot, so every caller sees them.
  role: () => 'true',
}

const isSeen = (type: SubjectType, param: string) =>
  conditions[type]?.(param) ?? inScope(`${tableOf(type)}.group_id`, param)

/** SQL for the ids of the records that an entry is about. */
const subjectIds = `(case when subject_id is not null then array[subject_id]
  else array(select jsonb_array_elements_text(detail::jsonb -> 'after' -> 'ids')::integer) end)`

const existing = (type: SubjectType, ids: string, param: string) =>
  `exists (select from ${tableOf(type)} where ${tableOf(type)}.id = any(${ids}) and ${isSeen(type, param)})`

export async function isVisible(
  database: Queryable,
  { groupIds }: Scope,
  type: SubjectType,
  id: number,
): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>(
    // The cast gives $1 a type, because the query for a role does not use $1 anywhere else.
    `select ${existing(type, 'array[$2::integer]', '$1')} as found, $1::int[] as scope`,
    [groupIds, id],
  )
  return row?.found ?? false
}

/**
 * Returns SQL that is true if an entry of `audit_log` is about a record in the caller's scope. For an entry without a
 * record, the actor must be in the scope. The SQL is false for a deleted record, because its depot is not known.
 */
function entryInScope(param: string): string {
  const cases = ([...kinds, 'trip'] as const).map(
    (type) => `when '${type}' then ${existing(type, subjectIds, param)}`,
  )
  return `case subject_type ${cases.join(' ')} else ${existing('user', 'array[actor_id]', param)} end`
}
