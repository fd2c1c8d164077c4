import { createHash } from 'node:crypto'
import { lockAuthority } from '../authority/mayManage.ts'
import type { Queryable } from '../database/Database.ts'

/** What people enter of each kind of record: with the same, it is the same version. */
const entered = {
  Device: { table: 'device', fields: 'name, imei, number, vehicle_id, driver_id' },
  Vehicle: { table: 'vehicle', fields: 'type_id, year, color, number' },
  Driver: { table: 'driver', fields: 'name, phone, email, license' },
  Role: {
    table: 'role',
    fields:
      'name, description, array(select permission_id from role_permission where role_id = role.id order by permission_id)',
  },
}

/** The kinds of records that have versions, as operations name them. */
export type Versioned = keyof typeof entered

/** The entity tag of a record as it is stored; null when there is none. */
export async function recordVersion(
  database: Queryable,
  kind: Versioned,
  id: number,
): Promise<string | null> {
  const { table, fields } = entered[kind]
  const [row] = await database.query<{ text: string }>(
    `select row(${fields})::text as text from ${table} where id = $1`,
    [id],
  )
  return row === undefined
    ? null
    : `"${createHash('sha256').update(row.text).digest('base64url').slice(0, 22)}"`
}

/** Keeps others from changing a record until the transaction ends. */
export async function lockRecord(transaction: Queryable, kind: Versioned, id: number): Promise<void> {
  if (kind === 'Role') await lockAuthority(transaction)
  await transaction.query(`select id from ${entered[kind].table} where id = $1 for update`, [id])
}
