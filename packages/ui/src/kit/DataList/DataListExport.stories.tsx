import { pluralForm } from '../../format/plural.ts'
import { parse } from 'csv-parse/browser/esm/sync'
import { readXlsx } from 'hucre/xlsx'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { initialListView } from './ListView.ts'
import { storyListMeta, type ListStory } from './storyList.tsx'
import { type StoryRow, storyRows } from './storyRows.ts'

export default { ...storyListMeta, title: 'Kit/DataList/Export' }

/** Collects the files that the page would download. */
function caughtFiles() {
  const files: Blob[] = []
  spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return '#'
  })
  return files
}

async function read(file: Blob | undefined): Promise<string[][]> {
  return parse((await file?.text()) ?? '', { bom: true, delimiter: ';' })
}

export const Exported: ListStory = {
  args: {
    rows: storyRows(1000),
    visibleColumns: ['code', 'amount'],
    view: { ...initialListView, filter: ['no_place'], sort: { key: 'amount', direction: 'desc' } },
  },
  play: async ({ canvas, userEvent }) => {
    const files = caughtFiles()
    await expect(await canvas.findByText('143 dari 1.000 barang')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(
      await canvas.findByText(/^143 baris diekspor ke barang-\d{4}-\d\d-\d\d\.csv\.$/),
    ).toBeVisible()
    const [heads, ...cells] = await read(files[0])
    await expect(heads).toEqual(['Kode', 'Jumlah'])
    await expect(cells).toHaveLength(143)
    const amounts = cells.map(([, amount]) => Number(amount))
    await expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus saringan Tanpa kota' }))
    await waitFor(() => expect(canvas.queryByText(/diekspor/)).toBeNull())
  },
}

export const AsExcel: ListStory = {
  args: {
    rows: storyRows(1000),
    visibleColumns: ['code', 'amount'],
    view: {
      ...initialListView,
      search: '1',
      filter: ['no_place'],
      sort: { key: 'amount', direction: 'desc' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const files = caughtFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor Excel' }))
    await expect(
      await canvas.findByText(/^\d+ baris diekspor ke barang-\d{4}-\d\d-\d\d\.xlsx\.$/),
    ).toBeVisible()
    const { sheets } = await readXlsx(new Uint8Array((await files[0]?.arrayBuffer()) ?? []))
    const [about, sheet] = sheets
    const lines = Object.fromEntries(about?.rows ?? [])
    await expect(lines).toMatchObject({ Pencarian: '1', Saringan: 'Tanpa kota', Urutan: 'Jumlah, turun' })
    await expect(sheet?.rows[0]).toEqual(['Kode', 'Jumlah'])
    await expect(sheet?.rows).toHaveLength(Number(lines['Jumlah baris']) + 1)
    await expect(typeof sheet?.rows[1]?.[1]).toBe('number')
  },
}

/** `onExport` runs before the file is saved. The server can then record the export, for example. */
export const Recorded: ListStory = {
  args: {
    rows: storyRows(1000),
    view: { ...initialListView, filter: ['no_place'] },
    onExport: fn(async () => {}),
  },
  play: async ({ args, canvas, userEvent }) => {
    const files = caughtFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/^143 baris diekspor/)).toBeVisible()
    await expect(args.onExport).toHaveBeenCalledWith(expect.objectContaining({ length: 143 }))
    await expect(files).toHaveLength(1)
  },
}

const exportMark = {
  label: 'Keterangan',
  value: ({ amount }: StoryRow) => (amount > 900 ? 'Simulasi' : null),
}

/** The file has the column of the mark only if one of its rows has the mark. */
export const Marked: ListStory = {
  args: { rows: storyRows(50), exportMark },
  play: async ({ canvas, userEvent }) => {
    const files = caughtFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/^50 baris diekspor/)).toBeVisible()
    const [heads, ...cells] = await read(files[0])
    await expect(heads).toEqual(['Kode', 'Kota', 'Jumlah', 'Keterangan'])
    for (const [, , amount, mark] of cells) {
      await expect(mark).toBe(Number(amount) > 900 ? 'Simulasi' : '')
    }
  },
}

export const NothingMarked: ListStory = {
  args: { rows: storyRows(20), exportMark },
  play: async ({ canvas, userEvent }) => {
    const files = caughtFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/^20 baris diekspor/)).toBeVisible()
    await expect((await read(files[0]))[0]).toEqual(['Kode', 'Kota', 'Jumlah'])
  },
}

/** With `onExport: null`, for example while an administrator views as another role, there is no export. */
export const MayNotExport: ListStory = {
  args: { onExport: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Kolom/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ekspor' })).toBeNull()
  },
}

/** The promise of `onExport` rejects, so nothing is saved. */
export const Refused: ListStory = {
  args: {
    onExport: fn(() => Promise.reject(new Error('Server tidak dapat dihubungi, jadi ekspor dibatalkan.'))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const files = caughtFiles()
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/^Server tidak dapat dihubungi/)).toBeVisible()
    await expect(args.onExport).toHaveBeenCalledOnce()
    await expect(files).toEqual([])
  },
}

export const NothingToExport: ListStory = {
  args: { view: { ...initialListView, search: 'tidak ada di sini' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ekspor' })).toBeDisabled()
  },
}

export const NotYetLoaded: ListStory = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ekspor' })).toBeDisabled()
  },
}

export const ExportFailed: ListStory = {
  play: async ({ canvas, userEvent }) => {
    spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('The browser refuses.')
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/^Ekspor gagal\./)).toBeVisible()
  },
}

export const ExportOnPhone: ListStory = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: storyRows(128) },
  play: async ({ canvas, userEvent }) => {
    const files = caughtFiles()
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/^128 baris diekspor/)).toBeVisible()
    await expect(await read(files[0])).toHaveLength(129)
  },
}

export const InEnglish: ListStory = {
  globals: { language: 'en' },
  args: {
    label: 'Items',
    noun: (count) => pluralForm(count, { one: 'item', other: 'items' }),
    rows: storyRows(1),
  },
  play: async ({ canvas, userEvent }) => {
    const files = caughtFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }))
    await expect(await canvas.findByText(/^1 row exported to items-/)).toBeVisible()
    await expect(canvas.getByText('1 item')).toBeVisible()
    await expect(await read(files[0])).toHaveLength(2)
  },
}
