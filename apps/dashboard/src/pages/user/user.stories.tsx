import { answer, currentUser, failure, fakeFleetFetch, groups, noAnswer, users } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { helpdeskPermissions, meWithPermissions } from '../../testing/meWithPermissions.ts'
import { longList, longUser } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { onBase, ours, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Pengguna',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/user', fetch: fakeFleetFetch(), config: onBase },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const long = fakeFleetFetch({ getUser: answer({ data: longUser }) })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengguna' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'BUAT BARU' })).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'Hendra Wijaya' })).toHaveAttribute(
      'href',
      '/user/detail/1',
    )
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ listUsers: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ listUsers: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('no user data')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ listUsers: failure(403, 'Anda tidak boleh melihat pengguna.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat pengguna.')).toBeVisible()
  },
}

/** The list shows the users who see the depot or a depot below it, and the users who see all depots. */
export const OfDepot: Story = {
  args: {
    at: '/user?group=3',
    config: ours,
    fetch: fakeFleetFetch({
      getMe: answer({ data: { ...currentUser, all_groups: true, groups: [] } }),
      listOwnGroups: answer({ data: groups }),
      listUsers: answer({
        data: users.map((user) =>
          user.id === 1 ? { ...user, all_groups: true } : { ...user, group_ids: [Number(user.id) + 2] },
        ),
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Depo' })
    await expect(await canvas.findByRole('link', { name: 'Rina Kusumawardani' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Hendra Wijaya' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Andreas Tambunan' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ketut Ayu Lestari' })).toBeNull()
    await userEvent.selectOptions(field, '')
    await expect(await canvas.findByRole('link', { name: 'Ketut Ayu Lestari' })).toBeVisible()
  },
}

export const LongNames: Story = {
  args: { fetch: fakeFleetFetch({ listUsers: answer({ data: longList(longUser) }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128 pengguna')).toBeVisible()
  },
}

const markup = `<b>Rina</b> =cmd|' /C calc'!A0`

/** A12: a name that looks like markup or a formula is shown as text. */
export const MarkupInName: Story = {
  args: { fetch: fakeFleetFetch({ listUsers: answer({ data: [{ ...longUser, id: 2, name: markup }] }) }) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: markup })
    await expect(link).toHaveTextContent(markup)
    await expect(link.querySelector('b')).toBeNull()
  },
}

/** A12: the detail page also shows a name that looks like markup as text. */
export const DetailMarkupInName: Story = {
  args: {
    at: '/user/detail/2',
    fetch: fakeFleetFetch({ getUser: answer({ data: { ...longUser, name: markup } }) }),
  },
  play: async ({ canvas }) => {
    for (const shown of await canvas.findAllByText(markup)) {
      await expect(shown.children).toHaveLength(0)
    }
  },
}

export const Phone: Story = onPhone('link', /Hendra Wijaya/)

export const Detail: Story = {
  args: { at: '/user/detail/2' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('10 dari 25 diberikan')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Operator Armada' })).toHaveAttribute(
      'href',
      '/role/detail/2',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'PILIHAN' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Ubah Password'])
    await expect(items[0]).toHaveAttribute('href', '/user/password/2')
    await userEvent.keyboard('{Escape}')
  },
}

export const DetailWithoutRole: Story = {
  args: { at: '/user/detail/6' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 dari 25 diberikan')).toBeVisible()
  },
}

export const DetailLoading: Story = {
  args: { at: '/user/detail/2', fetch: fakeFleetFetch({ getUser: noAnswer() }) },
}

export const DetailFailed: Story = {
  args: { at: '/user/detail/2', fetch: fakeFleetFetch({ getUser: failure(403, 'Tidak boleh.') }) },
}

export const DetailLongNames: Story = {
  args: { at: '/user/detail/1', fetch: long },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longUser.name))[0]).toBeVisible()
  },
}

export const DetailPhone: Story = { ...onPhone('button', 'PILIHAN'), args: { at: '/user/detail/2' } }

export const DetailNotFound: Story = {
  args: { at: '/user/detail/404', fetch: fakeFleetFetch({ getUser: failure(404, 'Data tidak ditemukan.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  },
}

export const PermissionsFailed: Story = {
  args: {
    at: '/user/detail/2',
    fetch: fakeFleetFetch({ listAccessGroups: failure(403, 'Izin tidak terbaca.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Izin tidak terbaca.')).toBeVisible()
    await expect(canvas.getByText('rina.kusuma@armadanusa.example')).toBeVisible()
  },
}

export const Password: Story = {
  args: { at: '/user/password/2', config: ours },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Salin tautan' })).toBeVisible()
  },
}

export const PasswordLoading: Story = {
  args: { at: '/user/password/2', config: ours, fetch: fakeFleetFetch({ getUser: noAnswer() }) },
}

export const PasswordLongNames: Story = {
  args: { at: '/user/password/1', config: ours, fetch: long },
}

export const PasswordPhone: Story = {
  ...onPhone('button', 'Salin tautan'),
  args: { at: '/user/password/2', config: ours },
}

export const PasswordRefused: Story = {
  args: {
    at: '/user/password/2',
    config: ours,
    fetch: fakeFleetFetch({ createRecoveryLink: failure(409, 'Pengguna ini sedang nonaktif.') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salin tautan' }))
    await expect((await screen.findAllByText('Pengguna ini sedang nonaktif.'))[0]).toBeVisible()
  },
}

/** A base server has no operation to set a password. */
export const PasswordUnavailable: Story = {
  args: { at: '/user/password/2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/tidak dapat diubah di sini/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kembali ke pengguna' })).toHaveAttribute(
      'href',
      '/user/detail/2',
    )
  },
}

const limited = fakeFleetFetch({ getMe: meWithPermissions(helpdeskPermissions) })
const beyond = 'Pengguna ini punya izin yang tidak Anda miliki: Lihat detail, Buat, Ubah dan 10 lainnya.'

/** X02: the helpdesk role cannot set the password of an administrator. */
export const DetailBeyond: Story = {
  args: { at: '/user/detail/1', fetch: limited },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('25 dari 25 diberikan')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'PILIHAN' }))
    const item = await screen.findByRole('menuitem', { name: 'Ubah Password' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription(beyond)
  },
}

/** X02: users change their own password on another page. */
export const DetailOwn: Story = {
  args: { at: '/user/detail/2', config: ours, fetch: limited },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    const item = await screen.findByRole('menuitem', { name: 'Ubah Password' })
    await expect(item).toHaveAttribute('href', '/account/password')
    await userEvent.keyboard('{Escape}')
  },
}

export const PasswordBeyond: Story = {
  args: { at: '/user/password/1', config: ours, fetch: limited },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(beyond)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'SIMPAN' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Kembali ke pengguna' })).toHaveAttribute(
      'href',
      '/user/detail/1',
    )
  },
}

export const PasswordOwn: Story = {
  args: { at: '/user/password/2', config: ours, fetch: limited },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ini akun Anda sendiri')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'SIMPAN' })).toBeNull()
    const way = canvas.getAllByRole('link', { name: 'Ubah Password' })
    await expect(way.at(-1)).toHaveAttribute('href', '/account/password')
  },
}
