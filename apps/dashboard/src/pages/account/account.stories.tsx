import { answer, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { longMe } from '../../testing/longNames.ts'
import { managerPermissions, meWithPermissions } from '../../testing/meWithPermissions.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Akun',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/account/password', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Password: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ubah Password' })).toBeVisible()
  },
}

export const PasswordPhone: Story = onPhone('button', 'SIMPAN')

export const WrongOldPassword: Story = {
  args: {
    fetch: fakeFleetFetch({
      changePassword: failure(422, 'Periksa isian Anda.', { password: ['Password lama salah.'] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    for (const label of [/^Password Lama/, /^Password Baru/, /^Ulangi Password/]) {
      await userEvent.type(await canvas.findByLabelText(label), 'kata-kunci')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Password lama salah.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ubah Password' })).toBeVisible()
  },
}

export const PasswordSaving: Story = {
  args: { at: '/account/password', fetch: fakeFleetFetch({ changePassword: noAnswer() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password Lama/), 'kereta-pagi-40')
    await userEvent.type(canvas.getByLabelText(/^Password Baru/), 'kereta-senja-41')
    await userEvent.type(canvas.getByLabelText(/^Ulangi Password/), 'kereta-senja-41')
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeVisible()
  },
}

export const AccountFailed: Story = {
  args: { at: '/', fetch: fakeFleetFetch({ getMe: failure(403, 'Akun Anda tidak dapat dibaca.') }) },
}

let permissions = managerPermissions
let meRequests = 0

/** The role loses a permission while the user works. Each page that opens loads the account once and updates the menu. */
export const ChangedRole: Story = {
  args: {
    at: '/device',
    fetch: fakeFleetFetch({
      getMe: (request) => {
        meRequests += 1
        return meWithPermissions(permissions)(request)
      },
    }),
  },
  beforeEach: () => {
    permissions = managerPermissions
    meRequests = 0
  },
  play: async ({ canvas, userEvent }) => {
    const open = async (link: string) => userEvent.click(await canvas.findByRole('link', { name: link }))
    await expect(await canvas.findByRole('grid')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pengendara' })).toBeVisible()
    await expect(meRequests).toBe(1)
    permissions = managerPermissions.filter((id) => id !== permissionIds['driver.list'])
    await open('Ubah Password')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ubah Password' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Pengendara' })).toBeNull())
    await expect(meRequests).toBe(2)
    await open('Perangkat')
    await expect(await canvas.findByRole('grid')).toBeVisible()
    await expect(meRequests).toBe(3)
  },
}

export const Profile: Story = {
  args: { at: '/account/profile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ubah Profile' })).toBeVisible()
  },
}

export const ProfileLongNames: Story = {
  args: { at: '/account/profile', fetch: fakeFleetFetch({ getMe: answer({ data: longMe }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(longMe.name)).toBeVisible()
  },
}

export const ProfilePhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/account/profile' } }

export const ProfileSaved: Story = {
  args: { at: '/account/profile' },
  play: async ({ canvas, userEvent }) => {
    const regency = await canvas.findByRole('combobox', { name: 'Kota/Kabupaten' })
    await waitFor(() => expect(regency).toHaveValue('Kota Administrasi Jakarta Selatan'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alamat Lengkap' }), ' RT 3')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await screen.findByText('Profil berhasil disimpan.')).toBeInTheDocument()
  },
}

export const ProfileLoading: Story = {
  args: { at: '/account/profile', fetch: fakeFleetFetch({ getMe: noAnswer() }) },
}

export const ProfilePlacesFailed: Story = {
  args: {
    at: '/account/profile',
    fetch: fakeFleetFetch({ listProvinces: failure(403, 'Wilayah tidak dapat dibaca.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Wilayah tidak dapat dibaca/)).toBeVisible()
  },
}

export const ProfileRefused: Story = {
  args: {
    at: '/account/profile',
    fetch: fakeFleetFetch({
      updateProfile: failure(422, 'Periksa isian Anda.', { phone: ['Nomor ini sudah dipakai.'] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Nomor ini sudah dipakai.')).toBeVisible()
  },
}

export const ProfileSaving: Story = {
  args: { at: '/account/profile', fetch: fakeFleetFetch({ updateProfile: noAnswer() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeVisible()
  },
}
