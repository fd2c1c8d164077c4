import { accessGroups, roles } from '@sikud/api/fixtures'
import type { Role } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { RoleCompareDialog } from './RoleCompareDialog.tsx'

const [administrator, operator, supervisor] = roles as [Role, Role, Role] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the fixture has four roles

function Compared(props: ComponentProps<typeof RoleCompareDialog>) {
  const [chosen, setChosen] = useState(props.chosen)
  const other = props.roles.data?.find(({ id }) => id === chosen)
  const second = props.second ?? (other && { data: other })
  return (
    <RoleCompareDialog
      {...props}
      chosen={chosen}
      onChoose={setChosen}
      second={chosen === null ? undefined : second}
    />
  )
}

const meta = {
  title: 'Fleet/RoleCompareDialog',
  tags: ['stabil'],
  component: RoleCompareDialog,
  render: Compared,
  args: {
    role: operator,
    roles: { data: roles },
    first: { data: operator },
    second: undefined,
    chosen: supervisor.id,
    onChoose: fn(),
    access: { data: accessGroups },
    onClose: fn(),
  },
} satisfies Meta<typeof RoleCompareDialog>
export default meta
type Story = StoryObj<typeof meta>

function headings() {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

/** Differences come first. */
export const Default: Story = {
  play: async () => {
    await expect(headings()).toEqual(['Hanya Operator Armada (6)', 'Keduanya (4)'])
  },
}

export const Choosing: Story = {
  args: { chosen: null },
  play: async ({ userEvent }) => {
    const field = screen.getByRole('combobox', { name: 'Dibandingkan dengan' })
    await userEvent.type(field, 'Admin')
    await expect(screen.queryByRole('option', { name: /Operator/ })).toBeNull()
    await userEvent.click(await screen.findByRole('option', { name: /Administrator/ }))
    await expect(headings()).toEqual(['Hanya Administrator (15)', 'Keduanya (10)'])
    await expect(within(screen.getByRole('dialog')).getAllByText('semua izin')[0]).toBeVisible()
  },
}

export const Same: Story = {
  args: { second: { data: { ...supervisor, permissions: [...(operator.permissions ?? [])] } } },
  play: async () => {
    await expect(screen.getByText('Kedua hak akses memuat izin yang sama.')).toBeInTheDocument()
    await expect(headings()).toEqual(['Keduanya (10)'])
  },
}

export const RequiresFactor: Story = {
  args: { second: { data: { ...supervisor, require_factor: true } } },
  play: async () => {
    await expect(
      screen.getByText('Hanya Pengawas Lapangan yang mewajibkan verifikasi dua langkah.'),
    ).toBeInTheDocument()
  },
}

export const Loading: Story = { args: { second: { data: undefined } } }

export const Failed: Story = {
  args: { second: { data: undefined, error: new Error('Server sedang sibuk.'), refetch: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.second?.refetch).toHaveBeenCalledOnce()
  },
}

/** The server returns roles without their permissions, so the dialog compares nothing. */
export const Unknown: Story = {
  args: { second: { data: { ...supervisor, permissions: undefined } } },
  play: async () => {
    await expect(screen.getByText('Server tidak menyebutkan izin hak akses ini.')).toBeInTheDocument()
  },
}

const longName = 'Penanggung jawab operasional armada wilayah Jabodetabek, Banten dan Jawa Barat bagian utara'

export const LongNames: Story = {
  args: {
    role: { ...operator, name: longName },
    first: { data: { ...operator, name: longName } },
    second: { data: { ...administrator, name: `${longName} 2`, permissions: [7, 16, 17] } },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
