import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../testing/storyDecorators.tsx'
import { drawnTiles } from '../testing/storyTiles.ts'
import { testVehicle } from '../testing/testVehicle.ts'
import { FleetPreview } from './FleetPreview.tsx'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

const meta = {
  title: 'Maps/FleetPreview',
  tags: ['baru'],
  component: FleetPreview,
  args: {
    positions: [
      testVehicle(7, 106.82302, -6.19508, { time: ago(4) }),
      testVehicle(8, 106.9, -6.25, { time: ago(9), status: { text: 'Parkir' }, speed: 0 }),
    ],
    serverOffset: 0,
    map: drawnTiles(),
    externalMapUrl: 'https://maps.example/search?query={lat},{lng}',
    trackingHref: '/tracking',
  },
} satisfies Meta<typeof FleetPreview>
export default meta
type Story = StoryObj<typeof meta>

/** The map has no controls of its own; the whole map is one link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/tracking')
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

export const Phone: Story = { decorators: [onPhone] }
