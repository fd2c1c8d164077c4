import { answer, failure, fakeFleetFetch, noAnswer, unknownDevices } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longDevice, longList } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { onBase, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Perangkat tidak dikenal',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/device/unknown', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '861230049808612 Daftarkan' }))
    await expect(await canvas.findByLabelText(/^IMEI/)).toHaveValue('861230049808612')
    // The user has typed nothing, so the page does not ask before leaving.
    await userEvent.click(canvas.getByRole('link', { name: 'KEMBALI' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Perangkat tidak dikenal' }),
    ).toBeVisible()
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ listUnknownDevices: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ listUnknownDevices: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada perangkat tidak dikenal')).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    fetch: fakeFleetFetch({
      listUnknownDevices: failure(403, 'Anda tidak punya akses untuk melakukan ini.'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak punya akses untuk melakukan ini.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()
  },
}

const long = longList({ ...longDevice, protocol: 'osmand' as const }).map(({ id, protocol }) => ({
  imei: `${id} ponsel cadangan depo Plumpang, dipinjam sampai akhir tahun`,
  protocol,
  first_seen: '2026-09-20T14:02:11+07:00',
  last_seen: '2026-11-20T15:03:58+07:00',
  count: 1_234_567,
}))

export const LongNames: Story = {
  args: { fetch: fakeFleetFetch({ listUnknownDevices: answer({ data: long }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128 perangkat')).toBeVisible()
  },
}

export const Phone: Story = onPhone('link', /861230049808612 Daftarkan/)

export const OnTheBase: Story = {
  args: { config: onBase },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' }),
    ).toBeVisible()
  },
}

export const NoticeOnTheList: Story = {
  args: { at: '/device' },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('link', {
      name: `${unknownDevices.length} perangkat tidak dikenal mencoba mengirim posisi`,
    })
    await expect(notice).toHaveAttribute('href', '/device/unknown')
  },
}

export const NoNoticeForWhoMayNotRegister: Story = {
  args: { at: '/device', fetch: fakeFleetFetch({ listUnknownDevices: failure(403, 'Tidak boleh.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 perangkat')).toBeVisible()
    await expect(canvas.queryByText(/tidak dikenal/)).toBeNull()
  },
}
