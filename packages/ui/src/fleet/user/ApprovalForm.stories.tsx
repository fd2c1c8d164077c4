import type { User } from '@sikud/api'
import { roles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { ApprovalForm } from './ApprovalForm.tsx'

const user: User = {
  id: 8,
  name: 'Yohana Manurung',
  email: 'yohana.manurung@armadanusa.example',
  created: { full: '20 November 2026, 09.15 WIB' },
  status: 'pending',
  email_verified: false,
  role: null,
}

const meta = {
  title: 'Fleet/ApprovalForm',
  tags: ['stabil'],
  component: ApprovalForm,
  args: {
    user,
    roles: { data: roles },
    cancelTo: '/user',
    onSubmit: fn(async () => {}),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof ApprovalForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/belum terbukti milik pendaftar/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'SETUJUI' }))
    await expect(await canvas.findByText('Wajib diisi.')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: /Hak Akses/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Tamu/ }))
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({ role_id: 4 })
  },
}

export const Saving: Story = { args: { saving: true } }
