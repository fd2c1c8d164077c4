import { accessGroups } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GrantedPermissions } from './GrantedPermissions.tsx'

const meta = {
  title: 'Fleet/GrantedPermissions',
  tags: ['stabil'],
  component: GrantedPermissions,
  args: { access: { data: accessGroups }, granted: [1, 2, 3, 8] },
} satisfies Meta<typeof GrantedPermissions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 dari 25 diberikan')).toBeVisible()
  },
}

export const Loading: Story = { args: { access: { data: undefined } } }

export const Failed: Story = {
  args: {
    access: { data: undefined, error: new Error('Anda tidak boleh melihat izin.'), refetch: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Anda tidak boleh melihat izin.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.access.refetch).toHaveBeenCalledOnce()
  },
}

/** The server returns the role without its permissions, so no permission is shown as granted or denied. */
export const Unknown: Story = {
  args: { granted: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Server tidak menyebutkan izin hak akses ini.')).toBeVisible()
    await expect(canvas.queryByText('Tidak diberikan')).toBeNull()
  },
}
