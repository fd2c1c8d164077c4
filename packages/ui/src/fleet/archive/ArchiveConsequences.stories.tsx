import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ArchiveConsequences } from './ArchiveConsequences.tsx'

const meta = {
  title: 'Fleet/ArchiveConsequences',
  tags: ['stabil'],
  component: ArchiveConsequences,
  args: {
    kind: 'vehicle',
    affected: 'Perangkat Pelacak 07 tetap melapor, tanpa kendaraan.',
    onFree: fn(),
  },
} satisfies Meta<typeof ArchiveConsequences>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Perangkat Pelacak 07 tetap melapor/)).toBeVisible()
    const free = canvas.getByRole('checkbox', { name: 'Bebaskan nopol' })
    await expect(free).toHaveAccessibleDescription('Kendaraan lain dapat memakai nopol ini.')
    await userEvent.click(free)
    await expect(args.onFree).toHaveBeenLastCalledWith(true)
  },
}

export const NothingAffected: Story = { args: { kind: 'device', affected: null } }

/** A driver has no plate or IMEI. */
export const Driver: Story = {
  args: { kind: 'driver', affected: 'Perangkat Pelacak 07 tetap melapor, tanpa pengendara.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Free the plate')).toBeVisible()
  },
}
