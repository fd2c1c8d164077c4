import type { ChangeSet } from '../ChangeSet.ts'
import { capital, quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'

type Listed = Pick<Resource, 'table' | 'title' | 'manyWords' | 'list'>

/** Makes the server record each export of a list: adds the list to contract, permissions and audit texts. */
export function addExport(changes: ChangeSet, { table, title, manyWords, list }: Listed): void {
  changes.replace('openapi/fleet.yaml', / {4}ListExport:[\s\S]*?enum: \[[^\]]*\]/, (found) =>
    found.replace(/,?\s*\]$/, `, ${table}]`),
  )
  changes.after(
    'apps/server/src/audit/exportHandlers.ts',
    /^ {2}role: 'role\.list',/,
    `  ${table}: ${quoted(list.permission)},\n`,
  )
  for (const [language, name] of [
    ['id', title],
    ['en', capital(manyWords)],
  ] as const) {
    const file = `packages/ui/src/locales/${language}/audit.ts`
    changes.after(file, /^ {6}role: '/, `      ${table}: ${quoted(name)},\n`)
  }
}
