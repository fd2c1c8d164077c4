import type { Queryable } from '../../database/Database.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'
import { revokeLinks } from '../../links/accountLinks.ts'

/** Key of the lock that serialises registrations. Parallel ones could exceed the limit or store one address twice. */
const ADVISORY_LOCK = 5_120_016

export interface Registration {
  name: string
  email: string
  emailKey: string
  hash: string
  status: 'unverified' | 'pending'
}

/**
 * Locks registrations until the commit. Returns how many registrations wait for the verification of their address or
 * for approval.
 */
export async function lockRegistrations(transaction: Queryable): Promise<number> {
  await transaction.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
  const [row] = await transaction.query<{ count: number }>(
    `select count(*)::int as count from app_user where status in ('unverified', 'pending')`,
  )
  return row?.count ?? 0
}

/**
 * Stores a registration without a role. Call `lockRegistrations` first. Changes nothing if a verified registration or
 * an account already has the address. Replaces an unverified registration of the same address, because nobody has
 * proved that it came from the owner of the address.
 */
export async function storeRegistration(transaction: Queryable, registration: Registration): Promise<void> {
  const { name, email, emailKey, hash, status } = registration
  const known = await transaction.query<{ id: number; status: string }>(
    'select id, status from app_user where email_key = $1 or email = $2',
    [emailKey, email],
  )
  const [other] = known
  if (!other) {
    await transaction.query(
      'insert into app_user (name, email, email_key, password_hash, status) values ($1, $2, $3, $4, $5)',
      [name, email, emailKey, hash, status],
    )
  } else if (known.length === 1 && other.status === 'unverified') {
    await revokeLinks(transaction, other.id)
    await transaction.query(
      'update app_user set name = $2, email = $3, password_hash = $4, created_at = now() where id = $1',
      [other.id, name, email, hash],
    )
  }
}

/** Stores that the address of a registration is verified; returns false if a newer registration has replaced it. */
export async function verifyRegistration(transaction: Queryable, id: number, hash: string): Promise<boolean> {
  const rows = await transaction.query(
    `update app_user set status = 'pending', email_verified_at = now()
     where id = $1 and status = 'unverified' and password_hash = $2 returning id`,
    [id, hash],
  )
  return rows.length > 0
}

/** Approves a pending registration and gives it a role. From then on the user can sign in. */
export async function approveRegistration(transaction: Queryable, id: number, roleId: number): Promise<void> {
  await transaction.query(
    `update app_user set status = 'active', role_id = $2 where id = $1 and status = 'pending'`,
    [id, roleId],
  )
}

/** Deletes a registration that was never approved. */
export async function deleteRegistration(transaction: Queryable, id: number): Promise<void> {
  await transaction.query(`delete from app_user where id = $1 and status in ('unverified', 'pending')`, [id])
}

/** Deletes the unverified registration of an address, because another user has now verified this address. */
export async function dropUnverifiedEmail(transaction: Queryable, email: string): Promise<void> {
  await transaction.query(
    `delete from app_user where (email = $1 or email_key = $2) and status = 'unverified'`,
    [email, normaliseEmail(email)],
  )
}

/** Deletes the registrations of an address, verified or not. */
export async function dropRegistrations(transaction: Queryable, email: string): Promise<void> {
  await transaction.query(
    `delete from app_user where (email = $1 or email_key = $2) and status in ('unverified', 'pending')`,
    [email, normaliseEmail(email)],
  )
}

/** Deletes the registrations whose address was not verified within three days. */
export async function dropUnverified(database: Queryable): Promise<void> {
  await database.query(
    `delete from app_user where status = 'unverified' and created_at < now() - interval '72 hours'`,
  )
}
