import type { operations } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import type { Scope } from '../security/scope.ts'
import type { Detail } from './difference.ts'
import type { Subject } from './record.ts'
import { entryInScope } from './visibleSubjects.ts'

/** Filters of the audit log. A filter that is missing selects all entries. Times are ISO 8601 in UTC. */
export interface AuditFilter {
  actorId?: number | undefined
  action?: string | undefined
  subject?: string | undefined
  subjectId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  /** If true, the list omits sign-ins, sign-outs and shared positions. */
  onlyChanges?: boolean
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

/**
 * SQL for the name of the record that an entry is about. The name is null if the record was deleted. A deleted user has
 * a placeholder as name.
 */
const subjectName = `case subject_type
  when 'device' then (select name from device where device.id = subject_id)
  when 'driver' then (select name from driver where driver.id = subject_id)
  when 'vehicle' then (select number from vehicle where vehicle.id = subject_id)
  when 'trip' then (select coalesce(vehicle.number, device.name) from gps_session
    join device on device.id = device_id left join vehicle on vehicle.id = gps_session.vehicle_id
    where gps_session.id = subject_id)
  when 'user' then (select name from app_user where app_user.id = subject_id)
  when 'role' then (select name from role where role.id = subject_id)
  when 'group' then (select name from fleet_group where fleet_group.id = subject_id) end`

/** Lists the entries that match the filter, newest first. */
export async function listEntries(
  database: Queryable,
  { groupIds }: Scope,
  filter: AuditFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const params: unknown[] = []
  const param = (value: unknown) => `$${params.push(value)}`
  const { actorId, action, subject, subjectId, from, to, onlyChanges } = filter
  const conditions = [
    groupIds !== null && entryInScope(param(groupIds)),
    actorId !== undefined && isBy(param(actorId)),
    action !== undefined && `action = ${param(action)}`,
    subject !== undefined && `subject_type = ${param(subject)}`,
    subjectId !== undefined && `subject_id = ${param(subjectId)}::bigint`,
    from !== undefined && `at >= ${param(from)}::timestamptz`,
    to !== undefined && `at < ${param(to)}::timestamptz`,
    onlyChanges && `action <> all(${param(OPERATIONS_WITHOUT_CHANGE)}::text[])`,
    before !== undefined && `id < ${param(before)}::bigint`,
  ].filter((condition) => typeof condition === 'string')
  return database.query(
    `select entry.id, at as time, origin, action, outcome, entry.address, detail, salt is null as erased,
       case when actor_id is not null then json_build_object('id', actor_id, 'name', coalesce(app_user.name, '')) end
         as actor,
       case when subject_id is not null then
         json_build_object('type', subject_type, 'id', subject_id, 'name', ${subjectName}) end as subject
     from (select * from audit_log ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
       order by id desc limit ${param(limit)}) entry
     left join app_user on app_user.id = actor_id
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
