import { roles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { initialListView } from '../../kit/DataList/ListView.ts'
import { grid } from '../../testing/grid.ts'
import { RoleList } from './RoleList.tsx'

function Listed(props: ComponentProps<typeof RoleList>) {
  const [view, setView] = useState(props.view)
  return <RoleList {...props} view={view} onViewChange={setView} />
}

const meta = {
  title: 'Fleet/RoleList',
  tags: ['stabil'],
  component: RoleList,
  render: Listed,
  args: {
    roles,
    roleTo: (role) => `/role/detail/${role.id}`,
    view: initialListView,
    onViewChange: fn(),
    onRetry: fn(),
  },
  beforeEach: () => localStorage.removeItem('roleColumns'),
} satisfies Meta<typeof RoleList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = grid(canvas, 'Hak Akses')
    await expect(await list.columns()).toEqual(['Akses', 'Jenis'])
    const [first] = roles
    const row = await list.row(first?.name ?? '')
    await expect(row.link).toHaveAttribute('href', expect.stringMatching(/^\/role\/detail\/\d+$/))
  },
}

export const OtherColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kolom' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Deskripsi' }))
    await expect(localStorage.getItem('roleColumns')).toBe('["name","type_text","description"]')
  },
}

export const Loading: Story = { args: { roles: [], loading: true } }

export const Empty: Story = {
  args: { roles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no access data')).toBeVisible()
  },
}

export const Failed: Story = { args: { roles: [], error: 'Server sedang sibuk. Coba lagi sebentar lagi.' } }

export const LongNames: Story = {
  args: {
    roles: roles.map((role) => ({
      ...role,
      name: 'Penanggung jawab operasional armada wilayah Jabodetabek, Banten dan Jawa Barat bagian utara',
    })),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
