import { quoted } from '../names.ts'
import type { Resource } from '../Resource.ts'
import { lines } from '../resourceParts.ts'

/** Returns the stories of the detail page. */
export function detailStories({ detail, update, remove, title, address, naming }: Resource): string {
  const heading = `heading', { level: 1, name: ${quoted(`Detail ${title}`)} })`
  const at = `at: '/${address}/detail/1'`
  const menu = Boolean(update || remove)
  const openMenu = `    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))`
  return lines(
    `export const Detail: Story = {`,
    `  args: { ${at} },`,
    `  play: async ({ canvas${update ? ', userEvent' : ''} }) => {`,
    `    await expect(await canvas.findByRole('${heading}).toBeVisible()`,
    update &&
      lines(
        openMenu,
        `    await expect(await screen.findByRole('menuitem', { name: 'Ubah' })).toHaveAttribute('href', '/${address}/edit/1')`,
        `    await userEvent.keyboard('{Escape}')`,
      ),
    `  },`,
    `}`,
    ``,
    `export const DetailLoading: Story = { args: { ${at}, fetch: fakeFleetFetch({ ${detail.id}: noAnswer() }) } }`,
    ``,
    `export const DetailNotFound: Story = {`,
    `  args: {`,
    `    at: '/${address}/detail/404',`,
    `    fetch: fakeFleetFetch({ ${detail.id}: failure(404, 'Data tidak ditemukan.') }),`,
    `  },`,
    `  play: async ({ canvas }) => {`,
    `    await expect(await canvas.findByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    `export const DetailFailed: Story = {`,
    `  args: { ${at}, fetch: fakeFleetFetch({ ${detail.id}: failure(403, 'Tidak boleh.') }) },`,
    `}`,
    ``,
    `export const DetailLongNames: Story = {`,
    `  args: { ${at}, fetch: fakeFleetFetch({ ${detail.id}: answer({ data: long }) }) },`,
    `  play: async ({ canvas }) => {`,
    `    await expect((await canvas.findAllByText(long.${naming.name}))[0]).toBeVisible()`,
    `  },`,
    `}`,
    ``,
    `export const DetailPhone: Story = {`,
    menu ? `  ...onPhone('button', 'PILIHAN'),` : `  ...onPhone('heading', ${quoted(`Detail ${title}`)}),`,
    `  args: { ${at} },`,
    `}`,
    ``,
    remove &&
      lines(
        `export const Deleted: Story = {`,
        `  args: { ${at} },`,
        `  play: async ({ canvas, userEvent }) => {`,
        openMenu,
        `    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))`,
        `    const dialog = within(await screen.findByRole('alertdialog'))`,
        `    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))`,
        `    await expect(await canvas.findByRole('heading', { level: 1, name: ${quoted(`Daftar ${title}`)} })).toBeVisible()`,
        `  },`,
        `}`,
        ``,
        `export const DeleteRefused: Story = {`,
        `  args: { ${at}, fetch: fakeFleetFetch({ ${remove.id}: failure(409, 'Masih dipakai.') }) },`,
        `  play: async ({ canvas, userEvent }) => {`,
        openMenu,
        `    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))`,
        `    const dialog = within(await screen.findByRole('alertdialog'))`,
        `    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))`,
        `    const toast = await screen.findByText('Masih dipakai.')`,
        `    await waitFor(() => expect(toast).toBeVisible())`,
        `    await expect(canvas.getByRole('${heading}).toBeVisible()`,
        `  },`,
        `}`,
        ``,
      ),
  )
}
