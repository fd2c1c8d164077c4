import { tolDalamKotaSession } from '@sikud/api/fixtures'
import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { BaseMap } from '../BaseMap/BaseMap.tsx'
import { drawnTiles } from '../testing/storyTiles.ts'
import { createPlayback } from '../playback/createPlayback.ts'
import { tripData } from '../trip/tripData.ts'
import { TripMarks } from './TripMarks.tsx'
import { tripStops } from '../trip/tripStops.ts'

const tooFast = tripData(tolDalamKotaSession.points)
const [stop] = tripStops(tooFast)

const meta = {
  title: 'Maps/TripFigures/TripMarks',
  component: TripMarks,
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: 360 }}>
        <BaseMap
          config={drawnTiles()}
          label="Peta"
          initialView={{ center: [stop?.lng ?? 0, stop?.lat ?? 0], zoom: 12 }}
        >
          <Story />
        </BaseMap>
      </Box>
    ),
  ],
  args: { playback: createPlayback(tooFast), speedLimit: 80 },
} satisfies Meta<typeof TripMarks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args: { playback } }) => {
    const map = await canvas.findByRole('region', { name: 'Peta' }, { timeout: 15_000 })
    const { left, top, width, height } = map.getBoundingClientRect()
    const middle = { clientX: left + width / 2, clientY: top + height / 2 }
    await waitFor(
      async () => {
        await fireEvent.mouseDown(map, middle)
        await fireEvent.mouseUp(map, middle)
        await fireEvent.click(map, middle)
        await expect(playback.getState().index).toBe(stop?.from)
      },
      { timeout: 15_000 },
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
