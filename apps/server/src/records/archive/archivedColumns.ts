import type { operations } from '@sikud/api/schema'
import { conflict } from '../../http/HttpError.ts'

/** The kinds of records that users can archive; also the names of their tables. */
export type ArchivedKind = 'device' | 'vehicle' | 'driver'

/** Which archived records a list has; without a value it has none. */
export type ArchivedFilter = NonNullable<
  NonNullable<operations['listDevices']['parameters']['query']>['archived']
>

/**
 * Returns the SQL columns that say since when a record is archived and, for a kind with an identity key, whether its
 * key was freed: true or null.
 */
export function archivedColumns(kind: ArchivedKind, key?: string): string {
  const since = `to_json(${kind}.archived_at) #>> '{}' as archived_at`
  return key === undefined ? since : `${since}, nullif(${kind}.${key} is null, false) as identity_free`
}

/** Returns SQL that is true if a list with the filter in `param` has the record. */
export function isListed(kind: ArchivedKind, param: string): string {
  const archived = `${kind}.archived_at is not null`
  return `case ${param}::text when 'only' then ${archived}
    when 'trips' then not (${archived}) or exists (select from gps_session where ${kind}_id = ${kind}.id)
    else not (${archived}) end`
}

/** Throws 409 for an archived record: users restore it before they change it. */
export function refuseArchived({ archived_at }: { archived_at: string | null }): void {
  if (archived_at !== null) throw conflict((texts) => texts.archive.restoreFirst)
}
