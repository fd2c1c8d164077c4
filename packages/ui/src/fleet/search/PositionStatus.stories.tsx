import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PositionStatus } from './PositionStatus.tsx'

const now = Date.parse('2026-11-20T08:04:10Z')
const clock = () => now
const at = (text: string, secondsAgo: number) => ({
  status: { text },
  time: new Date(now - secondsAgo * 1000).toISOString(),
})

const meta = {
  title: 'Fleet/PositionStatus',
  tags: ['baru'],
  component: PositionStatus,
  args: { position: at('Bergerak', 5), loadedAt: now, clock },
} satisfies Meta<typeof PositionStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bergerak')).toBeVisible()
    await expect(canvas.getByText('5 dtk lalu')).toBeVisible()
  },
}

export const Silent: Story = {
  args: { position: at('Bergerak', 3600) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ada data')).toBeVisible()
    await expect(canvas.getByText('1 jam lalu')).toBeVisible()
  },
}

export const NoPosition: Story = {
  args: { position: { status: { text: 'Tidak ada data' }, time: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ada data')).toBeVisible()
  },
}
