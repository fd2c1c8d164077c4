import { accessGroups, users } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OwnAccess } from './UserDetail.tsx'

const role = users[1]?.role

const meta = {
  title: 'Fleet/OwnAccess',
  tags: ['baru'],
  component: OwnAccess,
  args: {
    user: {
      name: 'Rina Kusumawardani',
      role: role ? { data: { name: role.name, permissions: role.permissions ?? [] } } : null,
      all_groups: false,
      groups: [{ id: 2, name: 'Depo Cakung' }],
    },
    access: { data: accessGroups },
  },
} satisfies Meta<typeof OwnAccess>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent)
    await expect(facts.slice(0, 2)).toEqual(['Operator Armada', 'Depo Cakung'])
    await expect(facts[2]).toMatch(/Perangkat \(\d dari \d\)|Perangkat \(semua\)/)
    await expect(canvas.getAllByText('Diberikan').length).toBeGreaterThan(5)
  },
}

export const WithoutRole: Story = {
  args: { user: { name: 'Rina Kusumawardani', role: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada')).toBeVisible()
  },
}

export const Loading: Story = { args: { access: { data: undefined } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
