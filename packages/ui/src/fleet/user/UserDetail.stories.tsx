import { accessGroups, users } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UserDetail } from './UserDetail.tsx'

const user = {
  id: 2,
  name: 'Rina Kusumawardani',
  email: 'rina.kusuma@armadanusa.example',
  created: { full: '3 Maret 2025, 09.12 WIB' },
  role: users[1]?.role ?? null,
}

const meta = {
  title: 'Fleet/UserDetail',
  tags: ['stabil'],
  component: UserDetail,
  args: { user, access: { data: accessGroups }, roleTo: '/role/detail/2' },
} satisfies Meta<typeof UserDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Nama',
      'Hak Akses',
      'Email',
      'Boleh memakai',
      'Dibuat',
    ])
    await expect(canvas.getByRole('link', { name: 'Operator Armada' })).toHaveAttribute(
      'href',
      '/role/detail/2',
    )
    await expect(canvas.getAllByText('Diberikan')).toHaveLength(10)
  },
}

export const WithoutRole: Story = {
  args: { user: { ...user, role: null }, roleTo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tidak ada')).toBeVisible()
    await expect(canvas.getByText('0 dari 25 diberikan')).toBeVisible()
  },
}

export const PermissionsLoading: Story = { args: { access: { data: undefined } } }

export const SameEmail: Story = {
  args: { user: { ...user, same_email: { id: 9, name: 'Rina Kusuma' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('terbaca sama dengan milik Rina Kusuma')
  },
}

export const LongNames: Story = {
  args: {
    user: {
      ...user,
      name: 'Raden Ayu Hajjah Siti Nurhaliza Kusumaningrum Wirakusumah Adiningrat Suryodiningrat',
      email: `${'pengguna.panjang.'.repeat(6)}@armadanusa.example`,
    },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
