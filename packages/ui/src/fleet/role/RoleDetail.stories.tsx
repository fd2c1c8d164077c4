import { accessGroups, roles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RoleDetail } from './RoleDetail.tsx'

const role = {
  id: 2,
  name: 'Operator Armada',
  description: 'Memantau armada dan mengurus perangkat',
  type: { text: 'Manual' },
  permissions: roles[1]?.permissions ?? [],
}

const meta = {
  title: 'Fleet/RoleDetail',
  component: RoleDetail,
  args: { role, access: { data: accessGroups } },
} satisfies Meta<typeof RoleDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Akses',
      'Jenis',
      'Deskripsi',
    ])
    await expect(canvas.getAllByText('Diberikan')).toHaveLength(10)
    await expect(canvas.getAllByText('Tidak diberikan')).toHaveLength(15)
  },
}

export const Bare: Story = { args: { role: { ...role, description: null, permissions: [] } } }

export const LongNames: Story = {
  args: {
    role: {
      ...role,
      name: 'Penanggung jawab operasional armada wilayah Jabodetabek, Banten dan Jawa Barat bagian utara',
      description: 'Mengurus semua kendaraan, pengendara dan perangkat di wilayahnya. '.repeat(6),
    },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
