import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccountStatus } from './AccountStatus.tsx'

const meta = {
  title: 'Fleet/AccountStatus',
  tags: ['stabil'],
  component: AccountStatus,
  args: { status: 'active' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <AccountStatus status="active" />
      <AccountStatus status="invited" />
      <AccountStatus status="unverified" />
      <AccountStatus status="pending" />
      <AccountStatus status="disabled" />
    </div>
  ),
} satisfies Meta<typeof AccountStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aktif')).toBeVisible()
    await expect(canvas.getByText('Diundang')).toBeVisible()
    await expect(canvas.getByText('Dinonaktifkan')).toBeVisible()
  },
}
