import {
  baseLastPosition,
  devices,
  drivers,
  kemangSession,
  livePositionsAt,
  sessions,
  speedingStretches,
  sudirmanSession,
  vehicles,
} from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Overview } from './Overview.tsx'
import { before, failed, links, loaded, loading } from './storyLoads.ts'

const day = 24 * 60 * 60 * 1000

/** The trips of the fixture, with their times moved to the last days. */
const recentTrips = sessions.map((session, place) => ({
  ...session,
  start: { time: before((place * day) / 2 + 60_000) },
}))

const position = { ...baseLastPosition, time: before(12_000) }
/** What only our server knows. */
const unknownOnTheBase = { fleet: undefined, speeding: undefined, map: undefined, renderRoute: undefined }

/** A fleet with devices, vehicles, drivers, trips and current positions. */
const fleet = {
  devices: loaded(devices),
  vehicles: loaded(vehicles),
  drivers: loaded(drivers),
  trips: loaded(recentTrips),
  fleet: loaded(
    livePositionsAt(Date.now()).map((one) => ({ ...one, statusSince: before(3 * 60 * 60 * 1000) })),
  ),
  speeding: loaded({ stretches: speedingStretches, kmh: 100, seconds: 30 }),
  renderRoute: (): string | null => 'Sekitar Monas → Blok M',
  map: <div style={{ height: 280, background: 'var(--mui-palette-action-hover)' }} />,
}

const meta = {
  title: 'Fleet/Overview',
  tags: ['stabil'],
  component: Overview,
  args: { ...fleet, links },
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const count = canvas.getByRole('link', { name: `Perangkat: ${devices.length}` })
    await expect(count).toHaveAttribute('href', '/device')
    const worklist = within(canvas.getByRole('list', { name: 'Perlu perhatian' }))
    const links = worklist.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(links).toEqual([
      ['Di atas batas hari ini lebih dari 100 km/jam 2', '/tracking/speeding'],
      ['Berdiri lebih dari 2 jam 3', '/tracking?standing=120'],
      ['Berhenti melapor 1', '/device?filter=silent'],
      ['Belum pernah melapor 1', '/device?filter=never_reported'],
      ['Perangkat tanpa kendaraan 2', '/device?filter=no_vehicle'],
      ['Perangkat tanpa pengendara 4', '/device?filter=no_driver'],
    ])
    const states = within(canvas.getByRole('list', { name: 'Armada sekarang' }))
    await expect(states.getByRole('link', { name: 'Bergerak 7' })).toHaveAttribute(
      'href',
      '/tracking?status=moving',
    )
    const days = within(canvas.getByRole('list', { name: 'Jarak per hari, km' }))
    await expect(days.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: '6 perjalanan' })).toHaveAttribute('href', '/report')
    const newest = within(canvas.getByRole('list', { name: 'Terbaru' }))
    await expect(newest.getAllByRole('link')[0]).toHaveAttribute('href', '/report?session=416')
    await expect(newest.getAllByRole('link')).toHaveLength(5)
    await expect(newest.getAllByRole('link')[0]).toHaveTextContent(/^B .*Sekitar Monas → Blok M/)
    await expect(canvas.queryByText('Simulasi')).toBeNull()
  },
}

export const Loading: Story = {
  args: {
    devices: loading,
    vehicles: loading,
    drivers: loading,
    trips: loading,
    fleet: loading,
    speeding: loading,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').length).toBeGreaterThan(4)
  },
}

export const Empty: Story = {
  args: {
    devices: loaded([]),
    vehicles: loaded([]),
    drivers: loaded([]),
    trips: loaded([]),
    fleet: loaded([]),
    speeding: loaded({ stretches: [], kmh: 100, seconds: 30 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada perangkat')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/device/add')
    await expect(canvas.getByText(/^Belum ada posisi/)).toBeVisible()
    await expect(canvas.getByText(/^Belum ada perjalanan/)).toBeVisible()
  },
}

/** Nothing needs attention: the rows are quiet and the card says so. */
export const AllClear: Story = {
  args: {
    devices: loaded(devices.slice(0, 7)),
    fleet: loaded(livePositionsAt(Date.now()).slice(0, 7)),
    speeding: loaded({ stretches: [], kmh: 100, seconds: 30 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Semua beres. Tidak ada yang perlu perhatian.')).toBeVisible()
    const worklist = within(canvas.getByRole('list', { name: 'Perlu perhatian' }))
    await expect(worklist.getAllByRole('link', { name: / 0$/ })).toHaveLength(6)
  },
}

export const Failed: Story = {
  args: { trips: failed('Server tidak menjawab. Coba lagi sebentar.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server tidak menjawab.')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.trips.refetch).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: /^Perangkat: / })).toBeVisible()
  },
}

export const FailedAgainWithOldData: Story = {
  args: { devices: { ...loaded(devices), error: { message: 'Sambungan terputus.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Gagal diperbarui. Sambungan terputus.')
    await expect(canvas.getByRole('link', { name: /^Perangkat: / })).toBeVisible()
  },
}

export const Simulated: Story = {
  args: {
    devices: loaded(devices.map((device) => ({ ...device, simulated: true }))),
    trips: loaded([{ ...sudirmanSession, simulated: true }, kemangSession]),
    fleet: loaded(livePositionsAt(Date.now()).map((one) => ({ ...one, simulated: true }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Simulasi')).toHaveLength(4)
  },
}

export const OldPosition: Story = {
  args: {
    ...unknownOnTheBase,
    position: loaded({ ...position, time: before(3 * 60 * 60 * 1000) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 jam lalu · Posisi lama')).toBeVisible()
    await expect(canvas.getByText('Terakhir: Bergerak')).toBeVisible()
  },
}

/** Each row keeps the line of the route, so that nothing moves when it becomes known. */
export const UnknownRoutes: Story = {
  args: { renderRoute: () => null },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Terbaru' })).getAllByRole('link')
    for (const row of rows) await expect(row.querySelectorAll('p')[1]?.clientHeight).toBeGreaterThan(16)
  },
}

export const OnTheBase: Story = {
  args: {
    ...unknownOnTheBase,
    devices: loaded(devices.map(({ reporting: _reporting, last_contact: _contact, ...device }) => device)),
    trips: loaded([kemangSession]),
    position: loaded(baseLastPosition),
  },
  play: async ({ canvas }) => {
    const worklist = within(canvas.getByRole('list', { name: 'Perlu perhatian' }))
    await expect(worklist.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(/^Waktu rekam tidak diketahui, dimuat /)).toBeVisible()
    await expect(canvas.getByText('Terakhir: Bergerak')).toBeVisible()
    await expect(canvas.getByText('—')).toBeVisible()
  },
}

export const UnreadableTimes: Story = {
  args: {
    trips: loaded([...recentTrips.slice(0, 2), { ...kemangSession, start: { time: 'kemarin sore' } }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('kemarin sore')).toBeVisible()
    await expect(canvas.getByText(/^1 perjalanan tidak dihitung/)).toBeVisible()
  },
}

const longName = 'Mitsubishi Fuso Canter Super Speed HD-X 6×4 Bak Kayu Panjang Modifikasi Karoseri Surabaya'
const longVehicle = { id: 7, number: 'B 9114 TCNXYZ', name: longName }

export const LongNames: Story = {
  args: {
    trips: loaded(recentTrips.map((trip) => ({ ...trip, vehicle: longVehicle, distance: 123_456.78 }))),
    renderRoute: () => `Sekitar ${longName} → ${longName}`,
  },
  play: async ({ canvas }) => {
    const [route] = canvas.getAllByText(/^Sekitar /)
    await expect(route?.scrollWidth).toBeGreaterThan(route?.clientWidth ?? 0)
  },
}

export const Phone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trips of the last 7 days' })).toBeVisible()
  },
}
