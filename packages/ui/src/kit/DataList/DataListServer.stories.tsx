import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { DataList } from './DataList.tsx'
import { storyColumns, storyFilters, type StoryRow } from './storyRows.ts'
import { storyServer } from './storyServer.ts'
import type { ListSelection } from './useListSelection.ts'
import { useServerRows } from './useServerRows.ts'

interface ServedProps {
  server: ReturnType<typeof storyServer>
  selects?: boolean
  exports?: boolean
  pageSize?: number
}

const meta = {
  title: 'Kit/DataList/Server',
  render: Served,
  beforeEach: ({ args }) => args.server.reset(),
} satisfies Meta<ServedProps>
export default meta
type Story = StoryObj<typeof meta>

const rowTo = (row: StoryRow) => `/barang/${row.id}`
const getRowId = (row: StoryRow) => row.id

function deleteButton(
  { rows, clear }: ListSelection<StoryRow>,
  server: ServedProps['server'],
  reload: () => void,
) {
  const onClick = () => {
    server.remove(rows)
    clear()
    reload()
  }
  return (
    <Button size="small" variant="outlined" color="error" onClick={onClick}>
      Hapus
    </Button>
  )
}

/** Renders a list of rows that a fake server searches, filters, sorts and paginates. */
function Served({ server, selects = false, exports = false, pageSize = 100 }: ServedProps) {
  const { list, reload } = useServerRows<StoryRow>(server.load, { pageSize })
  return (
    <DataList
      {...list}
      label="Daftar Barang"
      noun="barang"
      columns={storyColumns}
      filters={storyFilters}
      rowTo={rowTo}
      getRowId={getRowId}
      emptyState={<EmptyState title="Belum ada barang" text="Barang yang dicatat muncul di sini." />}
      loadAll={exports ? () => Promise.resolve(server.matching(list.shownView)) : undefined}
      selectionActions={selects ? (selection) => deleteButton(selection, server, reload) : undefined}
    />
  )
}

const many = 100_000

/** Each page, order and search is one request. The previous rows stay until the response arrives. */
export const HundredThousandRows: Story = {
  args: { server: storyServer(many, () => 150) },
  play: async ({ args: { server }, canvas, userEvent }) => {
    await expect(await canvas.findByText('1–100 dari 100.000')).toBeVisible()
    await expect(canvas.getByText('100.000 barang')).toBeVisible()
    await canvas.findByRole('link', { name: 'K-00000' })
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }))
    await expect(canvas.getByRole('link', { name: 'K-00000' })).toBeVisible()
    await expect(canvas.getByText('1–100 dari 100.000')).toBeVisible()
    await expect(canvas.getByText('Memuat data…')).toBeInTheDocument()
    await expect(await canvas.findByText('101–200 dari 100.000')).toBeVisible()
    await expect(canvas.queryByText('Memuat data…')).toBeNull()
    await userEvent.click(within(canvas.getByRole('grid')).getByText('Jumlah'))
    await expect(await canvas.findByText('1–100 dari 100.000')).toBeVisible()
    await expect(server.requests.at(-1)).toMatchObject({ page: 1, sort: { key: 'amount', direction: 'asc' } })
    const before = server.requests.length
    await userEvent.type(canvas.getByRole('searchbox'), 'surabaya')
    await expect(await canvas.findByText('14.286 barang cocok')).toBeVisible()
    await expect(server.requests.length).toBe(before + 1)
    await expect(canvas.queryByRole('button', { name: 'Ekspor' })).toBeNull()
  },
}

/** The response to the first search arrives after that to the second one, and is ignored. */
export const LateResponse: Story = {
  args: { server: storyServer(1000, ({ search }) => (search === 'ban' ? 900 : 20)) },
  play: async ({ args: { server }, canvas, userEvent }) => {
    await expect(await canvas.findByText('1.000 barang')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'ban{Enter}')
    await waitFor(() => expect(server.requests.at(-1)).toMatchObject({ search: 'ban' }))
    const late = server.requests.at(-1)
    await userEvent.type(canvas.getByRole('searchbox'), '{Backspace}{Backspace}{Backspace}denpasar{Enter}')
    await expect(await canvas.findByText('142 barang cocok')).toBeVisible()
    await expect(late?.signal.aborted).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await expect(canvas.getByText('142 barang cocok')).toBeVisible()
  },
}

/** A failed request keeps the rows. "Coba lagi" repeats it. */
export const PageFailed: Story = {
  args: { server: storyServer(1000) },
  play: async ({ args: { server }, canvas, userEvent }) => {
    await expect(await canvas.findByText('1–100 dari 1.000')).toBeVisible()
    server.fails = true
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi')
    await expect(canvas.getByText('1–100 dari 1.000')).toBeVisible()
    // The same page again is another request.
    const before = server.requests.length
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }))
    await waitFor(() => expect(server.requests.length).toBe(before + 1))
    server.fails = false
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }))
    await expect(await canvas.findByText('101–200 dari 1.000')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const FirstPageFailed: Story = {
  args: { server: storyServer(10) },
  beforeEach: ({ args }) => {
    args.server.fails = true
  },
  play: async ({ args: { server }, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    server.fails = false
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(await canvas.findByText('10 barang')).toBeVisible()
  },
}

/** An empty list shows the empty state; a search without a match offers all rows. */
export const NothingOnServer: Story = {
  args: { server: storyServer(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada barang')).toBeVisible()
  },
}

export const NoMatchOnServer: Story = {
  args: { server: storyServer(50) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'tidak ada{Enter}')
    await expect(await canvas.findByText('Tidak ada yang cocok')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua' }))
    await expect(await canvas.findByText('50 barang')).toBeVisible()
  },
}

/** Only rows of opened pages can be selected. If an action empties the last page, the list goes back one page. */
export const SelectionOnServer: Story = {
  args: { server: storyServer(12), selects: true, pageSize: 5 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'K-00000' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }))
    await expect(await canvas.findByText('5 barang dipilih')).toBeVisible()
    await expect(canvas.getByText(/^Hanya baris dari halaman/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pilih semua/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan pilihan' }))
    for (const range of ['6–10 dari 12', '11–12 dari 12']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }))
      await canvas.findByText(range)
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }))
    await expect(await canvas.findByText('2 barang dipilih')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus' }))
    await expect(await canvas.findByText('6–10 dari 10')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pilih semua baris di halaman ini' }))
    await expect(await canvas.findByText('5 barang dipilih')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'denpasar{Enter}')
    await waitFor(() => expect(canvas.queryByText(/dipilih/)).toBeNull())
  },
}

/** `loadAll` loads all matching rows for the export. Without it, there is no export. */
export const ExportFromServer: Story = {
  args: { server: storyServer(1000), exports: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'surabaya{Enter}')
    await expect(await canvas.findByText('143 barang cocok')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/^143 baris diekspor/)).toBeVisible()
  },
}

export const ServerOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { server: storyServer(many) },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Daftar Barang' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(100)
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }))
    await expect(await canvas.findByText('101–200 dari 100.000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await expect(await screen.findByRole('menuitem', { name: 'Susun kolom…' })).toBeVisible()
    await expect(screen.queryByRole('menuitemradio')).toBeNull()
  },
}
