import { expect, waitFor } from 'storybook/test'
import { initialListView } from './ListView.ts'
import { storyListMeta, type ListStory } from './storyList.tsx'

export default { ...storyListMeta, title: 'Kit/DataList/States' }

export const Loading: ListStory = {
  args: { rows: [], loading: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiSkeleton-root').length).toBeGreaterThan(5))
    await expect(canvas.queryByText('Belum ada barang')).toBeNull()
  },
}

export const Reloading: ListStory = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'K-00000' })).toBeVisible()
    await expect(canvas.queryByText('Memuat data…')).toBeNull()
  },
}

export const Empty: ListStory = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada barang')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const NoResults: ListStory = {
  args: { view: { ...initialListView, search: 'tidak ada di sini', filter: ['large'] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Tidak ada yang cocok')).toBeVisible()
    await expect(canvas.queryByText('Belum ada barang')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith(initialListView)
    await expect(await canvas.findByText('7 barang')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Failed: ListStory = {
  args: { rows: [], error: 'Server tidak dapat dihubungi. Periksa koneksi Anda.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const FailedWithRows: ListStory = {
  args: { error: 'Server tidak dapat dihubungi. Periksa koneksi Anda.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'K-00000' })).toBeVisible()
  },
}

/** The row under the pointer. The grid renders late, so the play function marks the row, not a parameter of the addon. */
export const RowUnderThePointer: ListStory = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'K-15838' })
    const row = link.closest('[role="row"]')
    row?.classList.add('pseudo-hover')
    await expect(row).toBeVisible()
  },
}
