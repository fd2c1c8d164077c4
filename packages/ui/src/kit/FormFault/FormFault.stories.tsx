import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormFault } from './FormFault.tsx'

const meta = {
  title: 'Kit/FormFault',
  tags: ['stabil'],
  component: FormFault,
  args: { children: 'Email atau password salah.' },
} satisfies Meta<typeof FormFault>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email atau password salah.')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
