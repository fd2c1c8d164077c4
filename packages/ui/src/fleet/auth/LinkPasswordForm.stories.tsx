import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthCard } from './AuthCard.tsx'
import { LinkPasswordForm } from './LinkPasswordForm.tsx'

const meta = {
  title: 'Fleet/LinkPasswordForm',
  tags: ['stabil'],
  component: LinkPasswordForm,
  args: {
    step: 'password',
    submit: 'Buat Password',
    email: 'yohana.manurung@armadanusa.example',
    onCode: fn(),
    onPassword: fn(),
    onRetry: fn(),
    loginTo: '/login',
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthCard title="Buat Password" subtitle="Buat password untuk mulai memakai SIKUD.">
        <Story />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof LinkPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    await userEvent.type(canvas.getByLabelText('Password Baru'), 'kereta malam')
    await userEvent.type(canvas.getByLabelText('Ulangi Password'), 'kereta siang')
    await userEvent.click(canvas.getByRole('button', { name: 'Buat Password' }))
    const repeated = canvas.getByLabelText('Ulangi Password')
    await expect(repeated).toHaveAccessibleDescription('Kedua isian belum sama.')
    await expect(args.onPassword).not.toHaveBeenCalled()
    await userEvent.clear(repeated)
    await userEvent.type(repeated, 'kereta malam{Enter}')
    await expect(args.onPassword).toHaveBeenCalledWith({
      password_new: 'kereta malam',
      password_re: 'kereta malam',
    })
  },
}

export const Code: Story = {
  args: {
    step: 'code',
    error: 'Tautan ini tidak berlaku lagi. Mintalah tautan baru kepada admin armada.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Tempel kode'), 'Y29udG9o{Enter}')
    await expect(args.onCode).toHaveBeenCalledWith('Y29udG9o')
  },
}

export const Failed: Story = {
  args: { step: 'failed', error: 'Server tidak dapat dihubungi.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
