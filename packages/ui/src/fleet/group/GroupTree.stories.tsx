import { groups } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GroupTree } from './GroupTree.tsx'

const meta = {
  title: 'Fleet/GroupTree',
  tags: ['stabil'],
  component: GroupTree,
  args: { groups, groupTo: ({ id }) => `/group/detail/${id}`, onRetry: fn() },
} satisfies Meta<typeof GroupTree>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /Wilayah Jabodetabek/ })).toHaveTextContent(/12.*7.*10.*1/)
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup semua' }))
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Buka semua' }))
    await expect(canvas.getAllByRole('link')).toHaveLength(8)
  },
}

export const Loading: Story = { args: { groups: [], loading: true } }

export const Empty: Story = { args: { groups: [] } }

export const Failed: Story = { args: { groups: [], error: 'Server sedang sibuk. Coba lagi sebentar lagi.' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
