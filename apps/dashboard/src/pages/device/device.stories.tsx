import { answer, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { RouterLink } from '../../RouterLink.tsx'
import { Screen } from '../../testing/Screen.tsx'

const meta = {
  title: 'Screens/Perangkat',
  component: Screen,
  parameters: { layout: 'fullscreen', linkComponent: RouterLink },
  args: { at: '/device', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/device/add')
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ listDevices: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ listDevices: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wooops')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ listDevices: failure(403, 'Anda tidak boleh melihat perangkat.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat perangkat.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()
  },
}

export const Create: Story = {
  args: { at: '/device/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Pelacak gudang')
    await userEvent.type(canvas.getByLabelText(/^IMEI/), '356938035643809')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
  },
}

export const CreateRefused: Story = {
  args: {
    at: '/device/add',
    fetch: fakeFleetFetch({
      createDevice: failure(422, 'Periksa isian Anda.', { imei: ['IMEI sudah dipakai.'] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Pelacak gudang')
    await userEvent.type(canvas.getByLabelText(/^IMEI/), '356938035643809')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('IMEI sudah dipakai.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Nama/)).toHaveValue('Pelacak gudang')
  },
}

export const LeavingUnsaved: Story = {
  args: { at: '/device/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Pelacak gudang')
    await userEvent.click(canvas.getByRole('link', { name: 'KEMBALI' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }))
    await expect(canvas.getByLabelText(/^Nama/)).toHaveValue('Pelacak gudang')
  },
}

export const SessionEndsWhileTyping: Story = {
  args: { at: '/device/add', fetch: fakeFleetFetch({ createDevice: failure(401, 'Sesi Anda berakhir.') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Pelacak gudang')
    await userEvent.type(canvas.getByLabelText(/^IMEI/), '356938035643809')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'admin@sikud.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'kendali-demo')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pulihkan' }))
    await expect(canvas.getByLabelText(/^Nama/)).toHaveValue('Pelacak gudang')
    await expect(canvas.getByLabelText(/^IMEI/)).toHaveValue('356938035643809')
  },
}

export const Detail: Story = {
  args: { at: '/device/detail/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await expect(await screen.findByRole('menuitem', { name: 'Ubah' })).toHaveAttribute(
      'href',
      '/device/edit/1',
    )
  },
}

export const DetailLoading: Story = {
  args: { at: '/device/detail/1', fetch: fakeFleetFetch({ getDevice: noAnswer() }) },
}

export const DetailNotFound: Story = {
  args: {
    at: '/device/detail/404',
    fetch: fakeFleetFetch({ getDevice: failure(404, 'Data tidak ditemukan.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  },
}

export const DetailFailed: Story = {
  args: { at: '/device/detail/1', fetch: fakeFleetFetch({ getDevice: failure(403, 'Tidak boleh.') }) },
}

export const Edit: Story = {
  args: { at: '/device/edit/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), ' B')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Detail Perangkat' })).toBeVisible()
  },
}

export const Saving: Story = {
  args: { at: '/device/edit/1', fetch: fakeFleetFetch({ updateDevice: noAnswer() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeDisabled()
  },
}

export const Deleted: Story = {
  args: { at: '/device/detail/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() =>
      expect(dialog.getByText(/Apakah anda yakin ingin menghapus data ini\?/)).toBeVisible(),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
  },
}

export const Phone: Story = { args: { at: '/device' }, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: { at: '/device/edit/1' }, globals: { theme: 'dark' } }
