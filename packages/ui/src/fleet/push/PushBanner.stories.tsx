import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PushBanner } from './PushBanner.tsx'

const meta = {
  title: 'Fleet/PushBanner',
  tags: ['stabil'],
  component: PushBanner,
  args: { onAccept: fn(), onDismiss: fn() },
} satisfies Meta<typeof PushBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Tawaran pemberitahuan' })).toBeVisible()
    await expect(document.body).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Nanti saja' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = { globals: { language: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
