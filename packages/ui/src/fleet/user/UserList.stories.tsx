import { managedUsers, users } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { RowActionsMenu } from '../../kit/ActionsMenu/RowActionsMenu.tsx'
import { initialListView } from '../../kit/DataList/ListView.ts'
import { grid } from '../../testing/grid.ts'
import { UserList } from './UserList.tsx'

function Listed(props: ComponentProps<typeof UserList>) {
  const [view, setView] = useState(props.view)
  return <UserList {...props} view={view} onViewChange={setView} />
}

const meta = {
  title: 'Fleet/UserList',
  tags: ['stabil'],
  component: UserList,
  render: Listed,
  args: {
    users,
    userTo: (user) => `/user/detail/${user.id}`,
    view: initialListView,
    onViewChange: fn(),
    onRetry: fn(),
  },
  beforeEach: () => localStorage.removeItem('userColumns'),
} satisfies Meta<typeof UserList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = grid(canvas, 'Daftar Pengguna')
    await expect(await list.columns()).toEqual(['Nama', 'Hak Akses', 'Email'])
    const [first] = users
    const row = await list.row(first?.name ?? '')
    await expect(row.link).toHaveAttribute('href', expect.stringMatching(/^\/user\/detail\/\d+$/))
  },
}

export const OtherColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Dibuat' }))
    await expect(localStorage.getItem('userColumns')).toBe('["role_name","name","email","created"]')
  },
}

/** The list on a server with the extension `userAdmin`. */
export const Accounts: Story = {
  args: {
    users: managedUsers,
    accounts: true,
    rowActions: ({ name }, tabIndex) => (
      <RowActionsMenu name={name} items={[{ key: 'edit', label: 'Ubah' }]} tabIndex={tabIndex} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const list = grid(canvas, 'Daftar Pengguna')
    await expect(await list.columns()).toEqual([
      'Nama',
      'Status',
      'Hak Akses',
      'Email',
      'Terakhir masuk',
      'Pilihan',
    ])
    const row = await list.row('Yohana Manurung')
    await expect(row.cells).toContain('Diundang')
    await userEvent.click(row.link.closest('[role="gridcell"]') ?? row.link)
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Pilihan untuk Yohana Manurung' })).toHaveFocus()
  },
}

/** A text above the list shows how many accounts need an administrator; a click filters the list for these accounts. */
export const Tasks: Story = {
  args: {
    users: users.map((user, at) => ({ ...user, status: 'active', recovery_requested: at < 3 })),
    accounts: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Permintaan pemulihan (3)' }))
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Menunggu tindakan Anda' })).toBeNull())
    await expect(canvas.getByRole('button', { name: /Permintaan pemulihan$/ })).toBeVisible()
  },
}

/** A column shows how long ago each user signed in. It sorts by time; users who never signed in come last. */
export const LastSignIn: Story = {
  args: {
    accounts: true,
    view: { ...initialListView, sort: { key: 'last_sign_in', direction: 'desc' } },
    users: managedUsers.map((user, at) => ({
      ...user,
      last_sign_in: at === 0 ? null : new Date(Date.now() - at * 3 * 3_600_000).toISOString(),
    })),
  },
  play: async ({ canvas }) => {
    const list = grid(canvas, 'Daftar Pengguna')
    const [never, newest] = managedUsers
    await expect((await list.row(newest?.name ?? '')).cells).toContain('3 jam lalu')
    await expect((await list.row(never?.name ?? '')).cells).toContain('Belum pernah')
  },
}

export const Loading: Story = { args: { users: [], loading: true } }

export const Empty: Story = {
  args: { users: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no user data')).toBeVisible()
  },
}

export const Failed: Story = { args: { users: [], error: 'Server sedang sibuk. Coba lagi sebentar lagi.' } }

export const LongNames: Story = {
  args: {
    users: users.map((user) => ({
      ...user,
      name: 'Raden Ayu Hajjah Siti Nurhaliza Kusumaningrum Wirakusumah Adiningrat',
      email: 'siti.nurhaliza.kusumaningrum.wirakusumah@operasional.armadanusantara.example',
      role: { id: 2, name: 'Penanggung jawab operasional armada wilayah Jabodetabek dan Banten' },
    })),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
