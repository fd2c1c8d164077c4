import { deviceContact } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { ConfirmProvider } from '../../kit/ConfirmDialog/ConfirmProvider.tsx'
import { DeviceContact } from './DeviceContact.tsx'

/** Returns the state of a request that succeeded. */
function loaded(data: typeof deviceContact) {
  return { data, error: null, isFetching: false, dataUpdatedAt: Date.now(), refetch: fn() }
}

const loading = { data: undefined, error: null, isFetching: true, dataUpdatedAt: 0, refetch: fn() }

const meta = {
  title: 'Fleet/DeviceContact',
  tags: ['stabil'],
  component: DeviceContact,
  decorators: [
    (Story) => (
      <ConfirmProvider>
        <Story />
      </ConfirmProvider>
    ),
  ],
  args: {
    contact: loaded(deviceContact),
    imei: '861230049841852',
    host: 'armada.example',
    osmandPort: 5055,
    gt06Port: 5023,
    traccarUrl: 'https://armada.example/api/v1/ingest/traccar',
    teltonikaPort: 5027,
  },
} satisfies Meta<typeof DeviceContact>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Kontak' })).toBeVisible()
    await expect(canvas.getByText('5 dtk lalu')).toBeVisible()
    await expect(canvas.getByText('81%, 5 dtk lalu')).toBeVisible()
    const today = within(canvas.getByRole('region', { name: 'Posisi hari ini' }))
    await expect(today.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Disimpan',
      'Di antaranya terlambat',
      'Di antaranya melompat',
      'Berulang',
      'Ditolak',
      'Di titik 0, 0',
      'Tidak akurat',
    ])
    await expect(today.getByText('4.211')).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Terakhir ditolak' }))
    await expect(table.getAllByRole('row')).toHaveLength(3)
  },
}

/** F17: what the device said beside its positions, with an alarm of today and one of last week. */
export const Signals: Story = {
  args: {
    contact: loaded({
      ...deviceContact,
      signals: {
        alarms: [
          { kind: 'sos', since: '2026-11-20T14:58:40+07:00', time: '2026-11-20T15:01:12+07:00' },
          { kind: 'low_battery', since: '2026-11-13T08:00:00+07:00', time: '2026-11-13T08:00:00+07:00' },
        ],
        ignition: { value: false, since: '2026-11-20T14:41:12+07:00', time: '2026-11-20T15:04:05+07:00' },
        network: { value: 3, since: '2026-11-20T15:04:05+07:00', time: '2026-11-20T15:04:05+07:00' },
        satellites: { value: 9, since: '2026-11-20T15:04:05+07:00', time: '2026-11-20T15:04:05+07:00' },
        driver_key: {
          value: '4277EFEF',
          since: '2026-11-20T06:14:02+07:00',
          time: '2026-11-20T06:14:02+07:00',
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    const state = within(canvas.getByRole('region', { name: 'Keadaan' }))
    await expect(state.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'SOS',
      'Baterai lemah',
      'Mesin',
      'Sinyal seluler',
      'Satelit GPS',
      'Kartu pengendara',
    ])
    await expect(state.getByText(/^· sejak|sejak .*14\.58/)).toBeVisible()
    await expect(state.getByText('3 dari 4')).toBeVisible()
    await expect(state.getByText('Kartu ini tidak mengubah pengendara perangkat.')).toBeVisible()
  },
}

/** A device that says nothing beside its positions, and a server without the extension. */
export const WithoutSignals: Story = {
  args: { contact: loaded({ ...deviceContact, signals: { alarms: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Keadaan' })).toBeNull()
  },
}

export const NothingRefused: Story = {
  args: {
    contact: loaded({
      ...deviceContact,
      protocol: 'gt06',
      battery: null,
      late: 0,
      repeated: 0,
      spikes: 0,
      refused: [],
      latest_refused: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Baterai')).toBeNull()
    await expect(canvas.getByText('GT06 (perangkat GPS)')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** A GT06 tracker reports one of seven battery levels (0 to 6), so its percentage is shown as approximate. */
export const RoughBattery: Story = {
  args: {
    contact: loaded({
      ...deviceContact,
      protocol: 'gt06',
      battery: { percent: 83, time: '2026-11-20T15:04:05+07:00' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^sekitar 83%/)).toBeVisible()
  },
}

const ahead = {
  received: '2026-11-20T15:04:05+07:00',
  reason: 'future' as const,
  time: '2026-11-20T22:04:01+07:00',
  lat: -6.20871,
  lng: 106.84512,
}

export const WrongZone: Story = {
  args: {
    contact: loaded({
      ...deviceContact,
      accepted: 0,
      late: 0,
      refused: [{ reason: 'future', count: 1_204 }],
      latest_refused: Array.from({ length: 20 }, () => ahead),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'Jam perangkat lebih cepat 7 jam dari server. Atur zona waktu perangkat ke UTC (GMT 0).',
      ),
    ).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua (20)' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
  },
}

export const ClockAhead: Story = {
  args: {
    contact: loaded({
      ...deviceContact,
      refused: [{ reason: 'future', count: 1 }],
      latest_refused: [{ ...ahead, time: '2026-11-20T15:27:05+07:00' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Jam perangkat lebih cepat 23 menit dari server\./)).toBeVisible()
  },
}

const clock = { offset_seconds: null, since: null, until: null, blocked_until: null, waiting: 0 }
const adopted = { ...clock, offset_seconds: 25_200, since: '2026-11-20T09:12:40+07:00' }

export const ClockCorrected: Story = {
  name: 'P6: the clock is corrected',
  args: {
    contact: loaded({ ...deviceContact, protocol: 'gt06', clock: adopted }),
    onCancelClock: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Jam pelacak lebih cepat 7 jam, dikoreksi')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }))
    await expect(args.onCancelClock).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Batalkan koreksi' }))
    await expect(args.onCancelClock).toHaveBeenCalledOnce()
  },
}

export const ClockWaiting: Story = {
  name: 'P6: positions wait for a correction',
  args: {
    contact: loaded({
      ...deviceContact,
      refused: [{ reason: 'future', count: 6 }],
      latest_refused: [ahead],
      clock: { ...clock, waiting: 6 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 posisi menunggu karena jam pelacak salah')).toBeVisible()
  },
}

export const ClockEnded: Story = {
  args: {
    contact: loaded({ ...deviceContact, clock: { ...adopted, until: '2026-11-20T13:40:00+07:00' } }),
    onCancelClock: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sejak itu waktunya benar\.$/)).toBeVisible()
  },
}

export const ClockCancelled: Story = {
  args: {
    contact: loaded({
      ...deviceContact,
      clock: { ...clock, blocked_until: '2026-11-21T13:40:00+07:00', waiting: 2 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Koreksi jam dibatalkan\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Batalkan' })).toBeNull()
  },
}

export const Rollover: Story = {
  name: 'P7: the receiver counts its weeks anew',
  args: {
    contact: loaded({
      ...deviceContact,
      refused: [{ reason: 'no_time', count: 3 }],
      latest_refused: [{ ...ahead, reason: 'no_time', time: '2007-04-06T15:04:05+07:00' }],
      clock: { ...clock, waiting: 3 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Jam perangkat tertinggal 1\.024 minggu/)).toBeVisible()
  },
}

export const Unreadable: Story = {
  name: 'F18: parts of a report are unreadable',
  args: {
    contact: loaded({
      ...deviceContact,
      refused: [{ reason: 'unreadable', count: 2 }],
      latest_refused: [
        { ...ahead, reason: 'unreadable', time: null, lat: null, lng: null, field: 'lat' },
        { ...ahead, reason: 'unreadable', time: null, lat: null, lng: null, field: 'body' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Isian yang salah: lat')).toBeVisible()
    await expect(canvas.getByText('Seluruh isi kiriman tidak terbaca')).toBeVisible()
  },
}

export const WrongSpeedUnit: Story = {
  name: 'P9: the speed comes in another unit',
  args: {
    contact: loaded({
      ...deviceContact,
      speed: { read_as: 'knot', chosen: false, proposed: 'ms', ratio: 1.944 },
    }),
    onSpeedUnit: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Kecepatan tampaknya dikirim dalam m/s')).toBeVisible()
    await expect(canvas.getByText(/kecepatannya 1,94 kali itu/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Terapkan' }))
    await expect(args.onSpeedUnit).toHaveBeenCalledWith('ms')
  },
}

export const ChosenSpeedUnit: Story = {
  args: {
    contact: loaded({
      ...deviceContact,
      speed: { read_as: 'ms', chosen: true, proposed: null, ratio: 1.01 },
    }),
    onSpeedUnit: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('m/s (dipilih)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Kembalikan' }))
    await expect(args.onSpeedUnit).toHaveBeenCalledWith(null)
  },
}

export const ClockCorrectedPhone: Story = {
  ...ClockCorrected,
  name: 'ClockCorrectedPhone',
  globals: { viewport: { value: 'phone' } },
}

export const TwoVehicles: Story = {
  args: { contact: loaded({ ...deviceContact, spikes: 214, mixed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Dua kendaraan tampaknya memakai IMEI yang sama',
    )
  },
}

export const Limited: Story = {
  name: 'Y08: the device sends too many positions',
  args: { contact: loaded({ ...deviceContact, limited: 48_213 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dibatasi')).toBeVisible()
    await expect(canvas.getByText('48.213')).toBeVisible()
  },
}

export const SilentToday: Story = {
  args: {
    contact: loaded({
      ...deviceContact,
      last_contact: '2026-11-18T17:20:00+07:00',
      battery: { percent: 4, time: '2026-11-18T17:20:00+07:00' },
      accepted: 0,
      late: 0,
      repeated: 0,
      spikes: 0,
      refused: [],
      latest_refused: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada posisi hari ini.')).toBeVisible()
    await expect(canvas.getByText('4%, 1 hari lalu')).toBeVisible()
  },
}

const never = {
  ...deviceContact,
  last_contact: null,
  protocol: null,
  battery: null,
  accepted: 0,
  late: 0,
  repeated: 0,
  spikes: 0,
  refused: [],
  latest_refused: [],
}

export const Empty: Story = {
  args: { contact: loaded(never) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('http://armada.example:5055')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Salin Pengenal perangkat (IMEI)' })).toBeVisible()
    await expect(canvas.getByText(/^Menunggu laporan pertama/)).toBeVisible()
    const model = canvas.getByRole('combobox', { name: 'Jenis pelacak' })
    await userEvent.selectOptions(model, 'Concox, Jimi dan yang setara (GT06)')
    await expect(canvas.getByText('SERVER,1,armada.example,5023,0#')).toBeVisible()
    await userEvent.selectOptions(model, 'Teltonika (FMB, FMC, FMM, FMT)')
    await expect(canvas.getByText(/setparam 2004:armada\.example;2005:5027;2006:0$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Salin SMS ke kartu SIM pelacak' })).toBeVisible()
    await userEvent.selectOptions(model, 'Pelacak lain, lewat server Traccar')
    await expect(
      canvas.getByText(
        /<entry key='forward\.url'>https:\/\/armada\.example\/api\/v1\/ingest\/traccar<\/entry>/,
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Salin traccar.xml' })).toBeVisible()
    await userEvent.click(canvas.getByText('Belum ada yang datang?'))
    await expect(canvas.getByText(/^Kartu SIM aktif/)).toBeVisible()
  },
}

export const OtherDepot: Story = {
  name: 'Q45: a Traccar server lacks the depot of the device',
  args: {
    contact: loaded({
      ...deviceContact,
      protocol: 'traccar',
      accepted: 0,
      late: 0,
      refused: [{ reason: 'other_depot', count: 12 }],
      latest_refused: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Traccar (diteruskan server lain)')).toBeVisible()
    await expect(canvas.getByText('Bukan depo token')).toBeVisible()
    await expect(canvas.getByText(/Buat token untuk depo ini juga\.$/)).toBeVisible()
  },
}

export const EmptyOfOtherDepot: Story = {
  name: 'Q45: only a Traccar server without the depot has reported',
  args: { contact: loaded({ ...never, refused: [{ reason: 'other_depot', count: 12 }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Buat token untuk depo ini juga.')
    await expect(canvas.getByRole('combobox', { name: 'Jenis pelacak' })).toBeVisible()
  },
}

export const EmptyOnThisComputer: Story = {
  args: { contact: loaded(never), host: 'localhost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Alamat ini hanya berlaku di komputer server\./)).toBeVisible()
  },
}

export const EmptyWithoutGt06: Story = {
  args: { contact: loaded(never), gt06Port: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/GT06/)).toBeNull()
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
  },
}

export const Loading: Story = { args: { contact: loading } }

export const Failed: Story = {
  args: { contact: { ...loading, isFetching: false, error: { message: 'Server sedang sibuk.' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kontak perangkat tidak dapat dimuat')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.contact.refetch).toHaveBeenCalledOnce()
  },
}

export const FailedAgainWithOldData: Story = {
  args: { contact: { ...loaded(deviceContact), error: { message: 'Sambungan terputus.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Gagal diperbarui. Sambungan terputus.')
    await expect(canvas.getByText('4.211')).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Positions today' })).toBeVisible()
  },
}

/** An archived device that still reports. */
export const Archived: Story = {
  args: { archivedAt: '2026-11-02T09:15:00+07:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Diarsipkan, masih melapor/)).toBeVisible()
  },
}
