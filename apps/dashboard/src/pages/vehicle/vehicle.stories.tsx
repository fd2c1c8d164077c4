import { answer, failure, fakeFleetFetch, noAnswer, vehicles } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { longBrand, longDevice, longList, longVehicle } from '../../testing/longNames.ts'
import { onPhone } from '../../testing/onPhone.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const meta = {
  title: 'Screens/Kendaraan',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx') },
  args: { at: '/vehicle', fetch: fakeFleetFetch() },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const long = fakeFleetFetch({
  getVehicle: answer({ data: longVehicle }),
  listDevices: answer({ data: [longDevice] }),
  listBrands: answer({ data: [longBrand] }),
  getBrand: answer({ data: longBrand }),
})

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Kendaraan' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'BUAT BARU' })).toHaveAttribute('href', '/vehicle/add')
  },
}

export const Loading: Story = { args: { fetch: fakeFleetFetch({ listVehicles: noAnswer() }) } }

export const Empty: Story = {
  args: { fetch: fakeFleetFetch({ listVehicles: answer({ data: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('no vehicle data for now')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fakeFleetFetch({ listVehicles: failure(403, 'Anda tidak boleh melihat kendaraan.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat kendaraan.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()
  },
}

export const LongNames: Story = {
  args: { fetch: fakeFleetFetch({ listVehicles: answer({ data: longList(longVehicle) }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128 kendaraan')).toBeVisible()
  },
}

export const Phone: Story = onPhone('link', 'BUAT BARU')

export const Create: Story = {
  args: { at: '/vehicle/add' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()
  },
}

export const CreatePhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/vehicle/add' } }

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: /Merk/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Isuzu' }))
  const type = canvas.getByRole('combobox', { name: /Jenis/ })
  await waitFor(() => expect(type).toBeEnabled())
  await userEvent.click(type)
  await userEvent.click(await screen.findByRole('option', { name: 'Traga' }))
  await userEvent.type(canvas.getByRole('textbox', { name: /Nopol/ }), 'B 1234 ABC')
  await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
}

export const Created: Story = {
  args: { at: '/vehicle/add' },
  play: async (context) => {
    await fillIn(context)
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Daftar Kendaraan' }),
    ).toBeVisible()
  },
}

export const CreateRefused: Story = {
  args: {
    at: '/vehicle/add',
    fetch: fakeFleetFetch({
      createVehicle: failure(422, 'Periksa isian Anda.', { number: ['Nopol sudah dipakai.'] }),
    }),
  },
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByText('Nopol sudah dipakai.')).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: /Nopol/ })).toHaveValue('B 1234 ABC')
  },
}

export const TypesFailed: Story = {
  args: { at: '/vehicle/edit/1', fetch: fakeFleetFetch({ getBrand: failure(403, 'Tidak boleh.') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Pilihan tidak dapat dimuat/)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /Jenis/ })).toHaveValue('HiAce Commuter')
  },
}

/** A plate that another vehicle has is told while the user types, in any spelling. */
export const SamePlate: Story = {
  args: { at: '/vehicle/add' },
  play: async ({ canvas, userEvent }) => {
    const plate = await canvas.findByRole('textbox', { name: /Nopol/ })
    await userEvent.type(plate, String(vehicles[0]?.number.toLowerCase().replaceAll(' ', '')))
    await expect(await canvas.findByText(/^Nopol ini sudah dipakai kendaraan/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Lihat/ })).toHaveAttribute('href', '/vehicle/detail/1')
    await userEvent.type(plate, 'X')
    await waitFor(() => expect(canvas.queryByText(/^Nopol ini sudah dipakai/)).toBeNull())
  },
}

/** The plate of the record itself is no warning. */
export const OwnPlate: Story = {
  args: { at: '/vehicle/edit/1' },
  play: async ({ canvas, userEvent }) => {
    const plate = await canvas.findByRole('textbox', { name: /Nopol/ })
    await userEvent.clear(plate)
    await userEvent.type(plate, String(vehicles[1]?.number))
    await expect(await canvas.findByText(/^Nopol ini sudah dipakai kendaraan/)).toBeVisible()
    await userEvent.clear(plate)
    await userEvent.type(plate, String(vehicles[0]?.number))
    await waitFor(() => expect(canvas.queryByText(/^Nopol ini sudah dipakai/)).toBeNull())
  },
}

export const LeavingUnsaved: Story = {
  args: { at: '/vehicle/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Nopol/ }), 'B 1')
    await userEvent.click(canvas.getByRole('link', { name: 'KEMBALI' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Tetap di sini' }))
    await expect(await canvas.findByRole('textbox', { name: /Nopol/ })).toHaveValue('B 1')
  },
}

export const Detail: Story = {
  args: { at: '/vehicle/detail/1' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Detail Kendaraan')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await expect(await screen.findByRole('menuitem', { name: 'Ubah' })).toHaveAttribute(
      'href',
      '/vehicle/edit/1',
    )
    await userEvent.keyboard('{Escape}')
  },
}

export const DetailHome: Story = {
  args: { at: '/vehicle/detail/7' },
  play: async ({ canvas }) => {
    const now = await canvas.findByRole('region', { name: 'B 9114 TCN' })
    await expect(within(now).getByRole('link', { name: 'Buka Pelacakan' })).toHaveAttribute(
      'href',
      '/tracking?vehicle=7',
    )
    await expect(await canvas.findByRole('region', { name: 'Hari ini' })).toHaveTextContent(/84,3/)
    const trips = within(await canvas.findByRole('list', { name: 'Perjalanan terakhir' }))
    await expect(trips.getAllByRole('link')[0]).toHaveAttribute('href', '/report?session=416')
    await expect(canvas.getByRole('link', { name: 'Semua perjalanan' })).toHaveAttribute(
      'href',
      '/report?vehicle=7',
    )
  },
}

/** The role has no permission for trips and positions, so the page shows only the facts. */
export const DetailWithoutTrips: Story = {
  args: {
    at: '/vehicle/detail/7',
    fetch: fakeFleetFetch({
      listLivePositions: failure(403, 'Tidak boleh.'),
      listSessions: failure(403, 'Tidak boleh.'),
      summariseSessions: failure(403, 'Tidak boleh.'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nopol')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Hari ini' })).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const DetailLongNames: Story = {
  args: { at: '/vehicle/detail/1', fetch: long },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longVehicle.number))[0]).toBeVisible()
  },
}

export const DetailPhone: Story = {
  ...onPhone('button', 'PILIHAN'),
  args: { at: '/vehicle/detail/7' },
}

export const DetailLoading: Story = {
  args: { at: '/vehicle/detail/1', fetch: fakeFleetFetch({ getVehicle: noAnswer() }) },
}

export const DetailNotFound: Story = {
  args: {
    at: '/vehicle/detail/404',
    fetch: fakeFleetFetch({ getVehicle: failure(404, 'Data tidak ditemukan.') }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  },
}

export const DetailFailed: Story = {
  args: { at: '/vehicle/detail/1', fetch: fakeFleetFetch({ getVehicle: failure(403, 'Tidak boleh.') }) },
}

export const Edit: Story = {
  args: { at: '/vehicle/edit/1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'SIMPAN' })).toBeVisible()
  },
}

export const EditLoading: Story = {
  args: { at: '/vehicle/edit/1', fetch: fakeFleetFetch({ getVehicle: noAnswer() }) },
}

export const EditFailed: Story = {
  args: { at: '/vehicle/edit/1', fetch: fakeFleetFetch({ getVehicle: failure(403, 'Tidak boleh.') }) },
}

export const EditLongNames: Story = {
  args: { at: '/vehicle/edit/1', fetch: long },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(longVehicle.number)).toBeVisible()
  },
}

export const EditPhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/vehicle/edit/1' } }

export const Saved: Story = {
  args: { at: '/vehicle/edit/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Warna' }), ' muda')
    await userEvent.click(canvas.getByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByText('Detail Kendaraan')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { at: '/vehicle/edit/1', fetch: fakeFleetFetch({ updateVehicle: noAnswer() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SIMPAN' }))
    await expect(await canvas.findByRole('button', { name: 'MENYIMPAN...' })).toBeVisible()
  },
}

export const Deleted: Story = {
  args: { at: '/vehicle/detail/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/Kendaraan ini memakai perangkat/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Daftar Kendaraan' })).toBeVisible()
  },
}

export const DeleteRefused: Story = {
  args: {
    at: '/vehicle/detail/1',
    fetch: fakeFleetFetch({ deleteVehicle: failure(409, 'Masih dipakai oleh 1 perangkat.') }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }))
    const toast = await screen.findByText('Masih dipakai oleh 1 perangkat.')
    await waitFor(() => expect(toast).toBeVisible())
    await expect(canvas.getByText('Detail Kendaraan')).toBeVisible()
  },
}

/** The question names the device that goes on without the vehicle. */
export const Archived: Story = {
  args: {
    at: '/vehicle/detail/1',
    fetch: fakeFleetFetch({
      archiveVehicle: ({ body }) => Response.json({ message: `Diarsipkan: ${JSON.stringify(body)}` }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Arsipkan' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() =>
      expect(dialog.getByText('Perangkat Pelacak 01 tetap melapor, tanpa kendaraan.')).toBeVisible(),
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bebaskan nopol' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Arsipkan' }))
    const toast = await screen.findByText('Diarsipkan: {"free_identity":true}')
    await waitFor(() => expect(toast).toBeVisible())
  },
}

/** A vehicle with history is not deleted: the dialog says why, with links, and offers to archive it. */
export const DeleteOrArchive: Story = {
  args: {
    at: '/vehicle/detail/1',
    fetch: fakeFleetFetch({
      deleteVehicles: answer({
        message: '0 kendaraan dihapus.',
        data: {
          done: 0,
          refused: [{ id: 1, name: 'B 9114 TCN', reason: 'Sudah punya riwayat perjalanan.' }],
        },
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PILIHAN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(/tidak dapat dihapus/)).toBeVisible())
    await expect(dialog.getByText(/^Sudah punya riwayat perjalanan. Arsipkan saja/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Perjalanannya' })).toHaveAttribute(
      'href',
      '/report?vehicle=1',
    )
    await expect(dialog.getByRole('button', { name: 'Arsipkan' })).toBeVisible()
  },
}

export const Archive: Story = {
  args: { at: '/vehicle?filter=archived' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('B 9077 SOL')).toBeVisible()
  },
}

export const DetailArchived: Story = {
  args: { at: '/vehicle/detail/31' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Diarsipkan sejak/)).toBeVisible()
  },
}

export const DetailAssignments: Story = {
  args: { at: '/vehicle/detail/1' },
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('region', { name: 'Riwayat pemasangan' }))
    await expect((await history.findAllByRole('button', { name: /^Koreksi/ })).length).toBeGreaterThan(1)
  },
}

export const SetUp: Story = {
  args: { at: '/vehicle/setup' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kendaraan baru' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pengendara baru' }))
    await expect(canvas.getByRole('textbox', { name: /Ponsel/ })).toBeVisible()
  },
}

export const SetUpPhone: Story = { ...onPhone('button', 'SIMPAN'), args: { at: '/vehicle/setup' } }

export const SetUpRefused: Story = {
  args: {
    at: '/vehicle/setup',
    fetch: fakeFleetFetch({
      setUpVehicle: failure(422, 'Periksa isian Anda.', { 'device.imei': ['IMEI sudah dipakai.'] }),
    }),
  },
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByText('IMEI sudah dipakai.')).toBeVisible()
  },
}
