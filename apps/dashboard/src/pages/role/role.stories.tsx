import { answer, currentUser, failure, fakeFleetFetch, noAnswer, roles } from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { helpdeskPermissions, meWithPermissions } from '../../testing/meWithPermissions.ts'
import { longList, longRole } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

/** Fakes a server on which user 2 can view the dashboard as role 3. It remembers whether this view is on. */
function viewing() {
  let isOn = false
  const toggle = (on: boolean) => () => {
    isOn = on
    return Response.json({ message: 'Baik.' })
  }
  return fakeFleetFetch({
    viewAs: toggle(true),
    endViewAs: toggle(false),
    getMe: () => {
      const permissions = isOn ? [permissionIds['position.view']] : Object.values(permissionIds)
      const role = { data: { id: 2, name: 'Operator Armada', permissions } }
      const until = new Date(Date.now() + 15 * 60_000).toISOString()
      const view = isOn ? { view_as: { role: { id: 3, name: 'Pengawas Lapangan' }, until } } : {}
      return Response.json({ data: { ...currentUser, ...view, role } })
    },
  })
}

const meta = {
  title: 'Screens/Hak Akses',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
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

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pilihan untuk Pengawas Lapangan' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Salin' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Buat Hak Akses' })).toBeVisible()
    await expect(await canvas.findByDisplayValue('Salinan Pengawas Lapangan')).toBeVisible()
    await expect(await canvas.findByText('4 dari 25 diberikan')).toBeVisible()
  },
}

export const CopyNotFound: Story = {
  args: {
    at: '/role/add?from=404',
    fetch: fakeFleetFetch({ getRole: failure(404, 'Data tidak ditemukan.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  },
}

export const Compared: Story = {
  args: { at: '/role/detail/2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bandingkan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bandingkan Operator Armada' }))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Dibandingkan dengan' }))
    await userEvent.click(await screen.findByRole('option', { name: /Pengawas Lapangan/ }))
    await expect(await dialog.findByText('Hanya Operator Armada (6)')).toBeVisible()
  },
}

/** The user starts "Lihat sebagai": the bar appears, and the menu shows only pages that the role may open. */
export const ViewAs: Story = {
  args: { at: '/role', fetch: viewing() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pilihan untuk Pengawas Lapangan' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lihat sebagai' }))
    const bar = within(await canvas.findByRole('region', { name: 'Melihat sebagai Pengawas Lapangan.' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Akses' })).toBeNull())
    await userEvent.click(bar.getByRole('button', { name: 'Kembali ke akun saya' }))
    await waitFor(() => expect(canvas.queryByText(/Melihat sebagai/)).toBeNull())
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
    await userEvent.click(dialog.getByRole('button', { name: 'Tetap di sini' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Ubah password' })).toBeChecked()
  },
}

export const Detail: Story = {
  args: { at: '/role/detail/2' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('10 dari 25 diberikan')).toBeVisible()
    const holder = await canvas.findByRole('link', { name: 'Rina Kusumawardani' })
    await expect(holder).toHaveAttribute('href', '/user/detail/2')
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
    await userEvent.click(canvas.getByRole('switch', { name: 'Hanya yang berubah' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Simpan perubahan izin?' }))
    await expect(dialog.getByText('Perubahan ini berlaku untuk 2 pengguna.')).toBeInTheDocument()
    await expect(dialog.getByText('Ditambahkan (1)')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }))
    await expect(await canvas.findByText('Detail Hak Akses')).toBeVisible()
  },
}

/** The confirmation dialog says how many users have to turn on a second factor. */
export const SavedRequiringFactor: Story = {
  args: {
    at: '/role/edit/3',
    fetch: fakeFleetFetch({
      getRole: answer({ data: { ...roles[2], require_factor: false, without_factor_count: 2 } }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Wajib verifikasi dua langkah' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Simpan perubahan hak akses?' }))
    await expect(dialog.getByText(/2 pengguna harus mengaktifkannya dulu/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }))
    await expect(await canvas.findByText('Detail Hak Akses')).toBeVisible()
  },
}

/** The system role has no form; its menu contains the only setting that can change. */
export const SystemRequiresFactor: Story = {
  args: {
    at: '/role/detail/1',
    fetch: fakeFleetFetch({
      getRole: answer({ data: { ...roles[0], require_factor: false, without_factor_count: 1 } }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tidak wajib')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wajibkan verifikasi dua langkah' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** The form keeps its entries when the user does not confirm. */
export const SaveCancelled: Story = {
  args: { at: '/role/edit/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Ubah password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Simpan perubahan izin?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Ubah password' })).toBeChecked()
    await expect(canvas.getByText('1 perubahan', { exact: false })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'SIMPAN' })).toBeEnabled())
  },
}

export const Saving: Story = {
  args: { at: '/role/edit/2', fetch: fakeFleetFetch({ updateRole: noAnswer() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeVisible()
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
    await expect(canvas.getByText('Detail Hak Akses')).toBeVisible()
  },
}

const limited = fakeFleetFetch({ getMe: meWithPermissions(helpdeskPermissions) })
const beyond = 'Hak akses ini memuat izin yang tidak Anda miliki: Lihat detail, Buat, Ubah dan 3 lainnya.'
const system = 'Hak akses sistem selalu memuat semua izin: tidak dapat diubah atau dihapus.'

/** X02: a user cannot grant a permission that the user does not have. */
export const CreateLimited: Story = {
  args: { at: '/role/add', fetch: limited },
  play: async ({ canvas, userEvent }) => {
    const device = within(await canvas.findByRole('group', { name: 'Perangkat' }))
    const remove = device.getByRole('checkbox', { name: 'Hapus' })
    await waitFor(() => expect(remove).toHaveAccessibleDescription(/gembok tidak Anda miliki/))
    await userEvent.click(remove)
    await expect(remove).not.toBeChecked()
    await userEvent.click(device.getByRole('checkbox', { name: 'Lihat daftar' }))
    await expect(canvas.getByText('1 dari 25 diberikan', { exact: false })).toBeVisible()
  },
}

/** X02: a user cannot change or delete a role that has more permissions than the user. */
export const DetailBeyond: Story = {
  args: { at: '/role/detail/2', fetch: limited },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('10 dari 25 diberikan')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'PILIHAN' }))
    for (const name of ['Ubah', 'Hapus']) {
      const item = await screen.findByRole('menuitem', { name })
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await expect(item).toHaveAccessibleDescription(beyond)
    }
  },
}

/** A helpdesk user may change and delete a role that has no other permissions than the user. */
export const DetailWithin: Story = {
  args: { at: '/role/detail/3', fetch: limited },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('4 dari 25 diberikan')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'PILIHAN' }))
    const edit = await screen.findByRole('menuitem', { name: 'Ubah' })
    await expect(edit).toHaveAttribute('href', '/role/edit/3')
    await expect(screen.getByRole('menuitem', { name: 'Hapus' })).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Escape}')
  },
}

/** X02: the system role cannot be changed, even by a user who has all permissions. */
export const DetailSystem: Story = {
  args: { at: '/role/detail/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    const edit = await screen.findByRole('menuitem', { name: 'Ubah' })
    await expect(edit).toHaveAccessibleDescription(system)
  },
}

export const EditSystem: Story = {
  args: { at: '/role/edit/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(system)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'SIMPAN' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Kembali ke hak akses' })).toHaveAttribute(
      'href',
      '/role/detail/1',
    )
  },
}

export const EditBeyond: Story = {
  args: { at: '/role/edit/2', fetch: limited },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(beyond)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'SIMPAN' })).toBeNull()
  },
}

/** X02: the server refuses a permission, and the form shows the message at the permissions. */
export const CreateBeyond: Story = {
  args: {
    at: '/role/add',
    fetch: fakeFleetFetch({
      createRole: failure(403, 'Hak akses ini memuat izin yang tidak Anda miliki: Hapus perangkat.', {
        permissions: ['Hak akses ini memuat izin yang tidak Anda miliki: Hapus perangkat.'],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Akses/ }), 'Tamu')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const first = await canvas.findByRole('checkbox', { name: 'Semua izin Perangkat' })
    await waitFor(() => expect(first).toHaveAccessibleDescription(/Hapus perangkat\.$/))
  },
}
