import { gatotSubrotoSession, kemangSession, tolDalamKotaSession } from '@sikud/api/fixtures'
import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { onPhone } from '../testing/storyDecorators.tsx'
import { createPlayback } from '../playback/createPlayback.ts'
import { SpeedChart } from './SpeedChart.tsx'
import { tripData } from '../trip/tripData.ts'
import { longTrip } from '../testing/storyTrips.ts'

const tooFast = tripData(tolDalamKotaSession.points)

const meta = {
  title: 'Maps/TripFigures/SpeedChart',
  component: SpeedChart,
  decorators: [
    (Story) => (
      <Box sx={{ height: 64, mt: 8 }}>
        <Story />
      </Box>
    ),
  ],
  args: { playback: createPlayback(tooFast), speedLimit: 80 },
} satisfies Meta<typeof SpeedChart>

export default meta
type Story = StoryObj<typeof meta>

/** Presses the chart at a fraction of its width. */
function press(root: HTMLElement, share: number) {
  const picture = root.querySelector('canvas')
  if (!picture) throw new Error('The chart has no picture.')
  const { left, width, top } = picture.getBoundingClientRect()
  return fireEvent.pointerMove(picture, { clientX: left + width * share, clientY: top + 20, buttons: 1 })
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, args: { playback } }) => {
    await press(canvasElement, 0.25)
    const quarter = Math.round((tooFast.count - 1) / 4)
    await expect(playback.getState().index).toBe(quarter)
    await expect(canvas.getByText(new RegExp(`^titik ${quarter + 1} dari`))).toBeVisible()
    await press(canvasElement, 1)
    await expect(playback.getState().index).toBe(tooFast.count - 1)
    await press(canvasElement, 0.5)
  },
}

export const WithoutTimes: Story = {
  args: { playback: createPlayback(tripData(kemangSession.points)) },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 0.5)
    await expect(canvas.getByText(/km\/jam$/)).toBeVisible()
    await expect(canvas.queryByText(/WIB/)).toBeNull()
  },
}

export const WithStops: Story = {
  args: { playback: createPlayback(tripData(gatotSubrotoSession.points)), speedLimit: 35 },
}

export const HundredThousandPoints: Story = {
  args: { playback: createPlayback(longTrip()) },
  play: async ({ canvasElement, args: { playback } }) => {
    await press(canvasElement, 0.5)
    await expect(playback.getState().index).toBe(50_000)
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => void press(canvasElement, 0.6),
}

export const Phone: Story = { decorators: [onPhone] }
