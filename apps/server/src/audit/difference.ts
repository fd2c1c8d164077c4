import { inputFields } from '../http/contract.ts'

/**
 * The fields that the audit log stores. It stores no secrets: the request bodies of these kinds have none. Of related
 * records it stores only the ids, so it has no copies of names.
 */
export const auditedFields = {
  device: [...inputFields('device'), 'archived', 'identity_free'],
  driver: [...inputFields('driver'), 'archived'],
  vehicle: [...inputFields('vehicle'), 'archived', 'identity_free'],
  // What a deleted trip was; users do not change trips in another way.
  trip: [
    'device_id',
    'vehicle_id',
    'driver_id',
    'group_id',
    'source',
    'start_time',
    'end_time',
    'distance_km',
    'point_count',
  ],
  user: ['name', 'email', 'role_id', 'status', 'all_groups', 'group_ids'],
  role: inputFields('role'),
  group: [...inputFields('group'), 'notification_rules'],
} satisfies Record<string, readonly string[]>

/**
 * The details that the audit log stores about an export, a shared position, or an assignment in the past. The search
 * text of an exported list is not stored, because it can be the name of a person.
 */
export const auditedFacts = [
  'list',
  'count',
  'ids',
  'filtered',
  'format',
  'channel',
  'run',
  'trips',
  'points',
  'devices',
  'from',
  'to',
  'merged',
  'assigned_from',
  'assigned_to',
  'vehicle_id',
  'driver_id',
  'deleted_positions',
  'speed_unit',
] as const
export type Facts = Partial<
  Record<(typeof auditedFacts)[number], string | number | boolean | null | number[]>
>

export type SubjectType = keyof typeof auditedFields

export interface Detail {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * Returns those fields in `auditedFields` whose values differ, or null if there are none. If both versions exist but
 * only one of them has a field, the field does not count as changed: callers may pass only the fields of a request.
 */
export function difference(type: SubjectType, before: object | null, after: object | null): Detail | null {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const names: readonly string[] = auditedFields[type]
  const changed = names.filter((name) => {
    if (before && after && !(name in old && name in now)) return false
    return JSON.stringify(old[name] ?? null) !== JSON.stringify(now[name] ?? null)
  })
  if (changed.length === 0) return null
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]))
  return { before: before ? pick(old) : {}, after: after ? pick(now) : {} }
}

function valuesOf(row: object | null): Record<string, unknown> {
  const values: Record<string, unknown> = { ...row }
  // The log stores only whether a record is archived: the time of the entry says since when.
  if ('archived_at' in values) values['archived'] = values['archived_at'] === null ? null : true
  // In a user row, the role is an object. The audit log stores only its id.
  const { role } = values
  if (typeof role === 'object' && role !== null && 'id' in role) return { ...values, role_id: role.id }
  return values
}

const tables: Partial<Record<SubjectType, string>> = {
  user: 'app_user',
  group: 'fleet_group',
  trip: 'gps_session',
}

export function tableOf(type: SubjectType): string {
  return tables[type] ?? type
}
