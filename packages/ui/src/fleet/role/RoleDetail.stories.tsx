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
  tags: ['stabil'],
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

const users = [
  { id: 2, name: 'Rina Kusumawardani' },
  { id: 3, name: 'Andreas Tambunan' },
]

export const UsedBy: Story = {
  args: {
    role: { ...role, user_count: 5 },
    users,
    userTo: ({ id }) => `/user/detail/${id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rina Kusumawardani' })).toHaveAttribute(
      'href',
      '/user/detail/2',
    )
    await expect(canvas.getByText('dan 3 pengguna lain')).toBeVisible()
  },
}

/** A user without the permission to list users sees only how many users have the role. */
export const UsedByNumber: Story = {
  args: { role: { ...role, user_count: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 pengguna')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const UsedByMany: Story = {
  args: {
    role: { ...role, user_count: 2000 },
    users: Array.from({ length: 2000 }, (_, at) => ({ id: at + 1, name: `Nama Pengguna ${at + 1}` })),
    userTo: ({ id }) => `/user/detail/${id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(12)
    await expect(canvas.getByText('dan 1.988 pengguna lain')).toBeVisible()
  },
}

export const RequiresFactor: Story = {
  args: { role: { ...role, require_factor: true, user_count: 5, without_factor_count: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wajib, belum diaktifkan oleh 2 pengguna')).toBeVisible()
  },
}

export const UsedByNobody: Story = { args: { role: { ...role, user_count: 0 }, users: [] } }

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
