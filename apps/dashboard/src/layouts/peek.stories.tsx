import { failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { Screen } from '../testing/Screen.tsx'
import { screenParameters } from '../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Lihat sekilas',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./PeekPart.tsx') },
  args: { at: '/vehicle', fetch: fakeFleetFetch() },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    const [link] = await within(grid).findAllByRole('link')
    link?.focus()
    await userEvent.keyboard(' ')
    await screen.findByRole('dialog')
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Vehicle: Story = {}

export const VehicleDark: Story = { globals: { theme: 'dark' } }

export const Device: Story = { args: { at: '/device' } }

export const Driver: Story = { args: { at: '/driver' } }

export const User: Story = { args: { at: '/user' } }

export const Role: Story = { args: { at: '/role' } }

export const Loading: Story = { args: { fetch: fakeFleetFetch({ getVehicle: noAnswer() }) } }

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ getVehicle: failure(500, 'Server sedang sibuk.') }) },
  play: async (context) => {
    await meta.play(context)
    await expect(await screen.findByText('Server sedang sibuk.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()
  },
}

/** A user who may list the vehicles, but not view one. */
export const WithoutRight: Story = {
  args: { fetch: fakeFleetFetch({ getVehicle: failure(403, 'Anda tidak boleh melihat kendaraan.') }) },
  play: async (context) => {
    await meta.play(context)
    await expect(await screen.findByText('Anda tidak boleh melihat kendaraan.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
  },
}
