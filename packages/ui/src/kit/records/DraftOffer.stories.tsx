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
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan' }))
    await expect(args.restore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Buang' }))
    await expect(args.discard).toHaveBeenCalledOnce()
  },
}

export const WithTime: Story = {
  args: { at: Date.UTC(2026, 10, 20, 7, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Lanjutkan isian tadi\? Diketik .*20 Nov.* 14\.05 WIB/,
    )
  },
}

/** Somebody has saved the record since, so that the user should look before he saves. */
export const Changed: Story = {
  args: { at: Date.UTC(2026, 10, 20, 7, 5), changed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Data ini sudah diubah orang lain sejak itu\./)
  },
}

export const NoDraft: Story = {
  args: { offered: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
