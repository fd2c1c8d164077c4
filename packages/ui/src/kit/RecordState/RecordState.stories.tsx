import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RecordState } from './RecordState.tsx'

const meta = {
  title: 'Kit/RecordState',
  tags: ['stabil'],
  component: RecordState<string>,
  args: {
    record: undefined,
    backTo: '/device',
    children: (imei) => (
      <Card>
        <CardContent>{imei}</CardContent>
      </Card>
    ),
  },
} satisfies Meta<typeof RecordState<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { record: '356938035643809' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('356938035643809')).toBeVisible()
  },
}

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Memuat…')
  },
}

export const Failed: Story = {
  args: { error: 'Server tidak menjawab dalam 15 detik. Periksa sambungan Anda.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server tidak menjawab dalam 15 detik.')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const FailedAgainWithAnOldRecord: Story = {
  args: { record: '356938035643809', error: 'Server tidak menjawab.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('356938035643809')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Missing: Story = {
  args: { missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  },
}
