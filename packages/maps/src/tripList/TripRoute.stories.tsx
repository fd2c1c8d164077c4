import { sudirmanSession } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TripRoute } from './TripRoute.tsx'

const monas = { lat: -6.175, lng: 106.828 }
const trip = { ...sudirmanSession, preview: { start: monas, end: { lat: -6.245, lng: 106.797 }, speeds: [] } }

const meta = {
  title: 'Maps/TripRoute',
  tags: ['baru'],
  component: TripRoute,
  args: { trip },
} satisfies Meta<typeof TripRoute>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Sekitar Monas → Blok M')).toHaveTextContent('Sekitar Monas → Blok M')
  },
}

export const OnePlace: Story = {
  args: { trip: { ...trip, preview: { ...trip.preview, end: monas } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Sekitar Monas')).toBeVisible()
  },
}

export const Unknown: Story = {
  args: { trip: { ...trip, preview: { ...trip.preview, end: { lat: 0, lng: 160 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Sekitar/)).toBeNull()
  },
}

/** Each place ends in an ellipsis of its own, in one line. */
export const Narrow: Story = {
  decorators: [
    (Route) => (
      <div style={{ width: 110 }}>
        <Route />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [from, arrow, to] = canvas.getByTitle('Sekitar Monas → Blok M').children
    for (const side of [from, to]) await expect(side?.scrollWidth).toBeGreaterThan(side?.clientWidth ?? 0)
    await expect(arrow?.scrollWidth).toBe(arrow?.clientWidth)
    await expect(from?.getBoundingClientRect().top).toBe(to?.getBoundingClientRect().top)
  },
}
