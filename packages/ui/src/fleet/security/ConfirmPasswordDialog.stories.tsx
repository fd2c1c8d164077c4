import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx'

const meta = {
  title: 'Fleet/ConfirmPasswordDialog',
  tags: ['stabil'],
  component: ConfirmPasswordDialog,
  args: { onConfirm: fn(async () => {}), onCancel: fn() },
} satisfies Meta<typeof ConfirmPasswordDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText(/^Password/)
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('kereta-pagi-40{Enter}')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ password: 'kereta-pagi-40' }))
  },
}

export const WrongPhone: Story = {
  args: { onConfirm: fn(() => Promise.reject({ fields: { password: ['Password salah.'] } })) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText(/^Password/), 'salah')
    await userEvent.click(screen.getByRole('button', { name: 'LANJUTKAN' }))
    await expect(await screen.findByText('Password salah.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'BATAL' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** A user with a second factor enters a code of the authenticator app, or a recovery code. */
export const Code: Story = {
  args: { asksCode: true },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox', { name: /^Kode verifikasi/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('123 456{Enter}')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ code: '123456' }))
  },
}

/** The user has a passkey; if the passkey fails, the dialog stays open and shows the reason. */
export const Passkey: Story = {
  args: { asksCode: true, onPasskey: fn(() => Promise.reject(new Error('Passkey dibatalkan.'))) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pakai passkey' }))
    await expect(await screen.findByText('Passkey dibatalkan.')).toBeVisible()
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
}
