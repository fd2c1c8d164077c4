import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Kit/NotFound',
  tags: ['stabil'],
  component: NotFound,
  args: { backTo: '/device' },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Data tidak ditemukan' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kembali' })).toHaveAttribute('href', '/device')
  },
}

export const UnknownPage: Story = {
  args: {
    title: 'Halaman tidak ditemukan',
    message: 'Alamat ini tidak ada di SIKUD.',
    backTo: '/',
    backLabel: 'Ke Dashboard',
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
