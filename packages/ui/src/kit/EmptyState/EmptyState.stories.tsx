import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Kit/EmptyState',
  tags: ['stabil'],
  component: EmptyState,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { title: 'no vehicle data for now', text: 'Kendaraan yang Anda buat muncul di sini.' },
}

export const Illustrated: Story = {
  args: {
    illustrated: true,
    text: 'Belum ada perangkat. Tambahkan yang pertama dengan BUAT BARU.',
    action: (
      <Button variant="contained" href="/device/add">
        BUAT BARU
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wooops')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/device/add')
  },
}

export const IllustratedDark: Story = { ...Illustrated, globals: { theme: 'dark' } }
