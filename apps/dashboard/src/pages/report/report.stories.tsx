import { answer, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RouterLink } from '../../RouterLink.tsx'
import { Screen } from '../../testing/Screen.tsx'

const timed = { features: new Set(['timedTrips']) }

const meta = {
  title: 'Screens/Laporan',
  component: Screen,
  parameters: { layout: 'fullscreen', linkComponent: RouterLink },
  args: { at: '/report', fetch: fakeFleetFetch(), config: timed },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const showsPlayableTrip: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('INFORMASI SESI')).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
}

export const Default: Story = { play: showsPlayableTrip }

export const OnTheBase: Story = { args: { config: {} }, play: showsPlayableTrip }

export const Loading: Story = {
  args: { fetch: fakeFleetFetch({ listSessions: noAnswer() }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading sessions...')).toBeVisible()
  },
}

export const LoadingTrip: Story = {
  args: { fetch: fakeFleetFetch({ getSession: noAnswer() }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat titik perjalanan…')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled()
  },
}

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ listSessions: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada sesi')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ listSessions: failure(403, 'Anda tidak boleh melihat sesi.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat sesi.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: showsPlayableTrip }

export const Dark: Story = { globals: { theme: 'dark' }, play: showsPlayableTrip }
