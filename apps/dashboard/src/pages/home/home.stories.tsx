import {
  answer,
  baseLastPosition,
  currentUser,
  devices,
  drivers,
  failure,
  fakeFleetFetch,
  groups,
  kemangSession,
  livePositions,
  liveTime,
  noAnswer,
  sessions,
  sudirmanSession,
  tripsAnswer,
  vehicles,
} from '@sikud/api/fixtures'
import type { OperationId } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { longDevice, longList, longMe, longSessions } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { onBase, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const blocks = [
  'listDevices',
  'listVehicles',
  'listDrivers',
  'listSessions',
  'listLivePositions',
  'listSpeeding',
] as const
const every = (reply: ReturnType<typeof noAnswer>) =>
  fakeFleetFetch(Object.fromEntries(blocks.map((call): [OperationId, typeof reply] => [call, reply])))

const meta = {
  title: 'Screens/Dashboard',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `Perangkat: ${devices.length}` })).toBeVisible()
  },
}

const trips = tripsAnswer(sessions)
const endsAsked = fn()

/** The newest trips say from where to where they went; one request reads this for the rows on the page only. */
export const NewestRoutes: Story = {
  beforeEach: () => endsAsked.mockClear(),
  args: {
    fetch: fakeFleetFetch({
      listSessions: (request) => {
        if (request.query.has('preview')) endsAsked(request.query.get('limit'))
        return trips(request)
      },
    }),
  },
  play: async ({ canvas }) => {
    const newest = within(await canvas.findByRole('list', { name: 'Terbaru' }))
    const height = newest.getAllByRole('link')[0]?.clientHeight
    await expect(
      await newest.findByRole('link', { name: /^B 9114 TCN Sekitar Blok M → Grogol / }),
    ).toBeVisible()
    await expect(newest.getAllByRole('link')[0]?.clientHeight).toBe(height)
    await expect(endsAsked.mock.calls).toEqual([['5']])
  },
}

/** Without the ends the rows are as before, and no error shows. */
export const NoRoutes: Story = {
  args: {
    fetch: fakeFleetFetch({
      listSessions: (request) =>
        request.query.has('preview') ? failure(400, 'Layanan sedang terganggu.')(request) : trips(request),
    }),
  },
  play: async ({ canvas }) => {
    const newest = within(await canvas.findByRole('list', { name: 'Terbaru' }))
    await expect(newest.getAllByRole('link')[0]).toBeVisible()
    await expect(newest.queryByText(/→/)).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const DevicesWithoutVehicle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Perangkat tanpa kendaraan 2' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
    await expect(await canvas.findByText(`2 dari ${devices.length} perangkat`)).toBeVisible()
  },
}

export const DevicesThatStoppedReporting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Berhenti melapor 1' }))
    await expect(await canvas.findByText(`1 dari ${devices.length} perangkat`)).toBeVisible()
  },
}

export const OverTheLimitToday: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Di atas batas hari ini/ }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Di atas batas hari ini' }),
    ).toBeVisible()
  },
}

const sessionsAsked = fn()
const inDecember = new Date('2026-12-20T08:04:10Z')

/**
 * X22, X09: the server's clock is a month ahead. The page requests each day of the last week by the server's clock, and
 * only once.
 */
export const WeekOfTheServer: Story = {
  name: 'X22 X09: week of the server, asked for once',
  beforeEach: () => sessionsAsked.mockClear(),
  args: {
    fetch: fakeFleetFetch({
      getMe: () => Response.json({ data: currentUser }, { headers: { Date: inDecember.toUTCString() } }),
      listSessions: ({ query }) => {
        // The eighth request asks where the newest trips of the week went.
        sessionsAsked(query.has('preview') ? 'ends' : query.get('from'))
        return Response.json({ data: [{ ...sudirmanSession, start: { time: inDecember.toISOString() } }] })
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 perjalanan' })).toBeVisible()
    window.dispatchEvent(new Event('visibilitychange'))
    const days = [13, 14, 15, 16, 17, 18, 19].map((day) => [`2026-12-${String(day)}T17:00:00.000Z`])
    await waitFor(() => expect(sessionsAsked.mock.calls).toEqual([...days, ['ends']]))
  },
}

const inDepot = <Row extends { id: number | string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, group_id: Number(row.id) <= 2 ? 4 : 8 }))
const asked = fn()

/** Counts, trips, position and links are limited to the depot in the URL. */
export const OfDepot: Story = {
  beforeEach: () => asked.mockClear(),
  args: {
    at: '/?group=3',
    fetch: fakeFleetFetch({
      getMe: answer({ data: { ...currentUser, all_groups: true, groups: [] } }),
      listOwnGroups: answer({ data: groups }),
      listDevices: answer({ data: inDepot(devices) }),
      listVehicles: answer({ data: inDepot(vehicles) }),
      listDrivers: answer({ data: inDepot(drivers) }),
      listSessions: ({ query }) => {
        asked('trips', query.get('group_id'))
        return Response.json({ data: query.get('group_id') === '3' ? [sudirmanSession] : [] })
      },
      listLivePositions: ({ query }) => {
        asked('positions', query.get('group_id'))
        const data = query.get('group_id') === '3' ? livePositions.slice(0, 2) : []
        return Response.json({ data, time: liveTime, cursor: '1' })
      },
      listSpeeding: ({ query }) => {
        asked('speeding', query.get('group_id'))
        return Response.json({ data: [], kmh: 100, seconds: 30 })
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Depo' })
    await expect(field).toHaveDisplayValue(/Cabang Jakarta Timur/)
    await expect(await canvas.findByRole('link', { name: 'Perangkat: 2' })).toHaveAttribute(
      'href',
      '/device?group=3',
    )
    await expect(await canvas.findByRole('link', { name: 'Kendaraan: 2' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Pengendara: 2' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '1 perjalanan' })).toBeVisible()
    await expect(new Set(asked.mock.calls.map(([, id]) => String(id)))).toEqual(new Set(['3']))
    await userEvent.selectOptions(field, '7')
    await expect(await canvas.findByText(/^Belum ada posisi/)).toBeVisible()
    await userEvent.selectOptions(field, '1')
    await expect(await canvas.findByRole('link', { name: 'Perangkat: 0' })).toBeVisible()
    await expect(canvas.queryByText('Belum ada perangkat')).toBeNull()
    await userEvent.selectOptions(field, '')
    await expect(await canvas.findByRole('link', { name: `Perangkat: ${devices.length}` })).toBeVisible()
  },
}

export const OfDepotPhone: Story = {
  ...OfDepot,
  ...onPhone('link', 'Buka Pelacakan'),
  args: OfDepot.args ?? {},
}

export const Loading: Story = { args: { fetch: every(noAnswer()) } }

export const EmptyFleet: Story = {
  args: {
    fetch: fakeFleetFetch({
      listDevices: answer({ data: [] }),
      listVehicles: answer({ data: [] }),
      listDrivers: answer({ data: [] }),
      listSessions: answer({ data: [] }),
      listLivePositions: answer({ data: [], time: liveTime, cursor: '1' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada perangkat')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/device/add')
  },
}

export const OneBlockFailed: Story = {
  args: { fetch: fakeFleetFetch({ listSpeeding: failure(400, 'Posisi tidak dapat dibaca.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Posisi tidak dapat dibaca.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: `Perangkat: ${devices.length}` })).toBeVisible()
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1)
  },
}

/** X34: all parts failed, so the page shows one error with one button that reloads all parts. */
export const AllFailed: Story = {
  args: { fetch: every(failure(400, 'Layanan sedang terganggu.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Layanan sedang terganggu.')
    await expect(canvas.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1)
  },
}

const [trip] = sessions

/** X07: the figures show how many invalid items they leave out, and a trip without an end counts as running. */
export const BadRows: Story = {
  args: {
    fetch: fakeFleetFetch({
      listDevices: answer({ data: [...devices, null] }),
      listSessions: ({ query }) => {
        const isToday = Date.parse(query.get('to') ?? '') > Date.now()
        return Response.json({ data: isToday ? [{ ...trip, end: null }, 7] : [] })
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `Perangkat: ${devices.length}` })).toBeVisible()
    await expect(await canvas.findByText('masih berjalan')).toBeVisible()
    await expect(canvas.getAllByText('1 baris tidak dapat ditampilkan.')).toHaveLength(2)
  },
}

export const Forbidden: Story = {
  args: { fetch: fakeFleetFetch({ listDrivers: failure(403, 'Anda tidak boleh melihat pengendara.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat pengendara.')).toBeVisible()
  },
}

export const Simulated: Story = {
  args: {
    fetch: fakeFleetFetch({
      listDevices: answer({ data: devices.map((device) => ({ ...device, simulated: true })) }),
      listSessions: answer({ data: sessions.map((session) => ({ ...session, simulated: true })) }),
      listLivePositions: answer({
        data: livePositions.map((position) => ({ ...position, simulated: true })),
        time: liveTime,
        cursor: '1',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Simulasi')).toHaveLength(3))
  },
}

/** If all data are simulated, the top bar says so once. */
export const AllSimulated: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe: answer({ data: { ...currentUser, all_simulated: true } }),
      listDevices: answer({ data: devices.map((device) => ({ ...device, simulated: true })) }),
      listSessions: answer({ data: sessions.map((session) => ({ ...session, simulated: true })) }),
      listLivePositions: answer({
        data: livePositions.map((position) => ({ ...position, simulated: true })),
        time: liveTime,
        cursor: '1',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data simulasi')).toBeVisible()
    await expect((await canvas.findAllByText(/km/))[0]).toBeVisible()
    await expect(canvas.queryByText('Simulasi')).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    fetch: fakeFleetFetch({
      getMe: answer({ data: longMe }),
      listDevices: answer({ data: longList(longDevice) }),
      listSessions: answer({ data: longSessions }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Perangkat: 128' })).toBeVisible()
  },
}

export const OnTheBase: Story = {
  args: {
    config: onBase,
    fetch: fakeFleetFetch({
      listSessions: answer({ data: [kemangSession] }),
      getLastPosition: answer({ data: baseLastPosition }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Waktu rekam tidak diketahui/)).toBeVisible()
    const newest = within(await canvas.findByRole('list', { name: 'Terbaru' }))
    await expect(newest.getByRole('link')).toHaveAttribute('href', '/report?session=2026-11-18-13-05-00')
  },
}

// Needs a wide screen, where the menu is open.
export const SigningOut: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluar' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('Apakah Anda yakin ingin keluar?')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await expect(await canvas.findByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  },
}

export const NotFound: Story = { args: { at: '/tidak-ada' } }

export const NotFoundPhone: Story = {
  ...onPhone('link', 'Ke halaman utama'),
  args: { at: '/tidak-ada' },
}

export const Phone: Story = onPhone('link', 'Buka Pelacakan')
