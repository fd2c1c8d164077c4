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
  tags: ['stabil'],
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

const share = { driving: 540, counted_driving: 540, distance: 5.4, counted_distance: 5.4 }
const time = (ms: number) => new Date(ms).toISOString()
const marked = sessions.slice(0, 3).map((session, index) => {
  const [start, end] = [Date.parse(session.start.time ?? ''), Date.parse(session.end.time ?? '')]
  if (index === 0) return { ...session, share: { ...share, from: time(start + 600_000), to: time(end) } }
  const counted = index === 1 ? 1.2 : session.distance
  const whole = { ...share, from: time(start), to: time(end), distance: session.distance }
  return { ...session, overlap: true as const, share: { ...whole, counted_distance: counted } }
})

/** Trips of which the vehicle or driver has only a part, or that overlap each other. */
export const PartsAndOverlaps: Story = {
  args: { trips: { ...trips, load: loaded(marked) } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Perjalanan terakhir' }))
    const [part, weak, strong] = list.getAllByRole('link')
    await expect(part).toHaveTextContent(/sebagian.*5,4.km/)
    await expect(weak).toHaveTextContent(/tumpang tindih, dihitung 1,2.km/)
    await expect(strong).toHaveTextContent(/tumpang tindih(?!,)/)
    await expect(canvas.getByText(/Setiap waktu dihitung sekali/)).toBeVisible()
  },
}

export const Loading: Story = { args: { today: loading, trips: { ...trips, load: loading } } }

export const Failed: Story = {
  args: { today: failed('Gagal.'), trips: { ...trips, load: failed('Perjalanan tidak dapat dibaca.') } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
