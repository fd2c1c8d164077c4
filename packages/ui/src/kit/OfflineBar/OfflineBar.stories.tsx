import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfflineBar } from './OfflineBar.tsx'

const minute = 60_000
const day = 24 * 60 * minute

const meta = {
  title: 'Kit/OfflineBar',
  tags: ['stabil'],
  component: OfflineBar,
  args: { lostAt: Date.now() - 5 * minute, newest: Date.now() - 6 * minute },
} satisfies Meta<typeof OfflineBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Tidak ada koneksi sejak \d\d\.\d\d WIB\. Data terakhir \d\d\.\d\d WIB\.$/,
    )
  },
}

export const SinceYesterday: Story = {
  args: { lostAt: Date.now() - day, newest: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Tidak ada koneksi sejak .+, \d\d\.\d\d WIB\.$/,
    )
  },
}

export const Connected: Story = {
  args: { lostAt: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
