import { answer, failure, fakeFleetFetch, noAnswer } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { longDriver, longList } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Pengendara',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/driver', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengendara' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/driver/add')
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ listDrivers: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ listDrivers: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('no driver data')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ listDrivers: failure(403, 'Anda tidak boleh melihat pengendara.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat pengendara.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()
  },
}

/** The server cannot be reached and cannot write the export into the audit log, so no file is saved. */
export const ExportOffline: Story = {
  args: {
    fetch: fakeFleetFetch({
      recordExport: () => {
        throw new TypeError('Failed to fetch')
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const save = spyOn(URL, 'createObjectURL')
    await canvas.findByText('Bambang Hermawan')
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(await canvas.findByText(/^Dibatalkan: server tidak dapat dihubungi/)).toBeVisible()
    await expect(save).not.toHaveBeenCalled()
  },
}

export const ExportForbidden: Story = {
  args: {
    fetch: fakeFleetFetch({ recordExport: failure(403, 'Anda tidak punya akses untuk melakukan ini.') }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Bambang Hermawan')
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    await expect(
      await canvas.findByText(
        'Dibatalkan, karena tidak dapat dicatat. Anda tidak punya akses untuk melakukan ini.',
      ),
    ).toBeVisible()
  },
}

export const LongNames: Story = {
  args: { fetch: fakeFleetFetch({ listDrivers: answer({ data: longList(longDriver) }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128 pengendara')).toBeVisible()
  },
}

export const Phone: Story = onPhone('link', 'BUAT BARU')

export const Create: Story = {
  args: { at: '/driver/add' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()
  },
}

export const CreatePhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/driver/add' } }

export const CreateTinyWindow: Story = {
  name: 'X30 at 320 × 256 no sticky bar covers the focused field',
  args: { at: '/driver/add' },
  parameters: {
    viewport: { options: { tiny: { name: 'Tiny', styles: { width: '320px', height: '256px' } } } },
  },
  globals: { viewport: { value: 'tiny', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'SIMPAN' })
    await expect(window.innerHeight).toBe(256)
    const fields = canvas.getAllByRole('textbox')
    for (const field of [...fields, ...fields.toReversed()]) {
      field.focus()
      const { x, y, width, height } = field.getBoundingClientRect()
      for (const edge of [y + 1, y + height - 1]) {
        const top = document.elementFromPoint(x + width / 2, edge)
        await expect(top).toBe(field)
      }
    }
  },
}

export const Created: Story = {
  args: { at: '/driver/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Slamet Riyadi')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengendara' })).toBeVisible()
  },
}

/** A phone that another driver has is a warning only, in any spelling. */
export const SamePhone: Story = {
  args: { at: '/driver/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Ponsel/), '081388502214')
    await expect(await canvas.findByText(/^Nomor ini juga dipakai pengendara/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Lihat/ })).toHaveAttribute('href', '/driver/detail/3')
  },
}

export const CreateRefused: Story = {
  args: {
    at: '/driver/add',
    fetch: fakeFleetFetch({
      createDriver: failure(422, 'Periksa isian Anda.', { email: ['Email sudah dipakai.'] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Slamet Riyadi')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Email sudah dipakai.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Nama/)).toHaveValue('Slamet Riyadi')
  },
}

export const LeavingUnsaved: Story = {
  args: { at: '/driver/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Slamet')
    await userEvent.click(canvas.getByRole('link', { name: 'KEMBALI' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Tetap di sini' }))
    await expect(canvas.getByLabelText(/^Nama/)).toHaveValue('Slamet')
  },
}

export const Detail: Story = {
  args: { at: '/driver/detail/1' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Detail Pengemudi')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await expect(await screen.findByRole('menuitem', { name: 'Ubah' })).toHaveAttribute(
      'href',
      '/driver/edit/1',
    )
    await userEvent.keyboard('{Escape}')
  },
}

export const DetailHome: Story = {
  args: { at: '/driver/detail/3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Hari ini' })).toHaveTextContent(/84,3/)
    const trips = within(await canvas.findByRole('list', { name: 'Perjalanan terakhir' }))
    await expect(trips.getAllByRole('link')[0]).toHaveAttribute('href', '/report?session=416')
    await expect(canvas.getByRole('link', { name: 'Semua perjalanan' })).toHaveAttribute(
      'href',
      '/report?driver=3',
    )
  },
}

/** The role has no permission for trips, so the page shows only the facts. */
export const DetailWithoutTrips: Story = {
  args: {
    at: '/driver/detail/3',
    fetch: fakeFleetFetch({
      listSessions: failure(403, 'Tidak boleh.'),
      summariseSessions: failure(403, 'Tidak boleh.'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+62 813-8850-2214')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Hari ini' })).toBeNull())
    await expect(canvas.queryByRole('list', { name: 'Perjalanan terakhir' })).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const DetailLongNames: Story = {
  args: { at: '/driver/detail/1', fetch: fakeFleetFetch({ getDriver: answer({ data: longDriver }) }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longDriver.name))[0]).toBeVisible()
  },
}

export const DetailPhone: Story = {
  ...onPhone('button', 'PILIHAN'),
  args: { at: '/driver/detail/3' },
}

export const DetailLoading: Story = {
  args: { at: '/driver/detail/1', fetch: fakeFleetFetch({ getDriver: noAnswer() }) },
}

export const DetailNotFound: Story = {
  args: {
    at: '/driver/detail/404',
    fetch: fakeFleetFetch({ getDriver: failure(404, 'Data tidak ditemukan.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  },
}

export const DetailFailed: Story = {
  args: { at: '/driver/detail/1', fetch: fakeFleetFetch({ getDriver: failure(403, 'Tidak boleh.') }) },
}

export const Edit: Story = {
  args: { at: '/driver/edit/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()
  },
}

export const EditLoading: Story = {
  args: { at: '/driver/edit/1', fetch: fakeFleetFetch({ getDriver: noAnswer() }) },
}

export const EditFailed: Story = {
  args: { at: '/driver/edit/1', fetch: fakeFleetFetch({ getDriver: failure(403, 'Tidak boleh.') }) },
}

export const EditLongNames: Story = {
  args: { at: '/driver/edit/1', fetch: fakeFleetFetch({ getDriver: answer({ data: longDriver }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(longDriver.name)).toBeVisible()
  },
}

export const EditPhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/driver/edit/1' } }

export const Saved: Story = {
  args: { at: '/driver/edit/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), ' S.')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Detail Pengemudi')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { at: '/driver/edit/1', fetch: fakeFleetFetch({ updateDriver: noAnswer() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeVisible()
  },
}

export const Deleted: Story = {
  args: { at: '/driver/detail/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/Pengendara ini memegang perangkat/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Pengendara' })).toBeVisible()
  },
}

export const DeleteRefused: Story = {
  args: {
    at: '/driver/detail/1',
    fetch: fakeFleetFetch({ deleteDriver: failure(409, 'Masih dipakai oleh 1 perangkat.') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    const toast = await screen.findByText('Masih dipakai oleh 1 perangkat.')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(canvas.getByText('Detail Pengemudi')).toBeVisible()
  },
}

export const Archived: Story = {
  args: { at: '/driver/detail/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Arsipkan' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() =>
      expect(dialog.getByText('Perangkat Pelacak 01 tetap melapor, tanpa pengendara.')).toBeVisible(),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Arsipkan' }))
    const toast = await screen.findByText('Pengendara diarsipkan.')
    await waitFor(() => expect(toast).toBeVisible())
  },
}

export const Archive: Story = {
  args: { at: '/driver?filter=archived' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Slamet Riyadi')).toBeVisible()
  },
}

export const DetailArchived: Story = {
  args: { at: '/driver/detail/31' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Diarsipkan sejak/)).toBeVisible()
  },
}

export const DetailAssignments: Story = {
  args: { at: '/driver/detail/1' },
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('region', { name: 'Riwayat pemasangan' }))
    await expect((await history.findAllByRole('button', { name: /^Koreksi/ })).length).toBeGreaterThan(1)
  },
}
