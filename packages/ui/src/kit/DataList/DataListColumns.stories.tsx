import Button from '@mui/material/Button'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Canvas } from '../../testing/Canvas.ts'
import { useListColumns } from '../ColumnChooser/useListColumns.ts'
import { DataList } from './DataList.tsx'
import type { DataListProps } from './DataListProps.ts'
import { storyListMeta, type ListStory } from './storyList.tsx'
import { storyColumns, storyRows, type StoryRow } from './storyRows.ts'

const storageKey = 'storyListColumns'

/** Renders a list whose columns, their order and widths the browser stores. */
function StoredList(props: DataListProps<StoryRow>) {
  return <DataList {...props} {...useListColumns(storageKey, props.columns)} />
}

export default {
  ...storyListMeta,
  title: 'Kit/DataList/Columns',
  render: StoredList,
  args: { ...storyListMeta.args, view: undefined, rows: storyRows(128) },
  beforeEach: () => {
    for (const key of [storageKey, `${storageKey}.widths`, 'listDensity']) localStorage.removeItem(key)
  },
}

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

function heads(canvas: Pick<Canvas, 'getAllByRole'>) {
  // While the panel is open, the page behind it is hidden from the accessibility tree.
  return canvas.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)
}

/** The panel moves columns and changes widths by buttons, and the browser stores both. */
export const Arranged: ListStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'K-00000' })
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Susun kolom…' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Susunan kolom' }))
    await userEvent.click(panel.getByRole('button', { name: 'Pindahkan Jumlah ke atas' }))
    await waitFor(() => expect(heads(canvas)).toEqual(['Kode', 'Jumlah', 'Kota']))
    await expect(panel.getByText('Jumlah: urutan 2 dari 3')).toBeInTheDocument()
    await expect(stored(storageKey)).toEqual(['code', 'amount', 'place'])
    const first = panel.getByRole('button', { name: 'Pindahkan Kode ke atas' })
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    const amount = canvas.getByRole('columnheader', { name: 'Jumlah', hidden: true })
    const before = amount.offsetWidth
    await userEvent.click(panel.getByRole('button', { name: 'Perlebar Jumlah' }))
    await waitFor(() => expect(amount.offsetWidth).toBe(before + 24))
    await expect(stored(`${storageKey}.widths`)).toEqual({ amount: before + 24 })
    await userEvent.click(panel.getByRole('button', { name: 'Selesai' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kolom' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kembalikan bawaan' }))
    await waitFor(() => expect(heads(canvas)).toEqual(['Kode', 'Kota', 'Jumlah']))
    await expect(stored(`${storageKey}.widths`)).toEqual({})
    await waitFor(() => expect(amount.offsetWidth).toBe(before))
  },
}

/** Dragging the edge of a header changes the width, and a double click fits it to the content. */
export const Resized: ListStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'K-00000' })
    const place = canvas.getByRole('columnheader', { name: 'Kota' })
    const handle = place.querySelector('.MuiDataGrid-columnSeparator--resizable')
    if (handle === null) throw new Error('The header has no handle.')
    const before = place.offsetWidth
    const x = place.getBoundingClientRect().right
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { x } },
      { target: handle, coords: { x: x - 60 } },
      { keys: '[/MouseLeft]', target: handle, coords: { x: x - 60 } },
    ])
    await waitFor(() => expect(stored(`${storageKey}.widths`)).toEqual({ place: before - 60 }))
    await expect(place.offsetWidth).toBe(before - 60)
    await expect(place).not.toHaveAttribute('aria-sort', 'ascending')
  },
}

/** Stored values of older versions have only keys. Invalid widths are ignored. */
export const StoredWidths: ListStory = {
  beforeEach: () => {
    localStorage.setItem(storageKey, '["amount","colour","code"]')
    localStorage.setItem(`${storageKey}.widths`, '{"amount":300,"code":-5,"place":"wide","__proto__":9}')
  },
  play: async ({ canvas }) => {
    await canvas.findByText('K-00000')
    await expect(heads(canvas)).toEqual(['Jumlah', 'Kode'])
    await expect(canvas.getByRole('columnheader', { name: 'Jumlah' }).offsetWidth).toBe(300)
    await expect(canvas.getByRole('columnheader', { name: 'Kode' }).offsetWidth).toBeGreaterThan(300)
  },
}

/** All lists share one density, which the browser stores. */
export const Dense: ListStory = {
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'K-00000' })
    const height = () => link.closest<HTMLElement>('[role="row"]')?.offsetHeight ?? 0
    const standard = height()
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Standar' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Rapat' }))
    await expect(screen.getByRole('menuitemradio', { name: 'Rapat' })).toBeChecked()
    await waitFor(() => expect(height()).toBeLessThan(standard))
    await expect(localStorage.getItem('listDensity')).toBe('compact')
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Longgar' }))
    await waitFor(() => expect(height()).toBeGreaterThan(standard))
    await userEvent.keyboard('{Escape}')
  },
}

const wideColumns = [
  ...storyColumns,
  ...Array.from({ length: 8 }, (_, at) => ({
    key: `more${at}`,
    label: `Catatan ${at + 1}`,
    value: (row: StoryRow) => `Catatan ${at + 1} dari ${row.code}`,
    width: 220,
  })),
]

/** The name and the check box of a row stay in place. A cell that gets the focus is never below them. */
export const StickyName: ListStory = {
  args: {
    columns: wideColumns,
    selectionActions: ({ count }) => (
      <Button size="small" variant="outlined">
        Cetak {count}
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'K-00000' })
    const scroller = canvasElement.querySelector('.MuiDataGrid-virtualScroller')
    if (scroller === null) throw new Error('The grid has no scroller.')
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Pilih baris' })[1] ?? link)
    const left = link.getBoundingClientRect().left
    scroller.scrollLeft = 700
    await waitFor(() => expect(link.getBoundingClientRect().left).toBe(left))
    const head = canvas.getByRole('columnheader', { name: 'Kode' })
    const box = canvas.getAllByRole('checkbox', { name: 'Pilih baris' })[0]
    await expect(head.getBoundingClientRect().left).toBe(
      link.closest('[role="gridcell"]')?.getBoundingClientRect().left,
    )
    await expect(box?.getBoundingClientRect().right).toBeLessThanOrEqual(head.getBoundingClientRect().left)
    await userEvent.click(canvas.getByText('Catatan 4 dari K-00000'))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await waitFor(() =>
      expect(document.activeElement?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        head.getBoundingClientRect().right,
      ),
    )
  },
}

export const StickyNameDark: ListStory = { ...StickyName, globals: { theme: 'dark' } }
