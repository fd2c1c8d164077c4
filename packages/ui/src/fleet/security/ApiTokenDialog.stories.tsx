import { newApiToken, tokenPermissions } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { ApiTokenDialog } from './ApiTokenDialog.tsx'

const meta = {
  title: 'Fleet/ApiTokenDialog',
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
    await userEvent.click(screen.getByRole('button', { name: 'SELESAI' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const FailedPhone: Story = {
  args: { permissions: { data: undefined, error: { message: 'Server sedang sibuk.' }, refetch: fn() } },
  globals: { viewport: { value: 'phone', isRotated: false } },
}
