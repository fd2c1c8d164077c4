import { groups, managedUsers, roles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { UserForm } from './UserForm.tsx'

const [user] = managedUsers

const meta = {
  title: 'Fleet/UserForm',
  tags: ['stabil'],
  component: UserForm,
  args: { roles: { data: roles }, cancelTo: '/user', onSubmit: fn(async () => {}), onDirtyChange: fn() },
} satisfies Meta<typeof UserForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/tautan undangan/)).toBeVisible()
    await form(canvas).enter({ Nama: 'Yohana Manurung', Email: 'yohana@armadanusa.example' })
    await userEvent.click(canvas.getByRole('combobox', { name: /Hak Akses/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Tamu/ }))
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Yohana Manurung',
      email: 'yohana@armadanusa.example',
      role_id: 4,
    })
  },
}

export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    await form(canvas).enter({ Email: 'yohana@' })
    await form(canvas).submit()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Nama/ })).toHaveFocus())
    await expect(canvas.getAllByText('Wajib diisi.')).toHaveLength(2)
    await expect(canvas.getByText(/Tulis alamat email lengkap/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** With several depots the form asks which of them the user sees. */
export const SeveralDepots: Story = {
  args: { user, groups: { data: groups }, mayGiveAll: true },
  play: async ({ args, canvas, userEvent }) => {
    await form(canvas).submit()
    await expect(await canvas.findByText('Wajib diisi.')).toBeVisible()
    const depots = canvas.getByRole('combobox', { name: /Depo yang dilihat/ })
    await userEvent.type(depots, 'Cakung')
    const option = await screen.findByRole('option', { name: /Depo Cakung/ })
    await waitFor(() => expect(depots).toHaveAttribute('aria-activedescendant', option.id))
    await userEvent.keyboard('{Enter}')
    await form(canvas).submit()
    const cakung = groups.find(({ name }) => name === 'Depo Cakung')?.id
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ group_ids: [cakung] })),
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Semua depo' }))
    await form(canvas).submit()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ all_groups: true })),
    )
  },
}

export const Edit: Story = { args: { user } }

export const RolesFailed: Story = {
  args: { user, roles: { data: undefined, error: { message: 'Anda tidak boleh melihat hak akses.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Hak Akses/ })).toHaveValue('Administrator')
    await expect(canvas.getByText(/Anda tidak boleh melihat hak akses\./)).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { user } }
