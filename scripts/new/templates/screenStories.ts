import { exampleOf, recordOf } from '../examples.ts'
import { escaped, quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'
import { fillingLines, labelled, longName } from './storyFields.ts'

const saveButton = `canvas.findByRole('button', { name: 'SIMPAN' })`

/** Returns a story as code: its name, its `args`, and the lines of its `play` function. */
function story(name: string, args: string, play: readonly string[] = [], given = 'canvas'): string {
  return lines(
    `export const ${name}: Story = {`,
    args && `  args: { ${args} },`,
    play.length > 0 && lines(`  play: async ({ ${given} }) => {`, ...play, `  },`),
    `}`,
    ``,
  )
}

function phoneStory(name: string, found: string, args = ''): string {
  return `export const ${name}: Story = { ...onPhone(${found}), ${args && `args: { ${args} }`} }\n`
}

function visible(found: string): string {
  return `    await expect(await ${found}).toBeVisible()`
}

function heading(name: string): string {
  return `canvas.findByRole('heading', { level: 1, name: ${quoted(name)} })`
}

/**
 * Returns the text of `apps/dashboard/src/pages/<name>/<name>.stories.tsx`: a story for each state of each screen, with
 * responses of `fakeFleetFetch` instead of a server. The end-to-end test covers flows over several screens.
 */
export function screenStories(resource: Resource): string {
  const { type, title, address, extension, create, update } = resource
  const config = extension ? `, config: { features: new Set(['${extension}']) }` : ''
  const body = lines(
    `const long: ${type} = ${recordOf(resource, 1, { [resource.nameField.name]: longName })}`,
    ``,
    `const meta = {`,
    `  title: ${quoted(`Screens/${title}`)},`,
    `  component: Screen,`,
    `  parameters: screenParameters,`,
    `  args: { at: '/${address}', fetch: fakeFleetFetch()${config} },`,
    `} satisfies Meta<typeof Screen>`,
    `export default meta`,
    `type Story = StoryObj<typeof meta>`,
    ``,
    listStories(resource),
    extension &&
      story('OnBaseServer', 'config: {}', [
        visible(heading('Halaman tidak ditemukan')),
        `    await expect(canvas.queryByRole('link', { name: ${quoted(title)} })).toBeNull()`,
      ]),
    create && createStories(resource, create.id),
    detailStories(resource),
    update && editStories(resource),
  )
  const used = ['expect', 'fireEvent', 'screen'].filter((name) => new RegExp(`\\b${name}\\b[.(]`).test(body))
  return lines(
    `import type { ${type} } from '@sikud/api'`,
    `import { answer, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'`,
    `import { ${used.join(', ')} } from 'storybook/test'`,
    `import { longList } from '../../testing/longNames.ts'`,
    `import { onPhone } from '../../testing/onPhone.ts'`,
    `import { Screen } from '../../testing/Screen.tsx'`,
    `import { screenParameters } from '../../testing/screenParameters.ts'`,
    ``,
    body,
  )
}

function listStories({ list, create, title, address, nameField }: Resource): string {
  const noun = title.toLowerCase()
  const refusal = quoted(`Anda tidak boleh melihat ${noun}.`)
  const fetched = (answer: string) => `fetch: fakeFleetFetch({ ${list.id}: ${answer} })`
  return lines(
    story('Default', '', [
      visible(heading(`Daftar ${title}`)),
      create
        ? `    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/${address}/add')`
        : `    await expect(canvas.queryByRole('link', { name: 'BUAT BARU' })).toBeNull()`,
    ]),
    story('Loading', fetched('noAnswer()')),
    story('Empty', fetched('answer({ data: [] })'), [
      visible(`canvas.findByText(${quoted(`Belum ada ${noun}`)})`),
    ]),
    story('Failed', fetched(`failure(403, ${refusal})`), [
      visible(`canvas.findByText(${refusal})`),
      `    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()`,
    ]),
    story('LongNames', fetched('answer({ data: longList(long) })'), [
      visible(`canvas.findByText(${quoted(`128 ${noun}`)})`),
    ]),
    phoneStory(
      'Phone',
      create ? `'link', 'BUAT BARU'` : `'link', /^${escaped(exampleOf(nameField, 1).slice(1, -1))}/`,
    ),
  )
}

function createStories(resource: Resource, operation: string): string {
  const { address, nameField } = resource
  const at = `at: '/${address}/add'`
  const refusal = `failure(422, 'Periksa isian Anda.', { ${nameField.name}: ['Nama ini sudah dipakai.'] })`
  const play = [
    `    await ${saveButton}`,
    ...fillingLines(resource),
    `    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))`,
    visible(`canvas.findByText('Nama ini sudah dipakai.')`),
    `    await expect(${labelled(nameField)}).toHaveValue(${exampleOf(nameField, 1)})`,
  ]
  return lines(
    story('Create', at, [visible(saveButton)]),
    phoneStory('CreatePhone', `'button', 'SIMPAN'`, at),
    story(
      'CreateRefused',
      `${at}, fetch: fakeFleetFetch({ ${operation}: ${refusal} })`,
      play,
      'canvas, userEvent',
    ),
  )
}

function detailStories(resource: Resource): string {
  const { update, remove, title, address, nameField } = resource
  const at = `at: '/${address}/detail/1'`
  return lines(
    story('Detail', at, [visible(heading(`Detail ${title}`))]),
    loadStories('Detail', at, resource, `(await canvas.findAllByText(long.${nameField.name}))[0]`),
    story('DetailNotFound', `${at}, ${detailFetch(resource, `failure(404, 'Data tidak ditemukan.')`)}`, [
      visible(`canvas.findByRole('heading', { name: 'Data tidak ditemukan' })`),
    ]),
    phoneStory(
      'DetailPhone',
      update || remove ? `'button', 'PILIHAN'` : `'heading', ${quoted(`Detail ${title}`)}`,
      at,
    ),
  )
}

function editStories(resource: Resource): string {
  const at = `at: '/${resource.address}/edit/1'`
  return lines(
    story('Edit', at, [visible(saveButton)]),
    loadStories('Edit', at, resource, `await canvas.findByDisplayValue(long.${resource.nameField.name})`),
    phoneStory('EditPhone', `'button', 'SIMPAN'`, at),
  )
}

function loadStories(prefix: string, at: string, resource: Resource, long: string): string {
  return lines(
    story(`${prefix}Loading`, `${at}, ${detailFetch(resource, 'noAnswer()')}`),
    story(`${prefix}Failed`, `${at}, ${detailFetch(resource, `failure(403, 'Tidak boleh.')`)}`),
    story(`${prefix}LongNames`, `${at}, ${detailFetch(resource, 'answer({ data: long })')}`, [
      `    await expect(${long}).toBeVisible()`,
    ]),
  )
}

function detailFetch({ detail }: Resource, answer: string): string {
  return `fetch: fakeFleetFetch({ ${detail.id}: ${answer} })`
}

/** Returns the rows of a resource for `apps/dashboard/src/testing/screens.ts`, the table of all screens. */
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
