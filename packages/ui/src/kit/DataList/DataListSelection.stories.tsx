import Button from '@mui/material/Button'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { storyListMeta, type ListStory } from './storyList.tsx'
import { storyRows, type StoryRow } from './storyRows.ts'

export default { ...storyListMeta, title: 'Kit/DataList/Selection' }

const onDelete = fn((rows: readonly StoryRow[]) => rows.length)

/** Actions of the stories: one button, which ends the selection. */
const selectionActions: ListStory['args'] & object = {
  selectionActions: ({ rows, clear }) => (
    <Button
      size="small"
      variant="outlined"
      color="error"
      onClick={() => {
        onDelete(rows)
        clear()
      }}
    >
      Hapus
    </Button>
  ),
}

function nth(elements: readonly HTMLElement[], at: number): HTMLElement {
  const element = elements[at]
  if (element === undefined) throw new Error(`There are only ${elements.length} elements.`)
  return element
}

export const Selection: ListStory = {
  args: { ...selectionActions, rows: storyRows(128) },
  play: async ({ canvas, userEvent }) => {
    onDelete.mockClear()
    const grid = await canvas.findByRole('grid')
    const boxes = within(grid).getAllByRole('checkbox')
    await expect(canvas.queryByText(/dipilih/)).toBeNull()
    await userEvent.click(nth(within(grid).getAllByRole('checkbox', { name: 'Pilih baris' }), 0))
    await expect(await canvas.findByText('1 barang dipilih')).toBeVisible()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(nth(boxes, 5))
    await userEvent.keyboard('{/Shift}')
    await expect(await canvas.findByText('5 barang dipilih')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    await expect(onDelete).toHaveReturnedWith(5)
    await waitFor(() => expect(canvas.queryByText(/dipilih/)).toBeNull())
  },
}

/** The header selects the rows of the page. The bar then offers all rows that match search and filters. */
export const AllMatching: ListStory = {
  args: { ...selectionActions, rows: storyRows(1000) },
  play: async ({ canvas, userEvent }) => {
    onDelete.mockClear()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }))
    await expect(await canvas.findByText('100 barang dipilih')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pilih semua 1.000 barang' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'surabaya')
    // Rows that no longer match leave the selection.
    await expect(await canvas.findByText('14 barang dipilih')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih semua 143 barang' }))
    await expect(await canvas.findByText('143 barang dipilih')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    await expect(onDelete).toHaveReturnedWith(143)
  },
}

export const KeptOnOtherPages: ListStory = {
  args: { ...selectionActions, rows: storyRows(128) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }))
    await expect(await canvas.findByText('101–128 dari 128')).toBeVisible()
    await expect(canvas.getByText('100 barang dipilih')).toBeVisible()
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(within(grid).queryByRole('checkbox', { checked: true })).toBeNull())
    await userEvent.click(nth(within(grid).getAllByRole('checkbox', { name: 'Pilih baris' }), 0))
    await expect(await canvas.findByText('101 barang dipilih')).toBeVisible()
    await userEvent.click(within(grid).getByText('Jumlah'))
    await expect(await canvas.findByText('1–100 dari 128')).toBeVisible()
    await expect(canvas.getByText('101 barang dipilih')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan pilihan' }))
    await waitFor(() => expect(canvas.queryByText(/dipilih/)).toBeNull())
    await expect(document.activeElement).toHaveAttribute('type', 'checkbox')
  },
}

/** Space in a cell of check boxes selects the row, and Enter does not open it. */
export const ByKeyboard: ListStory = {
  args: selectionActions,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const followed = fn((event: Event) => event.type)
    canvasElement.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) followed(event)
    })
    const grid = await canvas.findByRole('grid')
    const [box] = within(grid).getAllByRole('checkbox', { name: 'Pilih baris' })
    box?.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByText('1 barang dipilih')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(followed).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }))
    await expect(await canvas.findByText('7 barang dipilih')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pilih semua/ })).toBeNull()
  },
}

/** Returns where the text of an element begins, in px. */
function textLeft(element: HTMLElement): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect().left
}

export const SelectionOnPhone: ListStory = {
  globals: { viewport: { value: 'phone' } },
  args: { ...selectionActions, rows: storyRows(128) },
  play: async ({ canvas, userEvent }) => {
    const begin = await canvas.findByRole('button', { name: 'Pilih baris', pressed: false })
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.click(begin)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pilih K-00000' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih K-07919' }))
    const sum = await canvas.findByText('2 barang dipilih')
    await expect(sum).toBeVisible()
    const clear = canvas.getByRole('button', { name: 'Batalkan pilihan' })
    await expect(Math.abs(textLeft(clear) - textLeft(sum))).toBeLessThanOrEqual(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih semua 128 barang' }))
    await expect(await canvas.findByText('128 barang dipilih')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan pilihan' }))
    await waitFor(() => expect(canvas.queryByText(/dipilih/)).toBeNull())
    await expect(canvas.getByRole('checkbox', { name: 'Pilih K-00000' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih baris', pressed: true }))
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** Escape ends the selection, in the rows and in the bar, but not in a menu above them. */
export const EndedByEscape: ListStory = {
  args: { ...selectionActions, rows: storyRows(128) },
  play: async ({ canvas, userEvent }) => {
    const box = async () => nth(await canvas.findAllByRole('checkbox', { name: 'Pilih baris' }), 0)
    await userEvent.click(await box())
    await expect(await canvas.findByText('1 barang dipilih')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText(/dipilih/)).toBeNull())
    await userEvent.click(await box())
    await userEvent.click(await canvas.findByRole('button', { name: 'Ekspor terpilih' }))
    await expect(await screen.findByRole('menuitem', { name: 'Ekspor CSV' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await expect(canvas.getByText('1 barang dipilih')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText(/dipilih/)).toBeNull())
    await expect(document.activeElement).toHaveAttribute('type', 'checkbox')
  },
}

/** "Ekspor terpilih" writes only the selected rows, in the order and the columns of the list. */
export const ExportsSelected: ListStory = {
  args: { ...selectionActions, rows: storyRows(128), onExport: fn(async () => {}) },
  play: async ({ args, canvas, userEvent }) => {
    spyOn(URL, 'createObjectURL').mockReturnValue('#')
    await userEvent.click(nth(await canvas.findAllByRole('checkbox', { name: 'Pilih baris' }), 0))
    await userEvent.click(nth(canvas.getAllByRole('checkbox', { name: 'Pilih baris' }), 1))
    await userEvent.click(await canvas.findByRole('button', { name: 'Ekspor terpilih' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/^2 baris diekspor ke barang-/)).toBeVisible()
    await expect(args.onExport).toHaveBeenCalledWith([
      expect.objectContaining({ code: 'K-00000' }),
      expect.objectContaining({ code: 'K-15838' }),
    ])
  },
}

export const SelectionInEnglish: ListStory = {
  globals: { language: 'en', theme: 'dark' },
  args: { ...selectionActions, label: 'Items', noun: 'items' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(nth(await canvas.findAllByRole('checkbox', { name: 'Choose this row' }), 2))
    await expect(await canvas.findByText('1 items selected')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Select all 7 items' })).toBeVisible()
  },
}
