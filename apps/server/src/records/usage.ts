import type { Queryable } from '../database/Database.ts'
import type { ArchivedKind } from './archive/archivedColumns.ts'
import { inScope, type Scope } from '../security/scope.ts'
import type { Usage } from '../locales/wording.ts'

const NAMED = 5

/** Returns which devices and how many trips in the caller's scope refer to a record, and whether it is archived. */
export async function findUsage(
  database: Queryable,
  { groupIds }: Scope,
  kind: ArchivedKind,
  id: number,
): Promise<Usage> {
  const column = `${kind}_id`
  const devices =
    kind === 'device'
      ? []
      : await database.query<{ name: string }>(
          `select name from device where ${column} = $1 and ${inScope('group_id', '$2')} order by lower(name)`,
          [id, groupIds],
        )
  const [trips] = await database.query<{ count: number }>(
    `select count(distinct session_id) as count from trip_share where ${column} = $1 and ${inScope('group_id', '$2')}`,
    [id, groupIds],
  )
  const [record] = await database.query<{ isArchived: boolean }>(
    `select archived_at is not null as "isArchived" from ${kind} where id = $1`,
    [id],
  )
  return {
    isArchived: record?.isArchived ?? false,
    devices: devices.slice(0, NAMED).map(({ name }) => name),
    moreDevices: Math.max(0, devices.length - NAMED),
    trips: trips?.count ?? 0,
  }
}
