import { groups, newApiToken, tokenPermissions } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { ApiTokenDialog } from './ApiTokenDialog.tsx'

const meta = {
  title: 'Fleet/ApiTokenDialog',
  tags: ['stabil'],
  component: ApiTokenDialog,
  args: {
    permissions: { data: tokenPermissions },
    onCreate: fn(async () => newApiToken),
    onClose: fn(),
  },
} satisfies Meta<typeof ApiTokenDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText(/^Nama/), 'Laporan bulanan')
    await userEvent.click(screen.getByRole('button', { name: 'BUAT' }))
    await expect(await screen.findByText('Pilih paling sedikit satu izin.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lihat daftar perangkat' }))
    await userEvent.click(screen.getByRole('button', { name: 'BUAT' }))
    await waitFor(() => expect(screen.getByLabelText('Token')).toHaveValue(newApiToken.token))
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Laporan bulanan', permissions: [3] }),
    )
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(screen.getByRole('button', { name: 'Salin token' }))
    await expect(await screen.findByRole('button', { name: 'Token disalin' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'SELESAI' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sudah saya simpan' }))
    await userEvent.click(screen.getByRole('button', { name: 'SELESAI' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The token can see all depots of its owner, or only the chosen depots. */
export const Depots: Story = {
  args: { groups: { data: groups } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText(/^Nama/), 'Papan Cakung')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lihat daftar perangkat' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Semua depo Anda' }))
    await userEvent.click(screen.getByRole('button', { name: 'BUAT' }))
    await expect(await screen.findByText('Wajib diisi.')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: /^Depo token ini/ }))
    const [first] = await screen.findAllByRole('option')
    if (first) await userEvent.click(first)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'BUAT' }))
    await waitFor(() => expect(screen.getByLabelText('Token')).toHaveValue(newApiToken.token))
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ group_ids: [expect.anything()] }),
    )
  },
}

export const DepotsPhone: Story = {
  args: { groups: { data: groups } },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

const manyPermissions = Array.from({ length: 50 }, (_, id) => ({ id, name: `Lihat laporan ${String(id)}` }))

export const ManyPermissionsPhone: Story = {
  name: 'keeps its buttons in view over a long list',
  args: { permissions: { data: manyPermissions } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const create = screen.getByRole('button', { name: 'BUAT' })
    const cancel = screen.getByRole('button', { name: 'BATAL' })
    await waitFor(() => expect(cancel).toBeVisible())
    for (const button of [create, cancel])
      await expect(button.getBoundingClientRect().bottom).toBeLessThan(dialog.getBoundingClientRect().bottom)
  },
}

export const FailedPhone: Story = {
  args: { permissions: { data: undefined, error: { message: 'Server sedang sibuk.' }, refetch: fn() } },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
