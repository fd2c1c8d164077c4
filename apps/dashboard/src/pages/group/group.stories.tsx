import type { Id } from '@sikud/api'
import { answer, currentUser, failure, fakeFleetFetch, groups, noAnswer } from '@sikud/api/fixtures'
import type { FakeAnswer } from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { longGroup, longList } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { onBase, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const permissions: Id[] = Object.values(permissionIds)
const role = { data: { id: 1, name: 'Administrator', permissions } }
const me = {
  getMe: answer({ data: { ...currentUser, all_groups: true, groups: [], role } }),
  listOwnGroups: answer({ data: groups }),
}

/** Fakes a server on which the user sees all depots and may change them. */
function withMe(answers: Partial<Record<string, FakeAnswer>> = {}) {
  return fakeFleetFetch({ ...me, ...answers })
}

const meta = {
  title: 'Screens/Depo',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/group', fetch: withMe() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Depo Cakung' })).toHaveAttribute(
      'href',
      '/group/detail/4',
    )
    await expect(await canvas.findByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/group/add')
    canvas.getByRole('button', { name: 'Tutup isi Wilayah Jabodetabek' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.queryByRole('link', { name: 'Depo Cakung' })).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Depo Cakung' })).toBeVisible()
  },
}

export const Loading: Story = { args: { fetch: withMe({ listGroups: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: withMe({ listGroups: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada depo')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: withMe({ listGroups: failure(403, 'Anda tidak boleh melihat depo.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat depo.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()
  },
}

const chain = longList(longGroup)
  .slice(0, 5)
  .map((group, at) => ({ ...group, parent_id: at === 0 ? null : at }))

export const LongNames: Story = {
  args: { fetch: withMe({ listGroups: answer({ data: chain }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 depo')).toBeVisible()
  },
}

export const Phone: Story = {
  ...onPhone('link', 'BUAT BARU'),
  args: { fetch: withMe({ listGroups: answer({ data: [...groups, { ...longGroup, id: 20 }] }) }) },
}

/** The server lacks the extension `groups`, so the page of depots does not exist. */
export const BaseServer: Story = {
  args: { config: onBase },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Depo' })).toBeNull()
  },
}

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Nama/ }), 'Depo Cikarang')
  await userEvent.click(canvas.getByRole('combobox', { name: /Di bawah/ }))
  await userEvent.click(await screen.findByRole('option', { name: /^Wilayah Jawa Barat/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
}

export const Create: Story = {
  args: { at: '/group/add' },
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Daftar Depo' })).toBeVisible()
  },
}

export const CreateRefused: Story = {
  args: {
    at: '/group/add',
    fetch: withMe({ createGroup: failure(409, 'Nama sudah dipakai.', { name: ['Nama sudah dipakai.'] }) }),
  },
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByText('Nama sudah dipakai.')).toBeVisible()
  },
}

export const CreatePhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/group/add' } }

export const Detail: Story = {
  args: { at: '/group/detail/3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '9 kendaraan' })).toHaveAttribute(
      'href',
      '/vehicle?group=3',
    )
    await expect(canvas.getByRole('link', { name: 'Depo Pulogadung' })).toBeVisible()
  },
}

/** The server refuses to delete a depot with members, and the page shows its message. */
export const DeleteRefused: Story = {
  args: {
    at: '/group/detail/4',
    fetch: withMe({ deleteGroup: failure(409, 'Depo ini masih punya anggota.') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    const toast = await screen.findByText('Depo ini masih punya anggota.')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(canvas.getByText('Detail Depo')).toBeVisible()
  },
}

export const DetailLongNames: Story = {
  args: {
    at: '/group/detail/5',
    fetch: withMe({ listGroups: answer({ data: chain }), getGroup: answer({ data: chain[4] }) }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longGroup.name))[0]).toBeVisible()
  },
}

/** A depot without vehicles, drivers, devices and users. */
export const NoMembers: Story = {
  args: { at: '/group/detail/8' },
  play: async ({ canvas }) => {
    for (const kind of ['kendaraan', 'pengendara', 'perangkat', 'pengguna']) {
      await expect(await canvas.findByRole('link', { name: `0 ${kind}` })).toBeVisible()
    }
  },
}

export const DetailPhone: Story = { ...onPhone('button', 'PILIHAN'), args: { at: '/group/detail/3' } }

export const DetailLoading: Story = {
  args: { at: '/group/detail/3', fetch: withMe({ getGroup: noAnswer() }) },
}

export const DetailNotFound: Story = {
  args: { at: '/group/detail/404', fetch: withMe({ getGroup: failure(404, 'Data tidak ditemukan.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  },
}

export const DetailFailed: Story = {
  args: { at: '/group/detail/3', fetch: withMe({ getGroup: failure(403, 'Tidak boleh.') }) },
}

export const Edit: Story = {
  args: { at: '/group/edit/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /Di bawah/ }))
    await expect(await screen.findByRole('option', { name: /^Depo Bogor/ })).toBeVisible()
    await expect(screen.queryByRole('option', { name: /Depo Cakung/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

export const EditLoading: Story = { args: { at: '/group/edit/3', fetch: withMe({ getGroup: noAnswer() }) } }

export const EditFailed: Story = {
  args: { at: '/group/edit/3', fetch: withMe({ getGroup: failure(403, 'Tidak boleh.') }) },
}

export const EditLongNames: Story = {
  args: { at: '/group/edit/1', fetch: withMe({ getGroup: answer({ data: longGroup }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(longGroup.name)).toBeVisible()
  },
}

export const EditPhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/group/edit/3' } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Depots' })).toBeVisible()
    await expect(await canvas.findByText('8 depots')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Vehicles' })).toBeInTheDocument()
  },
}

export const CreateEnglish: Story = {
  globals: { language: 'en' },
  args: { at: '/group/add' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'New depot' })).toBeVisible()
    await expect(await canvas.findByRole('combobox', { name: /Below/ })).toBeVisible()
  },
}

export const DetailEnglish: Story = {
  globals: { language: 'en' },
  args: { at: '/group/detail/3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '9 vehicles' })).toBeVisible()
    await expect(canvas.getByText('Depots below it')).toBeVisible()
  },
}

export const EditEnglish: Story = {
  globals: { language: 'en' },
  args: { at: '/group/edit/3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit depot' })).toBeVisible()
    await expect(await canvas.findByDisplayValue('Cabang Jakarta Timur')).toBeVisible()
  },
}
