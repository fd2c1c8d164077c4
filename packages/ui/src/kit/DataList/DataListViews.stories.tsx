import { expect, screen, waitFor, within } from 'storybook/test'
import type { Canvas } from '../../testing/Canvas.ts'
import { storyListMeta, type ListStory } from './storyList.tsx'
import { storyRows } from './storyRows.ts'

const viewsKey = 'views.story'
const view = { search: '', sort: null, page: 1, filter: [] }

/** Stores two views, as the list does; `first` is the id of the first view. */
function storeViews(first?: string) {
  const columns = ['code', 'amount']
  const views = [
    { id: 'large', name: 'Jumlah besar', view: 'filter=large&sort=amount.desc', columns },
    { id: 'cityless', name: 'Tanpa kota', view: 'filter=no_place', columns: ['code', 'place', 'amount'] },
  ]
  localStorage.setItem(viewsKey, JSON.stringify({ views, first }))
}

export default {
  ...storyListMeta,
  title: 'Kit/DataList/Views',
  tags: ['baru'],
  args: { ...storyListMeta.args, view, rows: storyRows(128), viewsKey },
  beforeEach: () => storeViews(),
}

const chip = (canvas: Pick<Canvas, 'findByRole'>, name: string) => canvas.findByRole('button', { name })

export const Playground: ListStory = {}

export const Chosen: ListStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await chip(canvas, 'Jumlah besar'))
    await expect(await chip(canvas, 'Jumlah besar')).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Kota' })).toBeNull())
    await expect(await chip(canvas, 'Hapus saringan Jumlah besar')).toBeVisible()
    await userEvent.click(await chip(canvas, 'Semua'))
    await expect(await canvas.findByRole('columnheader', { name: 'Kota' })).toBeVisible()
    await expect(await chip(canvas, 'Semua')).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A changed list can be saved under a name. By keyboard alone. */
export const SavedByKeyboard: ListStory = {
  beforeEach: () => localStorage.removeItem(viewsKey),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Tampilan tersimpan' })).toBeNull()
    await userEvent.click(await chip(canvas, 'Saring'))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Tanpa kota' }))
    await userEvent.keyboard('{Escape}')
    const save = await chip(canvas, 'Simpan tampilan…')
    save.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Simpan tampilan' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Nama tampilan/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByText('Wajib diisi.')).toBeVisible()
    await userEvent.keyboard('Belum ada kota{Enter}')
    await expect(await chip(canvas, 'Belum ada kota')).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await chip(canvas, 'Belum ada kota')).toHaveFocus())
  },
}

/** The list opens with the first view, without an entry in the history. */
export const First: ListStory = {
  beforeEach: () => storeViews('large'),
  play: async ({ args, canvas }) => {
    const first = await chip(canvas, 'Jumlah besar, tampilan awal')
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'))
    await expect(args.onViewChange).toHaveBeenCalledWith(expect.objectContaining({ filter: ['large'] }))
  },
}

export const RenamedAndDeleted: ListStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await chip(canvas, 'Tanpa kota'))
    await userEvent.click(await chip(canvas, 'Pilihan untuk tampilan Tanpa kota'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ganti nama…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ganti nama tampilan' }))
    const name = dialog.getByLabelText(/^Nama tampilan/)
    await userEvent.clear(name)
    await userEvent.type(name, 'jumlah BESAR{Enter}')
    await expect(dialog.getByText('Nama ini sudah dipakai tampilan lain.')).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, 'Kota kosong{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await chip(canvas, 'Pilihan untuk tampilan Kota kosong'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    await expect(await canvas.findByText(/Tampilan Kota kosong dihapus\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Kota kosong' })).toBeNull()
    await userEvent.click(await chip(canvas, 'Urungkan'))
    await expect(await chip(canvas, 'Kota kosong')).toBeVisible()
  },
}

/** What the user changed after he chose a view is kept in it only if he says so. */
export const Overwritten: ListStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await chip(canvas, 'Jumlah besar'))
    await userEvent.click(await chip(canvas, 'Hapus saringan Jumlah besar'))
    await userEvent.click(await chip(canvas, 'Pilihan untuk tampilan Jumlah besar'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Timpa dengan yang sekarang' }))
    await waitFor(() => expect(localStorage.getItem(viewsKey)).not.toContain('filter=large'))
    await expect(canvas.queryByRole('button', { name: 'Simpan tampilan…' })).toBeNull()
  },
}

export const OnPhone: ListStory = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await chip(canvas, 'Tanpa kota'))
    await expect(await chip(canvas, 'Tanpa kota')).toHaveAttribute('aria-pressed', 'true')
  },
}
