import {
  baseLastPosition,
  devices,
  drivers,
  kemangSession,
  lastPosition,
  sessions,
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

/** A fleet with devices, vehicles, drivers, trips and a current position. */
const fleet = {
  devices: loaded(devices),
  vehicles: loaded(vehicles),
  drivers: loaded(drivers),
  trips: loaded(recentTrips),
  position: loaded({ ...lastPosition, time: before(12_000) }),
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
    await expect(canvas.getByRole('link', { name: 'Tanpa kendaraan 2' })).toHaveAttribute(
      'href',
      '/device?filter=no_vehicle',
    )
    await expect(canvas.getByRole('link', { name: 'Tanpa pengendara 4' })).toHaveAttribute(
      'href',
      '/device?filter=no_driver',
    )
    const days = within(canvas.getByRole('list', { name: 'Jarak per hari, km' }))
    await expect(days.getAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: '6 perjalanan' })).toHaveAttribute('href', '/report')
    const newest = within(canvas.getByRole('list', { name: 'Terbaru' }))
    await expect(newest.getAllByRole('link')[0]).toHaveAttribute('href', '/report?session=416')
    await expect(newest.getAllByRole('link')).toHaveLength(5)
    await expect(canvas.getByText('Bergerak')).toBeVisible()
    await expect(canvas.queryByText('Simulasi')).toBeNull()
  },
}

export const Loading: Story = {
  args: { devices: loading, vehicles: loading, drivers: loading, trips: loading, position: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(5)
  },
}

export const Empty: Story = {
  args: {
    devices: loaded([]),
    vehicles: loaded([]),
    drivers: loaded([]),
    trips: loaded([]),
    position: loaded(null),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada perangkat')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/device/add')
    await expect(canvas.getByText(/^Belum ada posisi/)).toBeVisible()
    await expect(canvas.getByText(/^Belum ada perjalanan/)).toBeVisible()
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
    position: loaded({ ...lastPosition, time: before(12_000), simulated: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Simulasi')).toHaveLength(4)
  },
}

export const OldPosition: Story = {
  args: { position: loaded({ ...lastPosition, time: before(3 * 60 * 60 * 1000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 jam lalu · Posisi lama')).toBeVisible()
    await expect(canvas.getByText('Terakhir: Bergerak')).toBeVisible()
  },
}

export const OnTheBase: Story = {
  args: { trips: loaded([kemangSession]), position: loaded(baseLastPosition) },
  play: async ({ canvas }) => {
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
    position: loaded({ ...lastPosition, time: before(12_000), vehicle: longVehicle }),
  },
}

export const Phone: Story = { ...LongNames, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Trips of the last 7 days' })).toBeVisible()
  },
}
