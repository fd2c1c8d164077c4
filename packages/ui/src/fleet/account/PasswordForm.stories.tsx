import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PasswordForm } from './PasswordForm.tsx'

const meta = {
  title: 'Fleet/PasswordForm',
  tags: ['stabil'],
  component: PasswordForm,
  args: { onSubmit: fn(async () => {}), cancelTo: '/' },
} satisfies Meta<typeof PasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Password Lama/), 'yang-lama')
    await userEvent.type(canvas.getByLabelText(/^Password Baru/), 'yang-baru-sekali')
    await userEvent.type(canvas.getByLabelText(/^Ulangi Password/), 'yang-baru-sekali')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'yang-lama',
      password_new: 'yang-baru-sekali',
      password_re: 'yang-baru-sekali',
    })
  },
}

export const NotRepeated: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Password Lama/), 'yang-lama')
    await userEvent.type(canvas.getByLabelText(/^Password Baru/), 'yang-baru-sekali')
    await userEvent.type(canvas.getByLabelText(/^Ulangi Password/), 'yang-lain')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Kedua isian belum sama.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const WrongOldPassword: Story = {
  args: { onSubmit: fn(() => Promise.reject({ fields: { password: ['Password lama salah.'] } })) },
  play: async ({ canvas, userEvent }) => {
    for (const label of [/^Password Lama/, /^Password Baru/, /^Ulangi Password/]) {
      await userEvent.type(canvas.getByLabelText(label), 'kata-kunci')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Password lama salah.')).toBeVisible()
  },
}

export const Saving: Story = { args: { saving: true } }
