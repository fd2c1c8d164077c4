import type { ChangeSet } from '../ChangeSet.ts'
import { quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'
import { operationsOf } from '../resourceParts.ts'

const server = 'apps/server/src/reference/permissions.ts'
const dashboard = 'apps/dashboard/src/authority'

const indonesian: Record<string, string> = {
  list: 'Lihat daftar',
  view: 'Lihat detail',
  create: 'Buat',
  update: 'Ubah',
  delete: 'Hapus',
}

/** Adds the permissions of the resource to the server and to the dashboard. */
export function addPermissions(changes: ChangeSet, resource: Resource): void {
  const text = changes.read(server)
  const first = highest(text, /\{ id: (\d+), code:/g) + 1
  const noun = resource.title.toLowerCase()
  const added = operationsOf(resource)
    .filter(({ permission }) => !text.includes(`'${permission}'`))
    .map(({ kind, permission }, at) => ({
      id: first + at,
      code: quoted(permission),
      name: quoted(`${indonesian[kind]} ${noun}`),
      english: quoted(english(kind, resource)),
    }))
  if (added.length === 0) return
  changes.replace(
    server,
    /\n\]\n/,
    (found) => `
  {
    id: ${highest(text, /^ {4}id: (\d+),/gm) + 1},
    name: ${quoted(resource.title)},
    description: ${quoted(`Data ${noun}`)},
    permissions: [
${added.map(({ id, code, name }) => `      { id: ${id}, code: ${code}, name: ${name} },\n`).join('')}    ],
  },${found}`,
  )
  changes.after(
    `${dashboard}/permissions.ts`,
    /^ {2}'\w+\.\w+': \d+,/,
    added.map(({ id, code }) => `  ${code}: ${id},\n`).join(''),
  )
  changes.after(
    `${dashboard}/permissionNames.ts`,
    /^ {2}'\w+\.\w+': \[/,
    added.map((one) => `  ${one.code}: [${one.name}, ${one.english}],\n`).join(''),
  )
}

function english(kind: string, { words, manyWords }: Resource): string {
  if (kind === 'view') return `See ${words} details`
  const verbs: Record<string, string> = { list: 'List', create: 'Create', update: 'Change', delete: 'Delete' }
  return `${verbs[kind]} ${manyWords}`
}

function highest(text: string, pattern: RegExp): number {
  return Math.max(...[...text.matchAll(pattern)].map(([, id]) => Number(id)))
}
