import {
  answer,
  failure,
  fakeFleetFetch,
  noAnswer,
  notificationAnswer,
  notificationRules,
} from '@sikud/api/fixtures'
import type { InboxItem } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { longInbox } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { onBase, ours, Screen } from '../../testing/Screen.tsx'
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
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/notification', fetch: fakeFleetFetch(), config: onBase, inbox },
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
    await expect(await canvas.findByText('Detail Perangkat')).toBeVisible()
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

export const OnServer: Story = {
  args: { config: ours },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('B 9123 KXA melaju 104 km/jam')).toBeVisible()
    const bell = canvas.getByRole('button', { name: 'Pemberitahuan, 04 belum dibaca' })
    await userEvent.click(canvas.getByRole('button', { name: 'Penting' }))
    await waitFor(() => expect(canvas.queryByText('B 9114 TCN mulai berjalan')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /^Tandai dibaca: B 9123 KXA/ }))
    await waitFor(() => expect(bell).toHaveAccessibleName('Pemberitahuan, 03 belum dibaca'))
  },
}

export const OfOneKind: Story = {
  args: { at: '/notification?kind=silent', config: ours },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^D 1840 ABC diam/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Perangkat diam' })).toBeVisible()
    await expect(canvas.queryByText('B 9114 TCN mulai berjalan')).toBeNull()
  },
}

export const NotMarked: Story = {
  args: {
    config: ours,
    fetch: fakeFleetFetch({ readNotifications: failure(503, 'Server sedang sibuk.') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tandai dibaca: B 9123 KXA/ }))
    await expect(await screen.findByText('Server sedang sibuk.')).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: 'Pemberitahuan, 04 belum dibaca' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    at: '/notification',
    config: ours,
    fetch: fakeFleetFetch({ listNotifications: failure(503, 'Server sedang sibuk.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server sedang sibuk.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  },
}

export const EmptyOnServer: Story = {
  args: { config: ours, fetch: fakeFleetFetch({ listNotifications: notificationAnswer(() => []) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada pemberitahuan')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Atur Pemberitahuan' })).toBeVisible()
  },
}

const rules = { at: '/notification/rule', config: ours }

export const Rules: Story = {
  args: { at: '/notification/rule', config: ours },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Perjalanan dimulai' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await screen.findByText('Aturan pemberitahuan berhasil disimpan.')).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pemberitahuan' })).toBeVisible()
  },
}

export const RulesAsTheyStand: Story = { args: rules }

export const RulesLoading: Story = {
  args: {
    at: '/notification/rule',
    config: ours,
    fetch: fakeFleetFetch({ getNotificationRules: noAnswer() }),
  },
}

export const RulesFailed: Story = {
  args: { ...rules, fetch: fakeFleetFetch({ getNotificationRules: failure(403, 'Anda tidak boleh.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh.')).toBeVisible()
  },
}

export const RulesRefused: Story = {
  args: {
    at: '/notification/rule',
    config: ours,
    fetch: fakeFleetFetch({
      updateNotificationRules: failure(422, 'Periksa isian Anda.', { zone: ['Zona ini tidak dikenal.'] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Perjalanan dimulai' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Zona ini tidak dikenal.')).toBeVisible()
  },
}

export const RulesUnsaved: Story = {
  args: rules,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Perjalanan dimulai' }))
    await userEvent.click(canvas.getByRole('link', { name: 'KEMBALI' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Tetap di sini' }))
    await expect(await canvas.findByRole('switch', { name: 'Perjalanan dimulai' })).toBeChecked()
  },
}

export const RulesPhone: Story = {
  ...onPhone('switch', 'Perjalanan dimulai'),
  args: { at: '/notification/rule', config: ours },
}

export const RulesOnTheBase: Story = {
  args: { at: '/notification/rule' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' }),
    ).toBeVisible()
  },
}

export const RulesOfDepotsToo: Story = {
  args: {
    ...rules,
    fetch: fakeFleetFetch({
      getNotificationRules: answer({
        data: { ...notificationRules, depot_rules: [{ id: 4, name: 'Depo Cakung', kinds: ['speeding'] }] },
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Berlaku juga: aturan Depo Cakung (Melaju terlalu cepat)'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Perjalanan dimulai' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Aturan untuk' }), '1')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Tinggalkan' }))
    await expect(await canvas.findByRole('form', { name: 'Aturan pemberitahuan depo' })).toBeVisible()
  },
}

export const DepotRules: Story = {
  args: { at: '/notification/rule/1', config: ours },
  play: async ({ canvas, userEvent }) => {
    const owner = await canvas.findByRole('combobox', { name: 'Aturan untuk' })
    await waitFor(() => expect(owner).toHaveValue('1'))
    await userEvent.click(canvas.getByRole('switch', { name: 'Perangkat diam' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await screen.findByText('Aturan pemberitahuan depo berhasil disimpan.')).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pemberitahuan' })).toBeVisible()
  },
}

export const DepotRulesAsTheyStand: Story = { args: { at: '/notification/rule/1', config: ours } }

export const DepotRulesLoading: Story = {
  args: { at: '/notification/rule/1', config: ours, fetch: fakeFleetFetch({ getGroupRules: noAnswer() }) },
}

export const DepotRulesFailed: Story = {
  args: {
    at: '/notification/rule/1',
    config: ours,
    fetch: fakeFleetFetch({ getGroupRules: failure(503, 'Server sedang sibuk.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Server sedang sibuk.')).toBeVisible()
  },
}

export const DepotRulesPhone: Story = {
  ...onPhone('switch', 'Perangkat diam'),
  args: { at: '/notification/rule/1', config: ours },
}

export const RulesOfARole: Story = {
  args: {
    ...rules,
    fetch: fakeFleetFetch({
      getNotificationRules: answer({ data: { ...notificationRules, permitted: ['speeding', 'silent'] } }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Melaju terlalu cepat' })).toBeChecked()
    await expect(canvas.queryByRole('switch', { name: 'Perangkat tidak dikenal' })).toBeNull()
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ getMe: noAnswer() }) } }
