import type { Database } from '../database/Database.ts'
import { emails, imeis, plates, roleNames } from './identityKinds.ts'
import { type Clash, settleKeys } from './settleKeys.ts'

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

/** Returns the message that the server prints when it starts and several records share a key. */
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
