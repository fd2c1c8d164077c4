import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldWarning } from './TextField.tsx'

const meta = {
  title: 'Kit/Form/FieldWarning',
  tags: ['baru'],
  component: FieldWarning,
  args: { children: 'Nopol ini sudah dipakai kendaraan B 9114 TCN.' },
} satisfies Meta<typeof FieldWarning>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nopol ini/)).toBeVisible()
  },
}
