import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UnknownDeviceNotice } from './UnknownDeviceNotice.tsx'

const meta = {
  title: 'Fleet/UnknownDeviceNotice',
  tags: ['stabil'],
  component: UnknownDeviceNotice,
  args: { count: 3, to: '/device/unknown' },
} satisfies Meta<typeof UnknownDeviceNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '3 perangkat tidak dikenal mencoba mengirim posisi' })
    await expect(link).toHaveAttribute('href', '/device/unknown')
  },
}

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
