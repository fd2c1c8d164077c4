import { exampleOf, recordOf } from '../examples.ts'
import { escaped, quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'
import { createStories } from './createStories.ts'
import { detailStories } from './detailStories.ts'
import { editStories } from './editStories.ts'
import { longName } from './storyFields.ts'

/** `apps/dashboard/src/pages/<name>/<name>.stories.tsx`: every screen in its states, over the fake fleet. */
export function screenStories(resource: Resource): string {
  const { type, title, address, extension } = resource
  const config = extension ? `, config: { features: new Set(['${extension}']) }` : ''
  const body = lines(
    `const long: ${type} = ${recordOf(resource, 1, { [resource.naming.name]: longName })}`,
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
      lines(
        `export const OnBaseServer: Story = {`,
        `  args: { config: {} },`,
        `  play: async ({ canvas }) => {`,
        `    await expect(await canvas.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible()`,
        `    await expect(canvas.queryByRole('link', { name: ${quoted(title)} })).toBeNull()`,
        `  },`,
        `}`,
        ``,
      ),
    resource.create && createStories(resource),
    detailStories(resource),
    resource.update && editStories(resource),
  )
  const used = ['expect', 'fireEvent', 'screen', 'waitFor', 'within'].filter((name) =>
    new RegExp(`\\b${name}\\b[.(]`).test(body),
  )
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

function listStories({ list, create, title, address, naming }: Resource): string {
  const noun = title.toLowerCase()
  const refusal = quoted(`Anda tidak boleh melihat ${noun}.`)
  return lines(
    `export const Default: Story = {`,
    `  play: async ({ canvas }) => {`,
    `    await expect(await canvas.findByRole('heading', { level: 1, name: ${quoted(`Daftar ${title}`)} })).toBeVisible()`,
    create
      ? `    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/${address}/add')`
      : `    await expect(canvas.queryByRole('link', { name: 'BUAT BARU' })).toBeNull()`,
    `  },`,
    `}`,
    ``,
    `export const Loading: Story = { args: { fetch: fakeFleetFetch({ ${list.id}: noAnswer() }) } }`,
    ``,
    `export const Empty: Story = {`,
    `  args: { fetch: fakeFleetFetch({ ${list.id}: answer({ data: [] }) }) },`,
    `  play: async ({ canvas }) => {`,
    `    await expect(await canvas.findByText(${quoted(`Belum ada ${noun}`)})).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    `export const Failed: Story = {`,
    `  args: { fetch: fakeFleetFetch({ ${list.id}: failure(403, ${refusal}) }) },`,
    `  play: async ({ canvas }) => {`,
    `    await expect(await canvas.findByText(${refusal})).toBeVisible()`,
    `    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()`,
    `  },`,
    `}`,
    ``,
    `export const LongNames: Story = {`,
    `  args: { fetch: fakeFleetFetch({ ${list.id}: answer({ data: longList(long) }) }) },`,
    `  play: async ({ canvas }) => {`,
    `    await expect(await canvas.findByText(${quoted(`128 ${noun}`)})).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    create
      ? `export const Phone: Story = onPhone('link', 'BUAT BARU')`
      : `export const Phone: Story = onPhone('link', /^${escaped(exampleOf(naming, 1).slice(1, -1))}/)`,
    ``,
  )
}
