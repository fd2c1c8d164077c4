import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthCard } from './AuthCard.tsx'
import { SetUpForm } from './SetUpForm.tsx'

const meta = {
  title: 'Fleet/SetUpForm',
  tags: ['stabil'],
  component: SetUpForm,
  args: { hasCode: true, onSubmit: fn(), loginTo: '/login' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthCard
        title="Administrator Pertama"
        subtitle="Server ini belum memiliki akun. Buat akun administrator pertama."
      >
        <Story />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof SetUpForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nama'), 'Rina Kusumawardani')
    await userEvent.type(canvas.getByLabelText('Email'), 'rina@armada.test')
    await userEvent.type(canvas.getByLabelText('Password Baru'), 'kereta malam ke Bogor')
    await userEvent.type(canvas.getByLabelText('Ulangi Password'), 'kereta malam')
    await userEvent.click(canvas.getByRole('button', { name: 'Buat Administrator' }))
    await expect(canvas.getByText('Kedua isian belum sama.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const WithoutCode: Story = {
  args: { hasCode: false, error: 'Tautan ini tidak berlaku lagi. Mintalah tautan baru kepada admin armada.' },
}
