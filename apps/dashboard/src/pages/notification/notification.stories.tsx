import { fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { InboxItem } from '@sikud/ui/notification'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { longInbox } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const inbox: InboxItem[] = [
  {
    id: 'a',
    title: 'Perangkat belum mengirim posisi',
    body: 'Pelacak 07 diam selama 45 menit.',
    at: minutesAgo(3),
    read: false,
    to: '/device/detail/1',
  },
  {
    id: 'b',
    title: 'Perangkat tidak dikenal',
    body: 'IMEI 352099001761481 mengirim data, tetapi belum terdaftar.',
    at: minutesAgo(50),
    read: false,
    to: '/device/add',
  },
  { id: 'c', title: 'Perjalanan selesai', body: 'F 8841 WT, 82,4 km', at: minutesAgo(1700), read: true },
]

const meta = {
  title: 'Screens/Pemberitahuan',
  component: Screen,
  parameters: screenParameters,
  args: { at: '/notification', fetch: fakeFleetFetch(), inbox },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Perangkat tidak dikenal')).toBeVisible()
  },
}

export const ReadAndRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Pemberitahuan, 02 belum dibaca' })
    await userEvent.click(canvas.getByRole('button', { name: 'Tandai dibaca: Perangkat tidak dikenal' }))
    await waitFor(() => expect(bell).toHaveAccessibleName('Pemberitahuan, 01 belum dibaca'))
    await userEvent.click(canvas.getByRole('button', { name: 'Tandai semua dibaca' }))
    await waitFor(() => expect(bell).toHaveAccessibleName('Pemberitahuan'))
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus: Perjalanan selesai' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await waitFor(() => expect(canvas.queryByText('F 8841 WT, 82,4 km')).toBeNull())
  },
}

export const LongNames: Story = {
  args: { inbox: longInbox(Date.now()) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Pemberitahuan, lebih dari 99 belum dibaca' }),
    ).toBeVisible()
  },
}

export const Phone: Story = onPhone('button', 'Tandai dibaca: Perangkat tidak dikenal')

export const Menu: Story = {
  args: { at: '/device' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pemberitahuan, 02 belum dibaca' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Pemberitahuan' }))
    await userEvent.click(panel.getByRole('link', { name: /Perangkat belum mengirim posisi/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Detail Perangkat' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Pemberitahuan, 01 belum dibaca' }))
    await userEvent.click(await screen.findByRole('link', { name: 'See All Notification' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pemberitahuan' })).toBeVisible()
  },
}

export const OnlyUnread: Story = {
  args: { at: '/notification?filter=unread' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Perangkat tidak dikenal')).toBeVisible()
    await expect(canvas.queryByText('Perjalanan selesai')).toBeNull()
  },
}

export const Empty: Story = {
  args: { inbox: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada pemberitahuan')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pemberitahuan' })).toBeVisible()
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ getMe: noAnswer() }) } }
