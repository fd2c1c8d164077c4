import Stack from '@mui/material/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusLabel } from './StatusLabel.tsx'

const meta = {
  title: 'Fleet/StatusLabel',
  tags: ['stabil'],
  component: StatusLabel,
  args: { status: 'moving' },
  render: () => (
    <Stack spacing={1.5}>
      <StatusLabel status="moving" />
      <StatusLabel status="idle" />
      <StatusLabel status="parked" />
      <StatusLabel status="offline" />
    </Stack>
  ),
} satisfies Meta<typeof StatusLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const word of ['Bergerak', 'Berhenti', 'Parkir', 'Tidak ada data']) {
      await expect(canvas.getByText(word)).toBeVisible()
    }
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Moving')).toBeVisible()
  },
}
