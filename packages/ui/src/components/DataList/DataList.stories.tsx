import Chip from '@mui/material/Chip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { DataList } from './DataList.tsx'
import type { DataListProps } from './DataListProps.ts'
import { initialListView } from './ListView.ts'
import { storyColumns, storyFilters, storyRows, type StoryRow } from './storyRows.ts'

/** A list that keeps its own view, as the dashboard keeps it in the URL. */
function Listed(props: DataListProps<StoryRow>) {
  const [view, setView] = useState(props.view)
  const [visible, setVisible] = useState(props.visibleColumns)
  return (
    <DataList
      {...props}
      view={view}
      onViewChange={(next) => {
        props.onViewChange(next)
        setView(next)
      }}
      visibleColumns={visible}
      onVisibleColumnsChange={setVisible}
    />
  )
}

const rowTo = (row: StoryRow) => `/barang/${row.id}`
const getRowId = (row: StoryRow) => row.id

const meta = {
  title: 'Kit/DataList',
  component: DataList<StoryRow>,
  render: Listed,
  args: {
    label: 'Daftar Barang',
    noun: 'barang',
    rows: storyRows(7),
    columns: storyColumns,
    filters: storyFilters,
    visibleColumns: ['code', 'place', 'amount'],
    onVisibleColumnsChange: fn(),
    view: initialListView,
    onViewChange: fn(),
    onRetry: fn(),
    rowTo,
    getRowId,
    emptyState: <EmptyState title="Belum ada barang" text="Barang yang dicatat muncul di sini." />,
  },
} satisfies Meta<typeof DataList<StoryRow>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Daftar Barang' })
    const first = await within(grid).findByRole('link', { name: 'K-00000' })
    await expect(first).toHaveAttribute('href', '/barang/1')
    await expect(within(grid).getAllByRole('link')).toHaveLength(7)
    await expect(canvas.getByText('7 barang')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Halaman berikutnya' })).toBeNull()
  },
}

export const RowIsClickable: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const followed: string[] = []
    canvasElement.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link) followed.push(link.pathname)
    })
    await userEvent.click(await canvas.findByText('Jakarta Selatan'))
    await expect(followed).toEqual(['/barang/2'])
    await userEvent.click(canvas.getByRole('link', { name: 'K-00000' }))
    await expect(followed).toEqual(['/barang/2', '/barang/1'])
    await userEvent.click(canvas.getByText('Surabaya'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(followed).toEqual(['/barang/2', '/barang/1', '/barang/3', '/barang/4'])
  },
}

export const Searched: Story = {
  args: { rows: storyRows(128) },
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Cari di daftar' })
    await userEvent.type(search, 'surabaya')
    await expect(await canvas.findByText('18 dari 128 barang')).toBeVisible()
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith({ ...initialListView, search: 'surabaya' }),
    )
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('128 barang')).toBeVisible()
  },
}

export const Filtered: Story = {
  args: { rows: storyRows(128), view: { ...initialListView, filter: ['no_place', 'large'] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('9 dari 128 barang')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus saringan Jumlah besar' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...initialListView, filter: ['no_place'] })
    await expect(await canvas.findByText('18 dari 128 barang')).toBeVisible()
  },
}

const englishGrid = /\b(rows?|sort|columns?|menu|filter|select|loading|press|results?)\b/iu

export const SpeaksIndonesian: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    const spoken = [...canvasElement.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ])
    await expect([...spoken, canvasElement.innerText].filter((text) => englishGrid.test(text))).toEqual([])
  },
}

export const Sorted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await userEvent.click(await within(grid).findByText('Jumlah'))
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...initialListView,
      sort: { key: 'amount', direction: 'asc' },
    })
    await userEvent.click(within(grid).getByText('Jumlah'))
    await waitFor(() => expect(within(grid).getAllByRole('link')[0]).toHaveTextContent('K-47514'))
  },
}

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiSkeleton-root').length).toBeGreaterThan(5))
    await expect(canvas.queryByText('Belum ada barang')).toBeNull()
  },
}

export const Reloading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'K-00000' })).toBeVisible()
    await expect(canvas.queryByText('Memuat data…')).toBeNull()
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada barang')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const NoResults: Story = {
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

export const Failed: Story = {
  args: { rows: [], error: 'Server tidak dapat dihubungi. Periksa koneksi Anda.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const FailedWithRows: Story = {
  args: { error: 'Server tidak dapat dihubungi. Periksa koneksi Anda.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'K-00000' })).toBeVisible()
  },
}

export const ManyRows: Story = {
  args: { rows: storyRows(10_000) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('10.000 barang')).toBeVisible()
    await expect(canvas.getByText('1–100 dari 10.000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }))
    await expect(canvas.getByText('101–200 dari 10.000')).toBeVisible()
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...initialListView, page: 2 })
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000)
  },
}

export const PageBeyondTheEnd: Story = {
  args: { rows: storyRows(128), view: { ...initialListView, page: 40 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('101–128 dari 128')).toBeVisible()
  },
}

export const WithBadges: Story = {
  args: { rowBadge: (row) => (row.amount > 100 ? <Chip size="small" label="Simulasi" /> : null) },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: storyRows(128) },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Daftar Barang' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(100)
    await expect(within(list).getByRole('link', { name: /K-07919.*Jakarta Selatan · 37/ })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), '07919')
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const Dark: Story = { globals: { theme: 'dark' }, args: { rows: storyRows(128) } }

export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Items', noun: 'items', rows: storyRows(128) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search this list' })).toBeVisible()
    await expect(await canvas.findByText('1–100 of 128')).toBeVisible()
  },
}
