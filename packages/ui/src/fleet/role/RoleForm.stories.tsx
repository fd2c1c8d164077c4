import { accessGroups, roles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { RoleForm } from './RoleForm.tsx'

const role = roles[2]

const meta = {
  title: 'Fleet/RoleForm',
  tags: ['stabil'],
  component: RoleForm,
  args: {
    access: { data: accessGroups },
    cancelTo: '/role',
    onSubmit: fn(async () => {}),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof RoleForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Akses/ }), 'Kepala Pool')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Semua izin Pelacakan' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ubah password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      type: 'manual',
      name: 'Kepala Pool',
      description: null,
      permissions: [2, 1, 20],
    })
  },
}

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Akses/ })).toHaveFocus())
    await expect(canvas.getByText('Wajib diisi.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Edit: Story = {
  args: { role },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /Akses/ })).toHaveValue('Pengawas Lapangan')
    const history = canvas.getByRole('checkbox', { name: 'Lihat perjalanan' })
    await userEvent.click(history)
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true))
    await userEvent.click(history)
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
    await userEvent.click(history)
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ permissions: [1, 3, 8] }))
  },
}

/** X02: a user can grant only permissions that they hold. */
export const Limited: Story = {
  args: { grantable: [1, 2] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Akses/ }), 'Tamu pelacakan')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ubah password' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Semua izin Perangkat' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Semua izin Pelacakan' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ permissions: [2, 1] }))
  },
}

/** A copy has only the permissions that the user may grant. The form shows how many others the copy omits. */
export const Copy: Story = {
  args: { copyOf: role, grantable: [1, 2, 3] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /Akses/ })).toHaveValue('Salinan Pengawas Lapangan')
    await expect(canvas.getByText('1 izin tidak ikut disalin karena tidak Anda miliki.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      type: 'manual',
      name: 'Salinan Pengawas Lapangan',
      description: 'Melihat posisi dan perjalanan',
      permissions: [1, 2, 3],
    })
  },
}

/** The server can require a second factor. */
export const RequiresFactor: Story = {
  args: { role, isBase: false },
  play: async ({ args, canvas, userEvent }) => {
    const required = canvas.getByRole('switch', { name: 'Wajib verifikasi dua langkah' })
    await expect(required).toHaveAccessibleDescription(/harus mengaktifkannya/)
    await userEvent.click(required)
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ require_factor: true }))
  },
}

export const LoadingPermissions: Story = { args: { role, access: { data: undefined } } }

export const PermissionsFailed: Story = {
  args: { role, access: { data: undefined, error: new Error('Server sedang sibuk.'), refetch: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.access.refetch).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = { args: { role, saving: true } }

export const ServerErrors: Story = {
  args: {
    role,
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Data tidak valid.'), {
          fields: { name: ['Nama sudah dipakai.'], permissions: ['Izin tidak dikenal.'] },
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Akses/ })).toHaveFocus())
    await expect(canvas.getByText('Nama sudah dipakai.')).toBeVisible()
    await expect(canvas.getByText('Izin tidak dikenal.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { role } }
