import { quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

/** Returns the stories of the edit page. */
export function editStories({ detail, update, title, address, naming }: Resource): string {
  const at = `at: '/${address}/edit/1'`
  return lines(
    `export const Edit: Story = {`,
    `  args: { ${at} },`,
    `  play: async ({ canvas }) => {`,
    `    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    `export const EditLoading: Story = { args: { ${at}, fetch: fakeFleetFetch({ ${detail.id}: noAnswer() }) } }`,
    ``,
    `export const EditFailed: Story = {`,
    `  args: { ${at}, fetch: fakeFleetFetch({ ${detail.id}: failure(403, 'Tidak boleh.') }) },`,
    `}`,
    ``,
    `export const EditLongNames: Story = {`,
    `  args: { ${at}, fetch: fakeFleetFetch({ ${detail.id}: answer({ data: long }) }) },`,
    `  play: async ({ canvas }) => {`,
    `    await expect(await canvas.findByDisplayValue(long.${naming.name})).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    `export const EditPhone: Story = { ...onPhone('button', 'SIMPAN'), args: { ${at} } }`,
    ``,
    `export const Saved: Story = {`,
    `  args: { ${at} },`,
    `  play: async ({ canvas, userEvent }) => {`,
    `    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))`,
    `    await expect(await canvas.findByRole('heading', { level: 1, name: ${quoted(`Detail ${title}`)} })).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    `export const Saving: Story = {`,
    `  args: { ${at}, fetch: fakeFleetFetch({ ${update?.id}: noAnswer() }) },`,
    `  play: async ({ canvas, userEvent }) => {`,
    `    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))`,
    `    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeVisible()`,
    `  },`,
    `}`,
    ``,
  )
}
