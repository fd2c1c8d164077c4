import { columnsOf } from '../database/sql.ts'
import type { Queryable, Database } from '../database/Database.ts'
import { type IdentityKind, emails, imeis, plates, roleNames } from './identityKinds.ts'

interface IdentityRow {
  id: number
  text: string
  key: string | null
}

/** A record that did not get its identity key, because another record has the same key. */
interface Clash {
  table: IdentityKind['table']
  id: number
  text: string
  holderId: number
}

/**
 * Recomputes the identity keys of one kind of records and stores the changed ones, for example after a migration or
 * after somebody edited rows by hand. If the texts of several records give the same key, one record gets it: the one
 * that already has it, otherwise the oldest. The key of every other record is that key with `#` and the record's id at
 * its end. The function returns these other records. With `onlyKeyed`, a record without a key stays without one: it is
 * archived and its key was freed.
 */
export async function settleKeys(
  transaction: Queryable,
  kind: IdentityKind,
  { onlyKeyed }: { onlyKeyed: boolean } = { onlyKeyed: false },
): Promise<Clash[]> {
  const { table, column, normalise } = kind
  const rows = await transaction.query<IdentityRow>(
    `select id, ${column} as text, ${column}_key as key from ${table}
     where not $1 or ${column}_key is not null order by id`,
    [onlyKeyed],
  )
  const holders = findHolders(rows, normalise)
  const taken = new Set(holders.keys())
  const clashes: Clash[] = []
  const changed: { id: number; key: string }[] = []
  for (const { id, text, key: before } of rows) {
    const shared = normalise(text)
    const holderId = holders.get(shared) ?? id
    let key = shared
    if (holderId !== id) {
      while (taken.has(key)) key += `#${String(id)}`
      taken.add(key)
      clashes.push({ table, id, text, holderId })
    }
    if (key !== before) changed.push({ id, key })
  }
  if (changed.length > 0) await storeKeys(transaction, kind, changed)
  return clashes
}

function findHolders(
  rows: readonly IdentityRow[],
  normalise: IdentityKind['normalise'],
): Map<string, number> {
  const holders = new Map<string, number>()
  const keyed = rows.map(({ id, text, key }) => ({ id, key, shared: normalise(text) }))
  const isHolding = ({ key, shared }: (typeof keyed)[number]) => key === shared
  for (const { id, shared } of [...keyed.filter(isHolding), ...keyed]) {
    if (!holders.has(shared)) holders.set(shared, id)
  }
  return holders
}

async function storeKeys(
  transaction: Queryable,
  { table, column }: IdentityKind,
  changed: readonly { id: number; key: string }[],
): Promise<void> {
  const [ids, keys] = columnsOf(changed, 'id', 'key')
  // Two records can swap their keys, and the column is unique, so each record first gets a temporary key. No other key
  // contains a control character.
  await transaction.query(`update ${table} set ${column}_key = chr(1) || id where id = any($1::int[])`, [ids])
  await transaction.query(
    `update ${table} set ${column}_key = new.key
     from unnest($1::int[], $2::text[]) as new (id, key) where ${table}.id = new.id`,
    [ids, keys],
  )
}

const labels = { app_user: 'account', role: 'role', vehicle: 'vehicle', device: 'device' }

/**
 * Recomputes the identity keys of all records. Returns the records that did not get their key, because another record
 * has it.
 */
export async function settleIdentities(database: Database): Promise<Clash[]> {
  return database.transaction(async (transaction) => {
    const clashes: Clash[] = []
    for (const kind of [emails, roleNames, plates, imeis])
      clashes.push(...(await settleKeys(transaction, kind, { onlyKeyed: true })))
    return clashes
  })
}

export function describeClashes(clashes: readonly Clash[]): string {
  const lines = clashes.map(
    ({ table, id, text, holderId }) =>
      `  ${labels[table]} ${String(id)} (${escape(text)}) looks like ${labels[table]} ${String(holderId)}`,
  )
  const title = '  Records that people cannot distinguish; please rename them:'
  const command = '  An account: npm run rename-account -- --id 7 --email new@example.com'
  return [title, ...lines, command, ''].join('\n')
}

/** Returns the text in quotes. All characters except printable ASCII are escaped, for example as `\\u{200b}`. */
function escape(text: string): string {
  const shown = text.replaceAll(/[^\x20-\x7e]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`)
  return `"${shown}"`
}
