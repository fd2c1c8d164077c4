import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthCard } from './AuthCard.tsx'
import { RecoverForm } from './RecoverForm.tsx'

const meta = {
  title: 'Fleet/RecoverForm',
  tags: ['stabil'],
  component: RecoverForm,
  args: { onSubmit: fn(), loginTo: '/login' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthCard title="Pemulihan Akun" subtitle="Buat password baru untuk akun Anda.">
        <Story />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof RecoverForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chosen = canvas.getByLabelText('Password Baru')
    await userEvent.type(chosen, 'kereta-malam')
    await userEvent.type(canvas.getByLabelText('Ulangi Password'), 'kereta-malam')
    await expect(chosen).toHaveAttribute('type', 'password')
    await expect(chosen).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password_new: 'kereta-malam',
      password_re: 'kereta-malam',
    })
  },
}

export const NotRepeated: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const repeated = canvas.getByLabelText('Ulangi Password')
    await userEvent.type(canvas.getByLabelText('Password Baru'), 'kereta-malam')
    await userEvent.type(repeated, 'kereta-siang{Enter}')
    await expect(repeated).toHaveFocus()
    await expect(repeated).toHaveAccessibleDescription('Kedua isian belum sama.')
    await expect(canvas.getByLabelText('Password Baru')).toBeValid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pulihkan' }))
    await expect(canvas.getByLabelText('Password Baru')).toHaveFocus()
    await expect(canvas.getAllByText('Wajib diisi.')).toHaveLength(2)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
