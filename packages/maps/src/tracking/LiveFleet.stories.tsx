import { baseLastPosition, livePositionsAt } from '@sikud/api/fixtures'
import type { LivePosition } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, userEvent } from 'storybook/test'
import { inWindow } from '../testing/storyDecorators.tsx'
import { drawnTiles } from '../testing/storyTiles.ts'
import { LiveFleet } from './LiveFleet.tsx'
import type { FleetFollower, FollowLive } from './useStreamedFleet.ts'

const connection: FleetFollower = { stop: fn(), retryNow: fn(), pause: fn(), resume: fn() }

/** Sends the fleet of the fixtures once. */
const follow: FollowLive = ({ onSnapshot, onState }) => {
  onState({ phase: 'live', error: null })
  onSnapshot({ positions: livePositionsAt(Date.now()), serverOffset: 0 })
  return connection
}

const basePosition: LivePosition = {
  ...baseLastPosition,
  device: { id: 'last', name: '' },
  vehicle: null,
  driver: null,
  speed: null,
  heading: null,
  time: null,
}

const meta = {
  title: 'Maps/LiveFleet',
  tags: ['stabil'],
  component: LiveFleet,
  decorators: [
    inWindow,
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  parameters: { layout: 'fullscreen', mapInTests: false },
  args: {
    follow,
    map: drawnTiles(),
    externalMapUrl: 'https://maps.example/search?query={lat},{lng}',
  },
} satisfies Meta<typeof LiveFleet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Cari plat, kendaraan, pengendara' })
    await userEvent.type(search, '9114')
    const row = await canvas.findByText('B 9114 TCN')
    await userEvent.click(row)
    await expect(await canvas.findByRole('button', { name: 'Tutup' })).toBeVisible()
  },
}

export const Connecting: Story = {
  args: {
    follow: ({ onState }) => {
      onState({ phase: 'connecting', error: null })
      return connection
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat armada…')).toBeVisible()
  },
}

/** A base server (a server that has only the base API) sends one position without a time. */
export const OnTheBase: Story = {
  args: {
    single: true,
    follow: ({ onSnapshot, onState }) => {
      onState({ phase: 'live', error: null })
      onSnapshot({ positions: [basePosition], serverOffset: 0, timesAreOfChanges: true })
      return connection
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waktu rekam tidak diketahui')).toBeVisible()
  },
}
