import Chip from '@mui/material/Chip'
import { expect, waitFor, within } from 'storybook/test'
import { initialListView } from './ListView.ts'
import { storyListMeta, type ListStory } from './storyList.tsx'
import { storyRows } from './storyRows.ts'

export default { ...storyListMeta, title: 'Kit/DataList', tags: ['stabil'] }

export const Playground: ListStory = {}

export const Default: ListStory = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Daftar Barang' })
    const first = await within(grid).findByRole('link', { name: 'K-00000' })
    await expect(first).toHaveAttribute('href', '/barang/1')
    await expect(within(grid).getAllByRole('link')).toHaveLength(7)
    await expect(canvas.getByText('7 barang')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Halaman berikutnya' })).toBeNull()
  },
}

export const RowIsClickable: ListStory = {
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

export const Searched: ListStory = {
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

export const Filtered: ListStory = {
  args: { rows: storyRows(128), view: { ...initialListView, filter: ['no_place', 'large'] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('9 dari 128 barang')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus saringan Jumlah besar' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...initialListView, filter: ['no_place'] })
    await expect(await canvas.findByText('18 dari 128 barang')).toBeVisible()
  },
}

const englishGrid = /\b(rows?|sort|columns?|menu|filter|select|loading|press|results?)\b/iu

export const SpeaksIndonesian: ListStory = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    const spoken = [...canvasElement.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ])
    await expect([...spoken, canvasElement.innerText].filter((text) => englishGrid.test(text))).toEqual([])
  },
}

export const Sorted: ListStory = {
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

/** The second of two fast clicks counts too, although the rows are not sorted yet. */
export const SortedByTwoClicks: ListStory = {
  args: { rows: storyRows(10_000) },
  play: async ({ args, canvas }) => {
    const grid = await canvas.findByRole('grid')
    const header = await within(grid).findByText('Jumlah')
    header.click()
    await Promise.resolve() // React renders the new view, and then the rows in a later task.
    header.click()
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...initialListView,
      sort: { key: 'amount', direction: 'desc' },
    })
    await waitFor(() =>
      expect(header.closest('[role="columnheader"]')).toHaveAttribute('aria-sort', 'descending'),
    )
  },
}

export const ManyRows: ListStory = {
  args: { rows: storyRows(10_000) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('10.000 barang')).toBeVisible()
    await expect(canvas.getByText('1–100 dari 10.000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }))
    await expect(await canvas.findByText('101–200 dari 10.000')).toBeVisible()
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...initialListView, page: 2 })
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000)
  },
}

export const PageBeyondTheEnd: ListStory = {
  args: { rows: storyRows(128), view: { ...initialListView, page: 40 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('101–128 dari 128')).toBeVisible()
  },
}

export const WithBadges: ListStory = {
  args: { rowBadge: (row) => (row.amount > 100 ? <Chip size="small" label="Simulasi" /> : null) },
}

export const WithoutLinks: ListStory = {
  args: { rowTo: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K-00000')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const PhoneWithoutLinks: ListStory = {
  ...WithoutLinks,
  globals: { viewport: { value: 'phone' } },
}

export const Phone: ListStory = {
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

export const Dark: ListStory = { globals: { theme: 'dark' }, args: { rows: storyRows(128) } }

export const English: ListStory = {
  globals: { language: 'en' },
  args: { label: 'Items', noun: 'items', rows: storyRows(128) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search this list' })).toBeVisible()
    await expect(await canvas.findByText('1–100 of 128')).toBeVisible()
  },
}
