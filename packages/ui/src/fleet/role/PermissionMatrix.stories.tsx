import type { AccessGroup, Id } from '@sikud/api'
import { accessGroups, roles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState, type ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import { withGrants } from './grants.ts'
import { PermissionMatrix } from './PermissionMatrix.tsx'

const saved = roles[1]?.permissions ?? []

function Editable(props: ComponentProps<typeof PermissionMatrix>) {
  const [granted, setGranted] = useState(props.granted)
  const { onChange } = props
  const change = useCallback(
    (ids: Id[], grant: boolean) => {
      onChange?.(ids, grant)
      setGranted((before) => withGrants(before, saved, ids, grant))
    },
    [onChange],
  )
  return <PermissionMatrix {...props} granted={granted} saved={saved} onChange={change} />
}

const meta = {
  title: 'Fleet/PermissionMatrix',
  tags: ['stabil'],
  component: PermissionMatrix,
  args: { groups: accessGroups, granted: saved },
} satisfies Meta<typeof PermissionMatrix>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 dari 25 diberikan')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Pelacakan' })).toHaveTextContent('2 dari 2 diberikan')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Edit: Story = {
  args: { onChange: fn() },
  render: Editable,
  play: async ({ args, canvas, userEvent }) => {
    const device = canvas.getByRole('group', { name: 'Perangkat' })
    const remove = canvas.getAllByRole('checkbox', { name: 'Hapus' })[0]
    await expect(remove).not.toBeChecked()
    await userEvent.click(canvas.getAllByText('Hapus')[0] ?? device)
    await expect(args.onChange).toHaveBeenLastCalledWith([7], true)
    await expect(remove).toBeChecked()
    await expect(canvas.getByText(/1 perubahan/)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(remove).not.toBeChecked()
  },
}

export const WholeGroup: Story = {
  args: { onChange: fn() },
  render: Editable,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Semua izin Perangkat' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Perangkat' })).toHaveTextContent('5 dari 5 diberikan')
    await userEvent.click(all)
    await expect(canvas.getByRole('group', { name: 'Perangkat' })).toHaveTextContent('0 dari 5 diberikan')
  },
}

export const OnlyChanged: Story = {
  args: { onChange: fn() },
  render: Editable,
  play: async ({ canvas, userEvent }) => {
    const only = canvas.getByRole('switch', { name: 'Hanya yang berubah' })
    await userEvent.click(only)
    await expect(canvas.getByText('Belum ada yang diubah.')).toBeVisible()
    await userEvent.click(only)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ubah password' }))
    await userEvent.click(only)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ubah password' }))
    await expect(canvas.getByRole('checkbox', { name: 'Ubah password' })).not.toBeChecked()
  },
}

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Cari izin' })
    await userEvent.type(search, 'PERJALANAN')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(search, 'x')
    await expect(canvas.getByText('Tidak ada izin yang cocok.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25)
  },
}

export const Unlisted: Story = {
  args: { granted: [...saved, 'lama-9', 977] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 izin lain tidak tercantum di sini dan tetap disimpan.')).toBeVisible()
  },
}

export const Invalid: Story = {
  args: { onChange: fn(), error: 'Pilih sedikitnya satu izin.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Semua izin Perangkat' })).toHaveAccessibleDescription(
      'Pilih sedikitnya satu izin.',
    )
  },
}

export const Disabled: Story = { args: { onChange: fn(), disabled: true } }

const lock = 'Izin bertanda gembok tidak Anda miliki, jadi tidak dapat Anda berikan atau cabut.'

/** X02: permissions that the user does not hold are locked. They can have the focus, and a text says why. */
export const Locked: Story = {
  args: { onChange: fn(), granted: [3, 13], grantable: [3, 4, 5, 13, 14, 15, 16, 17] },
  render: Editable,
  play: async ({ args, canvas, userEvent }) => {
    const device = within(canvas.getByRole('group', { name: 'Perangkat' }))
    const change = device.getByRole('checkbox', { name: 'Ubah' })
    await expect(change).toHaveAttribute('aria-disabled', 'true')
    await expect(change).toHaveAccessibleDescription(lock)
    change.focus()
    await userEvent.keyboard(' ')
    await userEvent.click(device.getByText('Hapus'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(change).not.toBeChecked()

    await userEvent.click(device.getByRole('checkbox', { name: 'Semua izin Perangkat' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([3, 4, 5], true)
    await expect(canvas.getByRole('group', { name: 'Perangkat' })).toHaveTextContent('3 dari 5 diberikan')
    await userEvent.click(device.getByRole('checkbox', { name: 'Semua izin Perangkat' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([3, 4, 5], false)

    const drivers = canvas.getByRole('checkbox', { name: 'Semua izin Pengendara' })
    await expect(drivers).not.toHaveAttribute('aria-disabled')
    const tracking = canvas.getByRole('checkbox', { name: 'Semua izin Pelacakan' })
    await expect(tracking).toHaveAttribute('aria-disabled', 'true')
    await expect(tracking).toHaveAccessibleDescription(lock)
    await userEvent.click(tracking)
    await expect(tracking).not.toBeChecked()
  },
}

export const LockedDark: Story = { ...Locked, globals: { theme: 'dark' } }

export const LockedPhone: Story = { ...Locked, globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { groups: [], granted: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada izin yang dapat diberikan.')).toBeVisible()
  },
}

const longName = 'Mengubah, menghapus dan memindahkan perangkat beserta seluruh riwayat posisinya antarcabang'
const long: AccessGroup = {
  name: 'Pengelolaan perangkat pelacak dan seluruh kelengkapannya di lapangan',
  description: 'Termasuk pemasangan, pencopotan, pemindahan dan perawatan berkala oleh bengkel rekanan',
  permissions: {
    data: [
      { id: 1, name: longName },
      { id: 2, name: 'TanpaSpasi'.repeat(12) },
    ],
  },
}

export const LongNames: Story = { args: { groups: [long], granted: [1], saved: [2], onChange: fn() } }

export const Phone: Story = {
  args: { onChange: fn() },
  render: Editable,
  globals: { viewport: { value: 'phone' } },
}
