import { tripExclusions } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ExcludedTrips } from './ExcludedTrips.tsx'

const loaded = { data: tripExclusions, error: null, isFetching: false, refetch: fn() }

const meta = {
  title: 'Fleet/ExcludedTrips',
  tags: ['stabil'],
  component: ExcludedTrips,
  args: { exclusions: loaded, onRestore: fn() },
} satisfies Meta<typeof ExcludedTrips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Perjalanan yang dihapus' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(/^Dihapus 20 Nov 2026.* oleh Rina Kartika$/)).toBeVisible()
    await expect(canvas.getByText(/tidak dapat dipulihkan/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Pulihkan perjalanan 20 Nov 2026/ }))
    await expect(args.onRestore).toHaveBeenCalledWith(tripExclusions[0])
  },
}

export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

/** Most devices have no deleted trips, so the section does not appear. */
export const Empty: Story = {
  args: { exclusions: { ...loaded, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** The section also does not appear while it loads, because it usually stays empty. */
export const Loading: Story = {
  args: { exclusions: { ...loaded, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Failed: Story = {
  args: { exclusions: { ...loaded, data: undefined, error: { message: 'Server sedang sibuk.' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Perjalanan yang dihapus tidak dapat dimuat')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.exclusions.refetch).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Deleted trips' })).toBeVisible()
  },
}
