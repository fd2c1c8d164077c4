import { exampleOf } from '../examples.ts'
import { quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'
import { fillingLines, labelled } from './storyFields.ts'

/** Returns the stories of the create page. */
export function createStories(resource: Resource): string {
  const { create, title, address, naming } = resource
  const ready = `    await canvas.findByRole('button', { name: 'SIMPAN' })`
  const save = `    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))`
  return lines(
    `export const Create: Story = {`,
    `  args: { at: '/${address}/add' },`,
    `  play: async ({ canvas }) => {`,
    `    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    `export const CreatePhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/${address}/add' } }`,
    ``,
    `export const Created: Story = {`,
    `  args: { at: '/${address}/add' },`,
    `  play: async ({ canvas, userEvent }) => {`,
    ready,
    ...fillingLines(resource),
    save,
    `    await expect(await canvas.findByRole('heading', { level: 1, name: ${quoted(`Daftar ${title}`)} })).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    `export const CreateRefused: Story = {`,
    `  args: {`,
    `    at: '/${address}/add',`,
    `    fetch: fakeFleetFetch({`,
    `      ${create?.id}: failure(422, 'Periksa isian Anda.', { ${naming.name}: ['Nama ini sudah dipakai.'] }),`,
    `    }),`,
    `  },`,
    `  play: async ({ canvas, userEvent }) => {`,
    ready,
    ...fillingLines(resource),
    save,
    `    await expect(await canvas.findByText('Nama ini sudah dipakai.')).toBeVisible()`,
    `    await expect(${labelled(naming)}).toHaveValue(${exampleOf(naming, 1)})`,
    `  },`,
    `}`,
    ``,
    `export const LeavingUnsaved: Story = {`,
    `  args: { at: '/${address}/add' },`,
    `  play: async ({ canvas, userEvent }) => {`,
    ready,
    `    await userEvent.type(${labelled(naming)}, 'x')`,
    `    await userEvent.click(canvas.getByRole('link', { name: 'KEMBALI' }))`,
    `    const dialog = within(await screen.findByRole('alertdialog'))`,
    `    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }))`,
    `    await expect(${labelled(naming)}).toHaveValue('x')`,
    `  },`,
    `}`,
    ``,
  )
}
