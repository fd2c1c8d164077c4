import { sessions, tripSummary, vehicles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VehicleDetail } from '../vehicle/VehicleDetail.tsx'
import { RecordHome } from './RecordHome.tsx'
import { failed, links, loaded, loading } from './storyLoads.ts'

const [vehicle] = vehicles
const trips = {
  load: loaded(sessions),
  names: 'driver',
  tripTo: links.trip,
  allTo: '/report?vehicle=1',
} as const

const meta = {
  title: 'Fleet/RecordHome',
  component: RecordHome,
  args: {
    today: loaded({ ...tripSummary, running: true }),
    trips,
    children: vehicle && (
      <VehicleDetail
        vehicle={vehicle}
        deviceTo={({ id }) => `/device/detail/${id}`}
        driverTo={({ id }) => `/driver/detail/${id}`}
      />
    ),
  },
} satisfies Meta<typeof RecordHome>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hari ini' })).toHaveTextContent(
      /84,3.km.*3.jam 12.mnt.*4.*Termasuk perjalanan yang masih berjalan/,
    )
    const list = within(canvas.getByRole('list', { name: 'Perjalanan terakhir' }))
    await expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/report?session=416')
    await expect(list.getAllByText('Agus Setiawan')[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Semua perjalanan' })).toBeVisible()
  },
}

export const Nothing: Story = {
  args: {
    today: loaded({ distance: 0, driving: 0, trips: 0, running: false }),
    trips: { ...trips, load: loaded([]) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada perjalanan yang tercatat.')).toBeVisible()
  },
}

export const Loading: Story = { args: { today: loading, trips: { ...trips, load: loading } } }

export const Failed: Story = {
  args: { today: failed('Gagal.'), trips: { ...trips, load: failed('Perjalanan tidak dapat dibaca.') } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
