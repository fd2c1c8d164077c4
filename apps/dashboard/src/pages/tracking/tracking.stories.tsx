import {
  answer,
  baseLastPosition,
  failure,
  fakeFleetFetch,
  lastPosition,
  noAnswer,
} from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RouterLink } from '../../RouterLink.tsx'
import { Screen } from '../../testing/Screen.tsx'

const meta = {
  title: 'Screens/Pelacakan',
  component: Screen,
  parameters: { layout: 'fullscreen', linkComponent: RouterLink },
  args: { at: '/tracking', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Nomor Polisi' })).toBeVisible()
    await expect((await canvas.findAllByText(lastPosition.vehicle?.number ?? ''))[0]).toBeVisible()
  },
}

export const OnTheBase: Story = {
  args: { fetch: fakeFleetFetch({ getLastPosition: answer({ data: baseLastPosition }) }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^berubah /))[0]).toBeVisible()
  },
}

const liveFleet = { config: { features: new Set(['liveFleet']) } }

export const Fleet: Story = {
  args: liveFleet,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Langsung · /)).toBeVisible()
    const grid = await canvas.findByRole('grid', { name: 'Armada' })
    grid.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('link', { name: 'Lihat perjalanan' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'tcn')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'))
  },
}

export const FleetForbidden: Story = {
  args: {
    ...liveFleet,
    fetch: fakeFleetFetch({ listLivePositions: failure(403, 'Anda tidak boleh melihat posisi.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat posisi.')).toBeVisible()
  },
}

export const FleetOnPhone: Story = { args: liveFleet, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = { args: { fetch: fakeFleetFetch({ getLastPosition: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ getLastPosition: answer({ data: null }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada posisi')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ getLastPosition: failure(403, 'Anda tidak boleh melihat posisi.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat posisi.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
