import { quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'

/** Returns the rows of a resource in the table of screens. */
export function screenRows({ title, address, create, update }: Resource): string {
  const at = quoted(`/${address}`)
  if (create && update) return `  ...recordScreens(${quoted(title)}, ${at}, ${quoted(`Screens/${title}`)}),\n`
  const row = (kind: string, path: string, states: string) =>
    `  { name: ${quoted(`${title}: ${kind}`)}, at: ${quoted(`/${address}${path}`)}, title: ${quoted(`Screens/${title}`)}, states: ${states} },\n`
  return [
    row('daftar', '', `states('', 'Default')`),
    create &&
      row(
        'buat',
        '/add',
        `{ ...states('Create', 'Create'), loading: noQuestion, empty: onlyFields, failed: 'CreateRefused', longNames: ownTexts }`,
      ),
    row('detail', '/detail/:id', `{ ...states('Detail', 'Detail'), empty: 'DetailNotFound' }`),
    update && row('ubah', '/edit/:id', `{ ...states('Edit', 'Edit'), empty: asDetail }`),
  ]
    .filter((line) => line !== undefined)
    .join('')
}
