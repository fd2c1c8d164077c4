import type { Meta, StoryObj } from '@storybook/react-vite'
import MockDate from 'mockdate'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { InboxItem } from '@sikud/api'
import { NotificationInbox } from './NotificationInbox.tsx'
import { storyItems, strangeItems } from './storyItems.ts'

/** Renders the inbox with items that the user can mark as read or delete. */
function Held(props: ComponentProps<typeof NotificationInbox>) {
  const [items, setItems] = useState(props.items)
  const [filter, setFilter] = useState(props.filter)
  const [kind, setKind] = useState(props.kind ?? null)
  const mark = (chosen: (item: InboxItem) => boolean) =>
    setItems((now) => now.map((item) => (chosen(item) ? { ...item, read: true } : item)))
  return (
    <NotificationInbox
      {...props}
      items={items}
      filter={filter}
      onFilterChange={setFilter}
      kind={kind}
      onKindChange={props.onKindChange && setKind}
      onRead={async (id) => mark((item) => item.id === id)}
      onReadAll={async (ids) => mark((item) => ids.includes(item.id))}
      onRemove={async ({ id }) => setItems((now) => now.filter((item) => item.id !== id))}
    />
  )
}

const meta = {
  title: 'Fleet/NotificationInbox',
  tags: ['stabil'],
  component: NotificationInbox,
  render: Held,
  args: {
    items: storyItems(7, 3),
    filter: 'all',
    onFilterChange: fn(),
    onRead: fn(async () => {}),
    onReadAll: fn(async () => {}),
    onRemove: fn(async () => {}),
    trackingTo: '/tracking',
  },
} satisfies Meta<typeof NotificationInbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: 'Perjalanan dimulai' })).toHaveAttribute(
      'href',
      '/tracking',
    )
    await expect(canvas.getAllByText(/WIB/).length).toBeGreaterThanOrEqual(7)
    await expect(canvas.queryByRole('link', { name: 'Jadwal pemeliharaan sistem' })).toBeNull()
  },
}

const opened = Date.now()

export const AgesMoveOn: Story = {
  name: 'X27 ages move on while the page is open',
  args: {
    items: [
      { id: '1', title: 'Perjalanan dimulai', at: new Date(opened - 58_000).toISOString(), read: true },
    ],
  },
  beforeEach: () => () => MockDate.set(opened),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('58 dtk lalu', { exact: false })).toBeVisible()
    MockDate.set(opened + 2000)
    await expect(await canvas.findByText('1 mnt lalu', { exact: false })).toBeVisible()
  },
}

export const OnlyUnread: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Belum dibaca (3)' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Tandai semua dibaca' }))
    await expect(await canvas.findByText('Semua sudah dibaca')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.queryByRole('button', { name: 'Tandai semua dibaca' })).toBeNull()
  },
}

const served = { onKindChange: fn() }

export const OnServer: Story = {
  args: served,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simulasi')).toBeVisible()
    await expect(canvas.getByText('23 peristiwa')).toBeVisible()
    await expect(canvas.getByText(/Tersimpan di server/)).toBeVisible()
  },
}

export const OnlyImportant: Story = {
  args: served,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Penting' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Tandai semua dibaca' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Belum dibaca (2)' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const OneKind: Story = {
  args: served,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jenis' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Perangkat tidak dikenal' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: /^Belum dibaca/ }))
    await expect(await canvas.findByText('Tidak ada yang cocok')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}

export const Old: Story = {
  args: { ...served, failure: 'Tidak dapat terhubung ke server.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/mungkin belum yang terbaru\. Tidak dapat/)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { ...served, items: [], loading: true, failure: 'Server sedang sibuk.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server sedang sibuk.')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const SoundRefused: Story = {
  args: { ...served, soundRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Peramban menahan suara/)).toBeVisible()
  },
}

export const EmptyOnServer: Story = { args: { ...served, items: [] } }

export const ReadByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem')
    canvas.getByRole('button', { name: /^Tandai dibaca: B 9123 KXA/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /^Tandai dibaca: B 9123 KXA/ })).toBeNull()
  },
}

export const RemovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Hapus: Perangkat belum mengirim posisi/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6))
    const [, second] = canvas.getAllByRole('listitem')
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second).toHaveTextContent('Perjalanan dimulai')
  },
}

export const Many: Story = {
  args: { items: storyItems(230, 12) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100)
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan lebih banyak' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200)
  },
}

export const LongTitles: Story = {
  args: { items: strangeItems },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    for (const row of canvas.getAllByRole('listitem')) await expect(row.scrollWidth).toBe(row.clientWidth)
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada pemberitahuan')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Buka Pelacakan' })).toHaveAttribute('href', '/tracking')
  },
}

export const Loading: Story = { args: { items: [], loading: true } }

export const StorageBlocked: Story = {
  args: { kept: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Peramban menolak penyimpanan/)).toBeVisible()
  },
}

export const Phone: Story = { args: served, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: served, globals: { theme: 'dark' } }

export const English: Story = {
  args: served,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Important' })).toBeVisible()
  },
}
