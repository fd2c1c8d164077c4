import { answer, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { longList, longRole } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Hak Akses',
  component: Screen,
  parameters: screenParameters,
  args: { at: '/role', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hak Akses' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/role/add')
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ listRoles: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ listRoles: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('no access data')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ listRoles: failure(403, 'Anda tidak boleh melihat hak akses.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat hak akses.')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: { fetch: fakeFleetFetch({ listRoles: answer({ data: longList(longRole) }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128 hak akses')).toBeVisible()
  },
}

export const Phone: Story = onPhone('link', 'BUAT BARU')

export const Create: Story = {
  args: { at: '/role/add' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()
  },
}

export const CreatePhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/role/add' } }

export const Created: Story = {
  args: { at: '/role/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Akses/ }), 'Kepala Pool')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Semua izin Pelacakan' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hak Akses' })).toBeVisible()
  },
}

export const CreateRefused: Story = {
  args: {
    at: '/role/add',
    fetch: fakeFleetFetch({
      createRole: failure(422, 'Periksa isian Anda.', { name: ['Nama ini sudah dipakai.'] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Akses/ }), 'Tamu')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Nama ini sudah dipakai.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Akses/ })).toHaveValue('Tamu')
  },
}

export const PermissionsFailed: Story = {
  args: { at: '/role/add', fetch: fakeFleetFetch({ listAccessGroups: failure(403, 'Izin tidak terbaca.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Izin tidak terbaca.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()
  },
}

export const LeavingUnsaved: Story = {
  args: { at: '/role/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Ubah password' }))
    await userEvent.click(canvas.getByRole('link', { name: 'KEMBALI' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Ubah password' })).toBeChecked()
  },
}

export const Detail: Story = {
  args: { at: '/role/detail/2' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('10 dari 25 diberikan')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'PILIHAN' }))
    const edit = await screen.findByRole('menuitem', { name: 'Ubah' })
    await expect(edit).toHaveAttribute('href', '/role/edit/2')
    await userEvent.keyboard('{Escape}')
  },
}

export const DetailLongNames: Story = {
  args: { at: '/role/detail/1', fetch: fakeFleetFetch({ getRole: answer({ data: longRole }) }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longRole.name))[0]).toBeVisible()
  },
}

export const DetailPhone: Story = {
  ...onPhone('button', 'PILIHAN'),
  args: { at: '/role/detail/2' },
}

export const DetailLoading: Story = {
  args: { at: '/role/detail/2', fetch: fakeFleetFetch({ getRole: noAnswer() }) },
}

export const DetailNotFound: Story = {
  args: { at: '/role/detail/404', fetch: fakeFleetFetch({ getRole: failure(404, 'Data tidak ditemukan.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  },
}

export const DetailFailed: Story = {
  args: { at: '/role/detail/2', fetch: fakeFleetFetch({ getRole: failure(403, 'Tidak boleh.') }) },
}

export const Edit: Story = {
  args: { at: '/role/edit/2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()
  },
}

export const EditLoading: Story = {
  args: { at: '/role/edit/2', fetch: fakeFleetFetch({ getRole: noAnswer() }) },
}

export const EditFailed: Story = {
  args: { at: '/role/edit/2', fetch: fakeFleetFetch({ getRole: failure(403, 'Tidak boleh.') }) },
}

export const EditLongNames: Story = {
  args: { at: '/role/edit/1', fetch: fakeFleetFetch({ getRole: answer({ data: longRole }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(longRole.name)).toBeVisible()
  },
}

export const EditPhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/role/edit/2' } }

export const Saved: Story = {
  args: { at: '/role/edit/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Ubah password' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Hanya yang diubah' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Detail Hak Akses' })).toBeVisible()
  },
}

export const Saving: Story = {
  args: { at: '/role/edit/2', fetch: fakeFleetFetch({ updateRole: noAnswer() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeDisabled()
  },
}

export const Deleted: Story = {
  args: { at: '/role/detail/2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/dimiliki Rina Kusumawardani/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hak Akses' })).toBeVisible()
  },
}

export const DeleteRefused: Story = {
  args: {
    at: '/role/detail/2',
    fetch: fakeFleetFetch({ deleteRole: failure(409, 'Masih dipakai oleh 2 pengguna.') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    const toast = await screen.findByText('Masih dipakai oleh 2 pengguna.')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Detail Hak Akses' })).toBeVisible()
  },
}
