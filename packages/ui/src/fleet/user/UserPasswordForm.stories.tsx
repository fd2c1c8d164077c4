import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { UserPasswordForm } from './UserPasswordForm.tsx'

const user = {
  id: 2,
  name: 'Rina Kusumawardani',
  email: 'rina.kusuma@armadanusa.example',
  created: { full: '3 Maret 2025, 09.12 WIB' },
}

const meta = {
  title: 'Fleet/UserPasswordForm',
  component: UserPasswordForm,
  args: { user, cancelTo: '/user/detail/2', onSubmit: fn(async () => {}), onDirtyChange: fn() },
} satisfies Meta<typeof UserPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Rina Kusumawardani perlu masuk lagi/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Password Baru/), 'kereta-senja-41')
    await userEvent.type(canvas.getByLabelText(/^Ulangi Password/), 'kereta-senja-41')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password_new: 'kereta-senja-41',
      password_re: 'kereta-senja-41',
    })
  },
}

export const NotEqual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password Baru/), 'kereta-senja-41')
    await userEvent.type(canvas.getByLabelText(/^Ulangi Password/), 'kereta-senja-14')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Ulangi Password/)).toBeInvalid())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Saving: Story = { args: { saving: true } }

export const ServerErrors: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('Data tidak valid.'), {
          fields: { password_new: ['Password terlalu mudah ditebak.'] },
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password Baru/), 'rahasia123')
    await userEvent.type(canvas.getByLabelText(/^Ulangi Password/), 'rahasia123')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Password terlalu mudah ditebak.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
