import { kemangSession, onePointSession, tolDalamKotaSession } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { inPanel } from '../testing/storyDecorators.tsx'
import { tripData } from '../trip/tripData.ts'
import { longTrip, onTheSpot } from '../testing/storyTrips.ts'
import { TripTiles } from './TripTiles.tsx'

const meta = {
  title: 'Maps/TripFigures/TripTiles',
  component: TripTiles,
  decorators: [inPanel],
  args: { trip: tripData(tolDalamKotaSession.points), speedLimit: 80 },
} satisfies Meta<typeof TripTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jarak').nextSibling?.textContent?.trim()).toMatch(/^[\d,]+ km$/)
    await expect(canvas.getByText('Bergerak').nextSibling).toHaveTextContent('15 mnt')
    await expect(canvas.getByText('Berhenti').nextSibling).toHaveTextContent('4 mnt')
    await userEvent.hover(canvas.getByRole('button', { name: 'Cara menghitung' }))
    await expect(await screen.findByText('Rata-rata: jarak dibagi waktu bergerak.')).toBeVisible()
  },
}

export const WithoutTimes: Story = {
  args: { trip: tripData(kemangSession.points) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jarak')).toBeVisible()
    await expect(canvas.queryByText('Durasi')).toBeNull()
    await expect(canvas.queryByText('Berhenti')).toBeNull()
    await userEvent.hover(canvas.getByRole('button', { name: 'Cara menghitung' }))
    await expect(await screen.findByText(/Titiknya tidak memiliki waktu/)).toBeVisible()
  },
}

export const NoPoint: Story = {
  args: { trip: tripData([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(7)
  },
}

export const OnePoint: Story = { args: { trip: tripData(onePointSession.points) } }

export const OnTheSpot: Story = {
  args: { trip: onTheSpot },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Berhenti').nextSibling).toHaveTextContent('20 mnt')
    await expect(canvas.getByText('Rata-rata').nextSibling).toHaveTextContent('—')
  },
}

export const DaysLong: Story = { args: { trip: longTrip() } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { language: 'en' } }
