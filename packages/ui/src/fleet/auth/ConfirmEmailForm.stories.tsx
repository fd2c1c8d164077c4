import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthCard } from './AuthCard.tsx'
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx'

const meta = {
  title: 'Fleet/ConfirmEmailForm',
  tags: ['stabil'],
  component: ConfirmEmailForm,
  args: { hasCode: true, onSubmit: fn(), loginTo: '/login' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthCard title="Konfirmasi Email">
        <Story />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof ConfirmEmailForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Konfirmasi Email' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '' })
  },
}

export const WithoutCode: Story = {
  args: { hasCode: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Konfirmasi Email' }))
    await expect(canvas.getByLabelText('Tempel kode')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Done: Story = {
  args: { done: 'Alamat email berhasil diubah. Mulai sekarang masuklah dengan alamat baru.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/berhasil diubah/)
    await expect(canvas.getByRole('link', { name: 'Buka SIKUD' })).toHaveAttribute('href', '/login')
  },
}

export const Failed: Story = {
  args: { error: 'Tautan ini tidak berlaku lagi. Ulangi perubahan alamat di halaman Keamanan.' },
}

export const Submitting: Story = { args: { submitting: true } }
