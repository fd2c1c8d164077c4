import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthCard } from './AuthCard.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

const meta = {
  title: 'Fleet/ForgotPasswordForm',
  tags: ['stabil'],
  component: ForgotPasswordForm,
  args: { onSubmit: fn(), loginTo: '/login' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthCard title="Lupa Password" subtitle="Masukkan email yang Anda pakai untuk masuk.">
        <Story />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'rina@armada.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'rina@armada.test' })
    await expect(canvas.getByRole('link', { name: 'Kembali ke halaman masuk' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Wajib diisi.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const NoEmailAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'rina{Enter}')
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription(/alamat email lengkap/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
