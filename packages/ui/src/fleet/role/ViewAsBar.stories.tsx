import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ViewAsBar } from './ViewAsBar.tsx'

const meta = {
  title: 'Fleet/ViewAsBar',
  tags: ['stabil'],
  component: ViewAsBar,
  args: { role: 'Operator Armada', secondsLeft: 14 * 60 - 20, onEnd: fn() },
} satisfies Meta<typeof ViewAsBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Melihat sebagai Operator Armada.' })
    await expect(bar).toHaveTextContent('Tidak ada yang dapat diubah. Sisa 14 menit.')
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali ke akun saya' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const LastMinute: Story = {
  args: { secondsLeft: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Sisa 42 detik.')
  },
}

export const Ending: Story = {
  args: { ending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}

export const LongNames: Story = {
  args: {
    role: 'Penanggung jawab operasional armada wilayah Jabodetabek, Banten dan Jawa Barat bagian utara',
  },
}

export const English: Story = {
  globals: { language: 'en' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
