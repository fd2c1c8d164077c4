import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SecurityCard } from './SecurityCard.tsx'

const meta = {
  title: 'Fleet/SecurityCard',
  tags: ['stabil'],
  component: SecurityCard,
  args: {
    title: 'Password',
    text: 'Mengubah password mengeluarkan Anda dari semua perangkat.',
    action: <Button variant="outlined">UBAH PASSWORD</Button>,
  },
} satisfies Meta<typeof SecurityCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Password' })).toBeVisible()
  },
}
