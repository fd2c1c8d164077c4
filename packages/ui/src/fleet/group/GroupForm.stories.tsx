import { groups } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { form } from '../../testing/form.ts'
import { GroupForm } from './GroupForm.tsx'

const meta = {
  title: 'Fleet/GroupForm',
  component: GroupForm,
  args: {
    groups: { data: groups },
    cancelTo: '/group',
    onSubmit: fn(async () => {}),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof GroupForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await form(canvas).enter({ Nama: ' Depo Cikarang ', Jenis: 'Cabang' })
    await form(canvas).submit()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Depo Cikarang',
      kind: 'branch',
      parent_id: null,
    })
  },
}

/** Only a user who sees all depots can put a depot at the top. */
export const PlaceRequired: Story = {
  args: { mayBeTop: false },
  play: async ({ args, canvas }) => {
    await form(canvas).enter({ Nama: 'Depo Cikarang' })
    await form(canvas).submit()
    await expect(canvas.getByRole('combobox', { name: /Di bawah/ })).toHaveAccessibleDescription(
      'Wajib diisi.',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
