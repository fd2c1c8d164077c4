import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthCard } from './AuthCard.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const meta = {
  title: 'Fleet/RegisterForm',
  tags: ['stabil'],
  component: RegisterForm,
  args: { onSubmit: fn(), loginTo: '/login' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthCard title="Daftar Akun" subtitle="Akun SIKUD dibuatkan oleh admin armada Anda.">
        <Story />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof RegisterForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'rina')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'rina@armada.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'kereta-malam{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'rina',
      email: 'rina@armada.test',
      password: 'kereta-malam',
    })
    await expect(canvas.getByRole('link', { name: 'Sudah mendapatkan akun? Masuk' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
}

export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'rina')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'rina@armada')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription(/alamat email lengkap/)
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Wajib diisi.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(email, '.test')
    await expect(email).toBeValid()
  },
}

export const Closed: Story = {
  args: { notice: 'Pendaftaran belum tersedia di server ini. Hubungi admin armada Anda.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Pendaftaran belum tersedia di server ini.')
  },
}

export const Phone: Story = { ...Closed, globals: { viewport: { value: 'phone', isRotated: false } } }
