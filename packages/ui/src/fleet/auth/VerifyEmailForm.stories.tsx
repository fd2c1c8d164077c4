import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthCard } from './AuthCard.tsx'
import { VerifyEmailForm } from './VerifyEmailForm.tsx'

const meta = {
  title: 'Fleet/VerifyEmailForm',
  tags: ['stabil'],
  component: VerifyEmailForm,
  args: { hasCode: true, onSubmit: fn(), loginTo: '/login' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthCard title="Konfirmasi Email" subtitle="Masukkan password yang tadi Anda buat saat mendaftar.">
        <Story />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof VerifyEmailForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kereta malam ke Bogor{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '', password: 'kereta malam ke Bogor' })
  },
}

export const WithoutCode: Story = {
  args: { hasCode: false, refused: { password: 'Password ini bukan yang Anda buat saat mendaftar.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Konfirmasi Email' }))
    await expect(canvas.getByLabelText('Tempel kode')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
