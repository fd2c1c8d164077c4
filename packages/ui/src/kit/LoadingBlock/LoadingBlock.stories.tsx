import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingBlock } from './LoadingBlock.tsx'

const meta = { title: 'Kit/LoadingBlock', tags: ['stabil'], component: LoadingBlock } satisfies Meta<
  typeof LoadingBlock
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Memuat…')
  },
}

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Named: Story = { args: { label: 'Loading sessions...', lines: 2 } }
