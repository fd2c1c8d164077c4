import {
  answer,
  archivableList,
  deviceContact,
  devices,
  drivers,
  failure,
  fakeFleetFetch,
  noAnswer,
} from '@sikud/api/fixtures'
import { permissionIds } from '@sikud/api/permissions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { longDevice, longDriver, longList, longVehicle } from '../../testing/longNames.ts'
import { meWithPermissions } from '../../testing/meWithPermissions.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { onBase, Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Perangkat',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
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

const [first, second] = devices

/**
 * X07: some rows are null or have an invalid id. The list shows only the number of these rows, and the search finds the
 * other rows. A value of a wrong type is shown as a dash.
 */
export const BadRows: Story = {
  args: {
    fetch: fakeFleetFetch({
      listDevices: answer({
        data: [first, null, { ...second, id: '../me' }, { ...second, imei: {}, number: [] }],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 baris tidak dapat ditampilkan.')).toBeVisible()
    await expect(canvas.getByText('2 perangkat')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '—' })).toHaveAttribute('href', '/device/detail/2')
    await userEvent.keyboard('{Control>}k{/Control}')
    const search = await screen.findByRole('combobox')
    await userEvent.type(search, second?.name ?? '')
    await expect(await screen.findByRole('option', { name: new RegExp(second?.name ?? '') })).toBeVisible()
  },
}

export const BadRowInEnglish: Story = {
  globals: { language: 'en' },
  args: { fetch: fakeFleetFetch({ listDevices: answer({ data: [first, null] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 row cannot be shown.')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: { fetch: fakeFleetFetch({ listDevices: answer({ data: longList(longDevice) }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128 perangkat')).toBeVisible()
  },
}

export const Phone: Story = onPhone('link', 'BUAT BARU')

export const Create: Story = {
  args: { at: '/device/add' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()
  },
}

export const CreatePhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/device/add' } }

export const Created: Story = {
  args: { at: '/device/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), 'Pelacak gudang')
    await userEvent.type(canvas.getByLabelText(/^IMEI/), '356938035643809')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
  },
}

/** An IMEI that another device has is told while the user types. */
export const SameImei: Story = {
  args: { at: '/device/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^IMEI/), String(devices[0]?.imei))
    await expect(await canvas.findByText(/^IMEI ini sudah dipakai perangkat/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Lihat/ })).toHaveAttribute('href', '/device/detail/1')
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
    await userEvent.click(dialog.getByRole('button', { name: 'Tetap di sini' }))
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjutkan' }))
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
    await userEvent.keyboard('{Escape}')
  },
}

export const DetailLongNames: Story = {
  args: { at: '/device/detail/1', fetch: fakeFleetFetch({ getDevice: answer({ data: longDevice }) }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longDevice.name))[0]).toBeVisible()
  },
}

export const DetailContact: Story = {
  args: { at: '/device/detail/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Posisi hari ini' })).toBeVisible()
    await expect(canvas.getByText('4.211')).toBeVisible()
  },
}

export const DetailClockCorrected: Story = {
  name: 'P6: cancel the correction of the clock',
  args: {
    at: '/device/detail/1',
    fetch: fakeFleetFetch({
      getDeviceContact: answer({
        data: {
          ...deviceContact,
          clock: {
            offset_seconds: 25_200,
            since: '2026-11-20T09:12:40+07:00',
            until: null,
            blocked_until: null,
            waiting: 0,
          },
        },
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Batalkan koreksi' }))
    await waitFor(() => expect(screen.getByText('Koreksi jam dibatalkan, 412 posisi dihapus.')).toBeVisible())
  },
}

export const DetailAssignments: Story = {
  args: { at: '/device/detail/1' },
  play: async ({ canvas, userEvent }) => {
    const history = within(await canvas.findByRole('region', { name: 'Riwayat pemasangan' }))
    const [correct] = await history.findAllByRole('button', { name: /^Koreksi/ })
    await expect(history.getByRole('link', { name: 'Agus Setiawan' })).toBeVisible()
    if (correct) await userEvent.click(correct)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText(/Berlaku mulai/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'SIMPAN' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Lanjutkan' }))
    await waitFor(() => expect(screen.getByText('Riwayat pemasangan berhasil dikoreksi.')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DetailAssignmentsPhone: Story = {
  ...onPhone('region', 'Riwayat pemasangan'),
  args: { at: '/device/detail/1' },
}

export const EditReassigned: Story = {
  args: { at: '/device/edit/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Pengendara' }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(drivers.at(-1)?.name ?? '') }))
    await expect(await canvas.findByRole('radiogroup', { name: 'Mulai kapan?' })).toBeVisible()
    await expect(await canvas.findByText(/Pengendara ini juga tercatat di kendaraan/)).toBeVisible()
  },
}

export const DetailContactPhone: Story = {
  ...onPhone('region', 'Posisi hari ini'),
  args: { at: '/device/detail/1' },
}

export const DetailContactFailed: Story = {
  args: {
    at: '/device/detail/1',
    fetch: fakeFleetFetch({ getDeviceContact: failure(422, 'Sedang diperbaiki.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kontak perangkat tidak dapat dimuat')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'PILIHAN' })).toBeEnabled()
  },
}

export const DetailExcludedTrips: Story = {
  args: { at: '/device/detail/1' },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Perjalanan yang dihapus' }))
    await userEvent.click(part.getByRole('button', { name: /^Pulihkan perjalanan 20 Nov/ }))
    await waitFor(() => expect(screen.getByText(/^Perjalanan dipulihkan/)).toBeVisible())
  },
}

export const DetailExcludedTripsHidden: Story = {
  args: {
    at: '/device/detail/1',
    fetch: fakeFleetFetch({ getMe: meWithPermissions([permissionIds['device.view']]) }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(devices[0]?.imei ?? ''))[0]).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Perjalanan yang dihapus' })).toBeNull()
  },
}

export const DetailSimulated: Story = {
  args: {
    at: '/device/detail/1',
    fetch: fakeFleetFetch({ getDevice: answer({ data: { ...devices[0], simulated: true } }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Simulasi')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Kontak' })).toBeNull()
  },
}

export const DetailPhone: Story = {
  ...onPhone('button', 'PILIHAN'),
  args: { at: '/device/detail/1' },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()
  },
}

export const EditLoading: Story = {
  args: { at: '/device/edit/1', fetch: fakeFleetFetch({ getDevice: noAnswer() }) },
}

export const EditFailed: Story = {
  args: { at: '/device/edit/1', fetch: fakeFleetFetch({ getDevice: failure(403, 'Tidak boleh.') }) },
}

export const EditLongNames: Story = {
  args: {
    at: '/device/edit/1',
    fetch: fakeFleetFetch({
      getDevice: answer({ data: longDevice }),
      listVehicles: answer({ data: [longVehicle] }),
      listDrivers: answer({ data: [longDriver] }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(longDevice.name)).toBeVisible()
  },
}

export const EditPhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/device/edit/1' } }

export const Saved: Story = {
  args: { at: '/device/edit/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nama/), ' B')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Detail Perangkat')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { at: '/device/edit/1', fetch: fakeFleetFetch({ updateDevice: noAnswer() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeVisible()
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

export const DeletedWithItsVehicle: Story = {
  name: 'X24: a device made anew drops a vehicle that was deleted too, and says so',
  args: {
    at: '/device/edit/1',
    fetch: fakeFleetFetch({
      updateDevice: failure(404, 'Data tidak ditemukan.'),
      listVehicles: answer({ data: [] }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [device] = devices
    await userEvent.type(await canvas.findByLabelText(/^Nama/), ' X')
    await expect(canvas.getByRole('combobox', { name: 'Kendaraan' })).not.toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Buat baru dengan isian ini' }))
    await canvas.findByRole('heading', { level: 1, name: 'Buat Perangkat' })
    const vehicle = canvas.getByRole('combobox', { name: 'Kendaraan' })
    await waitFor(() => expect(vehicle).toHaveAccessibleDescription(/Pilihan semula sudah tidak ada/))
    await expect(vehicle).toHaveValue('')
    await expect(canvas.getByLabelText(/^IMEI/)).toHaveValue(device?.imei)
    await expect(canvas.getByRole('combobox', { name: 'Pengendara' })).not.toHaveValue('')
  },
}

/** The filter "Arsip" loads the archived devices, and the URL keeps it. */
export const Archive: Story = {
  args: { at: '/device' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('12 perangkat')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Saring' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Arsip' }))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('861230049811126')).toBeVisible()
    await expect(canvas.getAllByText('Diarsipkan')).toHaveLength(2)
    await waitFor(() => expect(canvas.queryByText('861230049841852')).toBeNull())
  },
}

export const ArchivePhone: Story = {
  ...onPhone('link', 'BUAT BARU'),
  args: { at: '/device?filter=archived' },
}

/** Without archived devices, the list says so and offers all devices. */
export const ArchiveEmpty: Story = {
  args: {
    at: '/device?filter=archived',
    fetch: fakeFleetFetch({ listDevices: archivableList(devices, []) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tampilkan semua' })).toBeVisible()
  },
}

export const ArchiveFailed: Story = {
  args: {
    at: '/device?filter=archived',
    fetch: fakeFleetFetch({
      listDevices: (request) =>
        (request.query.has('archived') ? failure(422, 'Sedang diperbaiki.') : answer({ data: devices }))(
          request,
        ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sedang diperbaiki.')).toBeVisible()
  },
}

/** An archived device that still reports. It is restored before it is edited. */
export const DetailArchived: Story = {
  args: { at: '/device/detail/31' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Diarsipkan sejak .* masih melapor$/)).toBeVisible()
    await expect(await canvas.findByText(/^Diarsipkan, masih melapor/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'PILIHAN' }))
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Pulihkan',
      'Bebaskan IMEI',
      'Hapus',
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Pulihkan' }))
    const toast = await screen.findByText('Perangkat dipulihkan.')
    await waitFor(() => expect(toast).toBeVisible())
  },
}

export const DetailArchivedPhone: Story = {
  ...onPhone('button', 'PILIHAN'),
  args: { at: '/device/detail/31' },
}

/** The question says which vehicle and driver the device leaves, and asks whether its IMEI is freed. */
export const Archiving: Story = {
  args: { at: '/device/detail/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Arsipkan' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/dilepas dari kendaraan .* dan pengendara/)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bebaskan IMEI' }))
  },
}

/** A base server cannot archive records. */
export const NoArchive: Story = {
  args: { at: '/device/detail/1', config: onBase },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Ubah',
      'Hapus',
    ])
  },
}
