import Card from '@mui/material/Card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Kit/ErrorState',
  tags: ['stabil'],
  component: ErrorState,
  args: { message: 'Sambungan terputus. Periksa jaringan Anda, lalu coba lagi.', onRetry: fn() },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Data tidak dapat dimuat')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeDisabled()
  },
}

export const WithoutRetry: Story = {
  args: { title: 'Akses ditolak', message: 'Anda tidak berhak melihat perangkat.', onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
