import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SimulatedChip } from './SimulatedChip.tsx'

const meta = { title: 'Fleet/SimulatedChip', tags: ['stabil'], component: SimulatedChip } satisfies Meta<
  typeof SimulatedChip
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simulasi')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
