import { answer, failure, fakeFleetFetch, noAnswer, sessions, tolDalamKotaSession } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { longAddress, longSessions } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { onBase, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Laporan',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/report', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const showsPlayableTrip: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('INFORMASI SESI')).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
}

export const Default: Story = { play: showsPlayableTrip }

export const OnTheBase: Story = {
  args: { config: onBase },
  play: showsPlayableTrip,
  parameters: { mapInTests: false },
}

export const Loading: Story = {
  parameters: { mapInTests: false },
  args: { fetch: fakeFleetFetch({ listSessions: noAnswer() }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading sessions...')).toBeVisible()
  },
}

export const LoadingTrip: Story = {
  parameters: { mapInTests: false },
  args: { fetch: fakeFleetFetch({ getSession: noAnswer() }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat titik perjalanan…')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled()
  },
}

export const Empty: Story = {
  parameters: { mapInTests: false },
  args: { fetch: fakeFleetFetch({ listSessions: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada perjalanan')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { mapInTests: false },
  args: { fetch: fakeFleetFetch({ listSessions: failure(403, 'Anda tidak boleh melihat sesi.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat sesi.')).toBeVisible()
  },
}

const running = { ...tolDalamKotaSession, start: { time: '2026-11-20T14:30:00+07:00' }, end: null }

/** X07: a trip without an end counts as running. A trip without a start shows no time. Invalid items are counted. */
export const BadTrips: Story = {
  parameters: { mapInTests: false },
  args: {
    config: onBase,
    fetch: fakeFleetFetch({
      listSessions: answer({ data: [null, running, { ...tolDalamKotaSession, id: 9, start: null }, 7] }),
    }),
  },
  play: async (context) => {
    const { canvas } = context
    await showsPlayableTrip(context)
    await expect(canvas.getByText('masih berjalan')).toBeVisible()
    await expect(canvas.getByText('2 baris tidak dapat ditampilkan.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Tanpa waktu' }))
    await expect(await canvas.findByText('Waktu tidak diketahui')).toBeVisible()
  },
}

const longTrips = sessions.filter(({ distance }) => distance >= 1).length

export const Filtered: Story = {
  parameters: { mapInTests: false },
  args: { at: '/report?from=2026-11-10&to=2026-11-30&min=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${longTrips} perjalanan`)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Saring, 2 aktif' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Saring perjalanan' }))
    await userEvent.type(panel.getByRole('combobox', { name: 'Kendaraan' }), 'B 9114{ArrowDown}{Enter}')
    await userEvent.click(panel.getByRole('button', { name: 'Tutup' }))
    await expect(await canvas.findByText('1 perjalanan')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus saringan B 9114 TCN' }))
    await expect(await canvas.findByText(`${longTrips} perjalanan`)).toBeVisible()
  },
}

export const FilteredEmpty: Story = {
  parameters: { mapInTests: false },
  args: { at: '/report?from=2020-01-01&to=2020-01-31' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada perjalanan yang cocok')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus semua' }))
    await expect(await canvas.findByText(`${sessions.length} perjalanan`)).toBeVisible()
  },
}

const restsAtPoint40: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('slider', { name: 'Posisi' })).toHaveValue('40'))
  await expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled()
  await expect(await canvas.findByText(/^Jalan M\.H\. Thamrin/)).toBeVisible()
}

export const AtAMoment: Story = {
  parameters: { mapInTests: false },
  args: { at: '/report?session=416&at=40' },
  play: restsAtPoint40,
}

export const AtATime: Story = {
  parameters: { mapInTests: false },
  args: { at: '/report?device=7&moment=2026-11-20T00:30:54.000Z' },
  play: restsAtPoint40,
}

export const NoTripThen: Story = {
  parameters: { mapInTests: false },
  args: { at: '/report?device=4&moment=2020-01-01T00:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Perjalanan pada saat itu belum selesai atau tidak tersimpan.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull()
    const there = within(canvas.getByRole('main'))
    await expect(there.getByRole('link', { name: 'Pelacakan' })).toHaveAttribute(
      'href',
      '/tracking?vehicle=4',
    )
    await expect(there.getByRole('link', { name: 'Perjalanan lain' })).toHaveAttribute(
      'href',
      '/report?device=4',
    )
  },
}

export const Comparing: Story = {
  args: {
    at: '/report?session=416&with=415',
    fetch: fakeFleetFetch({
      getSession: ({ id }) =>
        id === '414'
          ? Response.json({ message: 'Perjalanan tidak ditemukan.' }, { status: 404 })
          : Response.json({ data: sessions.find((session) => String(session.id) === id) }),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const compared = within(await canvas.findByRole('list', { name: 'Dibandingkan' }))
    await expect(compared.getAllByRole('listitem')).toHaveLength(1)
    // Waits until the compared trip has loaded, because the map moves at that time.
    await waitFor(() => expect(canvasElement.querySelector('.maplibregl-marker [data-there]')).toBeVisible())
    await userEvent.click(
      await canvas.findByRole('button', {
        name: new RegExp(`^Bandingkan ${tolDalamKotaSession.vehicle?.number}`),
      }),
    )
    await expect(await compared.findByText('Perjalanan tidak ditemukan.')).toBeVisible()
    await userEvent.click(compared.getAllByRole('button')[0] ?? document.body)
    await waitFor(() => expect(compared.getAllByRole('listitem')).toHaveLength(1))
  },
}

export const FilterOnTheBase: Story = {
  parameters: { mapInTests: false },
  args: { at: '/report', config: onBase },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saring' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Saring perjalanan' }))
    await expect(panel.getByRole('textbox', { name: 'Jarak minimal (km)' })).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    fetch: fakeFleetFetch({
      listSessions: answer({ data: longSessions }),
      getSession: answer({ data: longSessions[0] }),
      reverseGeocode: answer({ data: longAddress }),
    }),
  },
  play: showsPlayableTrip,
}

export const Phone: Story = onPhone('button', 'Play')
