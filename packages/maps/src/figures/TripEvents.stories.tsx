import { kemangSession, tolDalamKotaSession } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inPanel } from '../testing/storyDecorators.tsx'
import { createPlayback } from '../playback/createPlayback.ts'
import { tripData } from '../trip/tripData.ts'
import { aroundTheLimit, longTrip, onTheSpot } from '../testing/storyTrips.ts'
import { TripSpeeding, TripStops } from './TripEvents.tsx'

const tooFast = tripData(tolDalamKotaSession.points)

const meta = {
  title: 'Maps/TripFigures/TripEvents',
  component: TripSpeeding,
  decorators: [inPanel],
  args: { playback: createPlayback(tooFast), speedLimit: 80, onSpeedLimit: () => {} },
  render: function WithLimit(args) {
    const [limit, setLimit] = useState(args.speedLimit)
    return (
      <>
        <TripStops playback={args.playback} speedLimit={limit} />
        <TripSpeeding {...args} speedLimit={limit} onSpeedLimit={setLimit} />
      </>
    )
  },
} satisfies Meta<typeof TripSpeeding>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args: { playback } }) => {
    const stop = within(canvas.getByRole('list', { name: 'Berhenti' })).getByRole('button')
    await expect(stop).toHaveTextContent(/WIB.*3 mnt 52 dtk/)
    playback.dispatch({ type: 'play' })
    await userEvent.click(stop)
    await expect(tooFast.speeds[playback.getState().index]).toBe(0)
    await expect(playback.getState().status).toBe('playing')
    await expect(stop).toHaveAttribute('aria-current', 'true')
    playback.dispatch({ type: 'pause' })
  },
}

export const AnotherLimit: Story = {
  play: async ({ canvas }) => {
    const limit = canvas.getByRole('spinbutton', { name: /Batas kecepatan/ })
    await userEvent.clear(limit)
    await expect(canvas.getByRole('heading', { name: /^Di atas 80\skm\/jam$/ })).toBeVisible()
    await userEvent.type(limit, '200')
    await expect(canvas.getByRole('heading', { name: /^Di atas 200\skm\/jam$/ })).toBeVisible()
    await expect(canvas.getByText(/Tidak pernah di atas batas selama 10 detik/)).toBeVisible()
  },
}

export const AroundTheLimit: Story = {
  args: { playback: createPlayback(aroundTheLimit()) },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: /^Di atas 80/ }))
    await expect(list.getAllByRole('button')).toHaveLength(3)
    await expect(list.getAllByRole('button')[0]).toHaveTextContent(/9 mnt 58 dtk/)
  },
}

export const WithoutTimes: Story = {
  args: { playback: createPlayback(tripData(kemangSession.points)), speedLimit: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Waktu berhenti tidak diketahui/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /titik/ })[0]).toBeVisible()
    await expect(canvas.queryByText(/WIB/)).toBeNull()
  },
}

export const None: Story = { args: { playback: createPlayback(onTheSpot) } }

export const MoreThanAreShown: Story = {
  args: { playback: createPlayback(longTrip()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200 terlama dari 250')).toBeVisible()
    await expect(canvas.getByText(/^200 tercepat dari/)).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
