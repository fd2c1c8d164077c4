import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DraftOffer } from './DraftOffer.tsx'

const meta = {
  title: 'Kit/DraftOffer',
  tags: ['baru'],
  component: DraftOffer,
  args: { offered: true, restore: fn(), discard: fn() },
} satisfies Meta<typeof DraftOffer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan' }))
    await expect(args.restore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Buang' }))
    await expect(args.discard).toHaveBeenCalledOnce()
  },
}

export const NoDraft: Story = {
  args: { offered: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
