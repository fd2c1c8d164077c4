import type { User } from '@sikud/api'
import { answer, failure, fakeFleetFetch, managedUsers, noAnswer } from '@sikud/api/fixtures'
import type { FakeAnswer, OperationId } from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { managerPermissions, meWithPermissions } from '../../testing/meWithPermissions.ts'
import { longUser } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const recordOf: FakeAnswer = (request) => {
  const found = managedUsers.find(({ id }) => String(id) === request.id)
  return (found ? answer({ data: found }) : failure(404, 'Data tidak ditemukan.'))(request)
}

/** Fakes a server on which user 2 manages accounts. The stories switch on the feature `userAdmin`. */
const server = (overrides: Partial<Record<OperationId, FakeAnswer>> = {}) =>
  fakeFleetFetch({
    getMe: meWithPermissions(managerPermissions),
    listUsers: answer({ data: managedUsers }),
    getUser: recordOf,
    ...overrides,
  })

const meta = {
  title: 'Screens/Pengguna dan akun',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: {
    at: '/user',
    fetch: server(),
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

async function menuOf(name: string, { canvas, userEvent }: Parameters<Play>[0]) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const items = await screen.findAllByRole('menuitem')
  return items.map((item) => item.textContent)
}

/** Clicks a button of the open confirmation dialog. */
async function confirm({ userEvent }: Parameters<Play>[0], label: string) {
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: label }))
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/user/add')
    await expect(await canvas.findByText('Diundang')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Saring' }))
    for (const name of ['Diundang', 'Dinonaktifkan']) {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }))
      await screen.findByRole('menuitemcheckbox', { name, checked: true })
    }
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('2 dari 7 pengguna')).toBeVisible()
    await expect(await menuOf('Pilihan untuk Ketut Ayu Lestari', context)).toEqual([
      'Lihat sekilas',
      'Ubah',
      'Aktifkan',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Phone: Story = onPhone('button', 'Pilihan untuk Hendra Wijaya')

const crowd = Array.from({ length: 2000 }, (_, at): User => ({
  ...longUser,
  id: at + 1,
  name: `${at + 1} ${'Siti Nurhaliza Kusumaningrum Adiningrat '.repeat(8)}`.slice(0, 300),
  status: (['active', 'invited', 'disabled'] as const)[at % 3] ?? 'active',
}))

export const TwoThousand: Story = {
  args: { fetch: server({ listUsers: answer({ data: crowd }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2.000 pengguna')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const applicants = Array.from({ length: 200 }, (_, at): User => ({
  ...longUser,
  id: at + 1,
  name: `${at + 1} Calon Pengguna`,
  role: null,
  status: 'pending',
}))

/** The server stores at most 200 pending registrations. */
export const TwoHundredPending: Story = {
  args: {
    at: '/user?filter=pending',
    fetch: server({ listUsers: answer({ data: [...managedUsers, ...applicants] }) }),
  },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('200 dari 207 pengguna')).toBeVisible()
    await expect((await canvas.findAllByText('Menunggu persetujuan'))[0]).toBeVisible()
    await expect(await menuOf('Pilihan untuk 1 Calon Pengguna', context)).toContain('Setujui pendaftaran')
  },
}

/** Without the permissions the page shows no action that the server would refuse. */
export const WithoutPermission: Story = {
  args: {
    fetch: server({ getMe: meWithPermissions([permissionIds['user.list'], permissionIds['user.view']]) }),
  },
  play: async (context) => {
    await expect(await context.canvas.findByText('Diundang')).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: 'BUAT BARU' })).toBeNull()
    await expect(await menuOf('Pilihan untuk Ketut Ayu Lestari', context)).toEqual(['Lihat sekilas'])
    await context.userEvent.keyboard('{Escape}')
  },
}

export const Disable: Story = {
  play: async (context) => {
    await menuOf('Pilihan untuk Andreas Tambunan', context)
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Nonaktifkan' }))
    const question = await screen.findByRole('alertdialog', { name: 'Nonaktifkan Andreas Tambunan?' })
    await expect(question).toHaveTextContent('langsung keluar dari semua perangkat')
    await confirm(context, 'Nonaktifkan')
    const told = await screen.findByText(/dikeluarkan dari semua perangkat\.$/)
    await waitFor(() => expect(told).toBeVisible())
  },
}

export const Create: Story = {
  args: { at: '/user/add', fetch: server({ createUser: answer({ message: null, data: { id: 7 } }, 201) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Yohana Manurung')
    await userEvent.type(canvas.getByLabelText(/^Email/), 'yohana.manurung@armadanusa.example')
    await userEvent.click(canvas.getByRole('combobox', { name: /Hak Akses/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Pengawas Lapangan/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tautan untuk Yohana Manurung' })
    const link = await within(dialog).findByLabelText<HTMLInputElement>('Tautan')
    await waitFor(() => expect(link.value).toMatch(/^https?:\/\/[^/]+\/invitation#.+/))
    await expect(dialog).toHaveTextContent(/Berlaku sampai Sen, 23 Nov, pukul \d\d\.04 WI(B|TA|T)\./)
  },
}

export const CreateRefused: Story = {
  args: {
    at: '/user/add',
    fetch: server({
      createUser: failure(409, 'Alamat email ini sudah dipakai.', {
        email: ['Alamat email ini sudah dipakai.'],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Rina')
    await userEvent.type(canvas.getByLabelText(/^Email/), 'rina.kusuma@armadanusa.example')
    await userEvent.click(canvas.getByRole('combobox', { name: /Hak Akses/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Tamu/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toBeInvalid())
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(
      'Alamat email ini sudah dipakai.',
    )
  },
}

export const CreatePhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/user/add' } }

export const Edit: Story = {
  args: { at: '/user/edit/4' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Nama/)
    await expect(name).toHaveValue('Fitri Handayani')
    await expect(canvas.getByRole('combobox', { name: /Hak Akses/ })).toHaveValue('Pengawas Lapangan')
    await userEvent.type(name, ' Putri')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Detail Pengguna')).toBeVisible()
  },
}

export const EditLoading: Story = { args: { at: '/user/edit/4', fetch: server({ getUser: noAnswer() }) } }

export const EditFailed: Story = {
  args: { at: '/user/edit/4', fetch: server({ getUser: failure(500, 'Server sedang sibuk.') }) },
}

export const EditLongNames: Story = {
  args: { at: '/user/edit/1', fetch: server({ getUser: answer({ data: longUser }) }) },
}

export const EditPhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/user/edit/4' } }

export const EditOwn: Story = {
  args: { at: '/user/edit/2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ini akun Anda sendiri')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'SIMPAN' })).toBeNull()
  },
}

export const Detail: Story = {
  args: { at: '/user/detail/1' },
  play: async (context) => {
    await expect(await menuOf('PILIHAN', context)).toEqual([
      'Ubah',
      'Salin tautan pemulihan',
      'Keluarkan dari semua perangkat',
      'Nonaktifkan',
    ])
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Salin tautan pemulihan' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tautan untuk Hendra Wijaya' })
    await waitFor(() => expect(dialog).toHaveTextContent(/password lama berlaku sampai saat itu/))
  },
}

export const DetailDisabled: Story = {
  args: { at: '/user/detail/5' },
  play: async (context) => {
    await expect(await menuOf('PILIHAN', context)).toEqual(['Ubah', 'Aktifkan', 'Hapus'])
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Hapus' }))
    await expect(await screen.findByText(/data pribadi Ketut Ayu Lestari hilang/)).toBeVisible()
    await confirm(context, 'Lanjutkan')
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Daftar Pengguna' }),
    ).toBeVisible()
  },
}

/** Users cannot change their own role and status: the menu has only Ubah Password, which opens another page. */
export const DetailOwn: Story = {
  args: { at: '/user/detail/2' },
  play: async (context) => {
    await expect(await context.canvas.findByText(/^Ini akun Anda sendiri\./)).toBeVisible()
    await expect(await menuOf('PILIHAN', context)).toEqual(['Ubah Password'])
  },
}

/** Nobody can set the password of another user: the page offers a link instead. */
export const PasswordIsLink: Story = {
  args: {
    at: '/user/password/1',
    fetch: server({ createRecoveryLink: failure(409, 'Pengguna ini tidak aktif.') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salin tautan' }))
    const dialog = await screen.findByRole('dialog')
    await expect(await within(dialog).findByText('Pengguna ini tidak aktif.')).toBeVisible()
  },
}

const waiting: User = {
  id: 8,
  name: 'Dewi Anggraini',
  email: 'dewi.anggraini@armadanusa.example',
  created: { full: '22 November 2026, 10.00 WIB' },
  status: 'pending',
  email_verified: false,
  last_sign_in: null,
  role: null,
}

export const Approve: Story = {
  args: { at: '/user/approve/8', fetch: server({ getUser: answer({ data: waiting }) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/belum terbukti milik pendaftar/)).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: /Hak Akses/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Tamu/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'SETUJUI' }))
    await expect(await canvas.findByText('Detail Pengguna')).toBeVisible()
  },
}

export const ApproveLoading: Story = {
  args: { at: '/user/approve/8', fetch: server({ getUser: noAnswer() }) },
}

export const ApproveFailed: Story = {
  args: {
    at: '/user/approve/8',
    fetch: server({
      getUser: answer({ data: waiting }),
      approveUser: failure(403, 'Hak akses ini memuat izin yang tidak Anda miliki: Hapus perangkat.'),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /Hak Akses/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Tamu/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'SETUJUI' }))
    const told = await canvas.findAllByText(/izin yang tidak Anda miliki/)
    await waitFor(() => expect(told[0]).toBeVisible())
  },
}

export const ApproveLongNames: Story = {
  args: {
    at: '/user/approve/8',
    fetch: server({ getUser: answer({ data: { ...longUser, status: 'pending' } }) }),
  },
}

export const ApprovePhone: Story = {
  ...onPhone('button', 'SETUJUI'),
  args: { at: '/user/approve/8', fetch: server({ getUser: answer({ data: waiting }) }) },
}

/** The e-mail to a registered user failed, and the user has requested recovery: an administrator must act. */
export const Requests: Story = {
  args: {
    at: '/user/detail/8',
    fetch: server({ getUser: answer({ data: { ...waiting, recovery_requested: true, mail_failed: true } }) }),
  },
  play: async (context) => {
    await expect(await context.canvas.findByText(/meminta pemulihan akun/)).toBeVisible()
    await expect(context.canvas.getByText(/Email gagal dikirim/)).toBeVisible()
    await expect(await menuOf('PILIHAN', context)).toEqual(['Setujui pendaftaran', 'Tolak pendaftaran'])
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Tolak pendaftaran' }))
    await confirm(context, 'Tolak pendaftaran')
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Daftar Pengguna' }),
    ).toBeVisible()
  },
}
