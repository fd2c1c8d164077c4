import {
  answer,
  currentUser,
  failure,
  fakeFleetFetch,
  type FakeAnswer,
  groups,
  neighbourAnswer,
  noAnswer,
  sudirmanSession,
  tripsAnswer,
} from '@sikud/api/fixtures'
import type { GpsSession } from '@sikud/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { helpdeskPermissions, meWithPermissions } from '../../testing/meWithPermissions.ts'
import { Screen } from '../../testing/Screen.tsx'
import { screenParameters } from '../../testing/screenParameters.ts'

const HOUR = 3_600_000
const newestStart = Date.parse('2026-11-20T07:00:00Z')

/** Returns 300 trips, newest first, one for every eight hours, and two trips without times. */
function tripsUntil(newest: number): GpsSession[] {
  const timed = Array.from({ length: 300 }, (_, place) => {
    const time = (hours: number) => ({ time: new Date(newest - (place * 8 - hours) * HOUR).toISOString() })
    return { ...sudirmanSession, id: 1000 - place, start: time(0), end: time(1), distance: 5 + (place % 7) }
  })
  const untimed = [11, 12].map((id) => ({
    ...sudirmanSession,
    id,
    start: { time: null },
    end: { time: null },
  }))
  return [...timed, ...untimed]
}

const trips = tripsUntil(newestStart)
const inLastWeek = trips.filter(
  ({ start }) => Date.parse(start.time ?? '') >= Date.parse('2026-11-13T17:00:00Z'),
)
const fetchOf = (
  all: GpsSession[],
  listSessions: FakeAnswer = tripsAnswer(all),
  others: Parameters<typeof fakeFleetFetch>[0] = {},
) =>
  fakeFleetFetch({
    ...others,
    listSessions,
    getSession: ({ id }) => {
      const data = all.find((trip) => String(trip.id) === id)
      return data
        ? Response.json({ data })
        : Response.json({ message: 'Data tidak ditemukan.' }, { status: 404 })
    },
    getNeighbourSession: neighbourAnswer(all),
  })
/** Requests for older trips get the response `older`; other requests get the usual trips. */
const olderBy = (older: FakeAnswer): FakeAnswer => {
  const answerTrips = tripsAnswer(trips)
  return (request) => (request.query.has('to') ? older(request) : answerTrips(request))
}

const meta = {
  title: 'Screens/Laporan per halaman',
  component: Screen,
  parameters: { ...screenParameters, pages: import.meta.glob('./[A-Z]*Page.tsx'), mapInTests: false },
  args: { at: '/report', fetch: fetchOf(trips) },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

async function openFilter(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Saring' }))
  return within(await screen.findByRole('dialog', { name: 'Saring perjalanan' }))
}

const loadMore = { name: 'Muat lebih banyak' }

export const Default: Story = {
  name: 'X09: the last seven days come first',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
    await expect(await canvas.findByText('Sejak 14 Nov 2026')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
    await expect(canvas.queryByText(/baris tidak dapat ditampilkan/)).toBeNull()
  },
}

/** The server sends only the trips of the depot in the URL; the filter shows the depot and can change it. */
export const OfDepot: Story = {
  args: {
    at: '/report?group=4',
    fetch: fetchOf(
      trips,
      (request) => {
        const depot = request.query.get('group_id')
        return tripsAnswer(depot === null ? trips : depot === '4' ? trips.slice(0, 3) : [])(request)
      },
      { listOwnGroups: answer({ data: groups }) },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 perjalanan')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Hapus saringan Depo Cakung' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Saring, 1 aktif' }))
    const field = await screen.findByRole('combobox', { name: 'Depo' })
    await expect(field).toHaveValue('Depo Cakung')
    await userEvent.clear(field)
    await userEvent.type(field, 'Gede')
    await userEvent.click(await screen.findByRole('option', { name: /Depo Gedebage.*Wilayah Jawa Barat/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
    await expect(await canvas.findByText('Tidak ada perjalanan yang cocok')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus saringan Depo Gedebage' }))
    await expect(await canvas.findByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
  },
}

const deletedIds = new Set<string>()
const stillThere = () => trips.filter(({ id }) => !deletedIds.has(String(id)))
const deletable: Story['args'] = {
  at: '/report?session=999',
  fetch: fakeFleetFetch({
    listSessions: (request) => tripsAnswer(stillThere())(request),
    getSession: ({ id }) => {
      const data = stillThere().find((trip) => String(trip.id) === id)
      return data
        ? Response.json({ data: { ...data, source: 'tracker' } })
        : Response.json({ message: 'Data tidak ditemukan.' }, { status: 404 })
    },
    deleteSession: ({ id }) => {
      deletedIds.add(id)
      return Response.json({ message: 'Perjalanan dihapus.' })
    },
  }),
}

/** The question says what is lost; then the newest trip takes the place of the deleted one. */
export const Deletes: Story = {
  args: deletable,
  beforeEach: () => deletedIds.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus perjalanan' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus perjalanan?' }))
    await expect(dialog.getByText(/B 9114 TCN, 20 Nov 2026.*hilang dari Laporan/)).toBeVisible()
    await expect(dialog.getByText(/dapat dipulihkan di halaman perangkat/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus perjalanan' }))
    await waitFor(() => expect(screen.getByText('Perjalanan dihapus.')).toBeVisible())
    await expect(await canvas.findByText(`${inLastWeek.length - 1} perjalanan`)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
  },
}

export const DeletionRefused: Story = {
  args: {
    ...deletable,
    fetch: fetchOf(trips, undefined, {
      deleteSession: failure(409, 'Perjalanan ini masih berjalan. Hapus setelah perjalanannya selesai.'),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus perjalanan' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus perjalanan' }))
    await waitFor(() => expect(screen.getByText(/^Perjalanan ini masih berjalan\./)).toBeVisible())
    await expect(await canvas.findByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
  },
}

export const MayNotDelete: Story = {
  args: {
    ...deletable,
    fetch: fetchOf(trips, undefined, { getMe: meWithPermissions(helpdeskPermissions) }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
    await expect(canvas.queryByRole('button', { name: 'Hapus perjalanan' })).toBeNull()
  },
}

/** While an administrator views as another role, nothing can be exported, because the server records each export. */
export const ViewingAs: Story = {
  args: {
    fetch: fetchOf(trips, undefined, {
      getMe: answer({
        data: {
          ...currentUser,
          role: { data: { id: 2, name: 'Operator Armada', permissions: [...helpdeskPermissions] } },
          view_as: { role: { id: 3, name: 'Pengawas Lapangan' }, until: '2026-11-20T12:15:00+07:00' },
        },
      }),
    }),
  },
  // Lets lazy buttons load at once, so that they would appear before the checks below.
  beforeEach: () => {
    performance.mark('map-painted')
    return () => performance.clearMarks('map-painted')
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
    await expect(await canvas.findByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Salin tautan' })).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await expect(canvas.queryByRole('button', { name: 'Ekspor' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Unduh' })).toBeNull()
  },
}

export const DeletesOnPhone: Story = {
  ...Deletes,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const LoadsMore: Story = {
  name: 'X09: older trips come on demand',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', loadMore))
    await expect(await canvas.findByText(`${inLastWeek.length + 200} perjalanan`)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', loadMore))
    await expect(await canvas.findByText('300 perjalanan')).toBeVisible()
    await expect(await canvas.findByText(/Tidak ada perjalanan yang lebih lama/)).toBeVisible()
    await expect(canvas.queryByRole('button', loadMore)).toBeNull()
  },
}

export const LoadingMore: Story = {
  args: { fetch: fetchOf(trips, olderBy(noAnswer())) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', loadMore))
    await expect(await canvas.findByRole('button', { name: 'Memuat…' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
  },
}

export const MoreFailed: Story = {
  name: 'X09: a page that fails leaves the trips there and can be asked for again',
  args: { fetch: fetchOf(trips, olderBy(failure(400, 'Layanan sedang terganggu.'))) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', loadMore))
    await expect(await canvas.findByText('Layanan sedang terganggu.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeEnabled()
    await expect(canvas.getByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
  },
}

const oldTrips = tripsUntil(newestStart - 90 * 24 * HOUR)

export const EmptyWeek: Story = {
  name: 'X09: an empty week gives way to the week of the newest trip',
  args: { fetch: fetchOf(oldTrips) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sejak 16 Agu 2026')).toBeVisible()
    await expect(canvas.getByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
  },
}

export const Untimed: Story = {
  name: 'X09: trips without times have their own entry',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tanpa waktu' }))
    await expect(await canvas.findByText('2 perjalanan')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tanpa waktu' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Menurut waktu' }))
    await expect(await canvas.findByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
  },
}

const [untimedTrip] = trips.slice(-1)

export const OnlyUntimed: Story = {
  name: 'P14: a device whose only trip has no times is not said to have none',
  args: {
    at: '/report?device=7',
    fetch: fetchOf(untimedTrip ? [untimedTrip] : []),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Yang tanpa waktu ada di “Tanpa waktu”/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tanpa waktu' }))
    await expect(await canvas.findByText('1 perjalanan')).toBeVisible()
    await expect(canvas.queryByText(/Tidak ada perjalanan yang lebih lama/)).toBeNull()
  },
}

export const NoUntimed: Story = {
  name: 'P14: the list does not point to trips without times if there are none',
  args: { fetch: fetchOf(trips.slice(0, 3)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', loadMore))
    await expect(await canvas.findByText(/Tidak ada perjalanan yang lebih lama\.$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Tanpa waktu' })).toBeNull()
    await expect(canvas.queryByText(/Tanpa waktu/)).toBeNull()
  },
}

export const FilteredByRecord: Story = {
  name: 'X09: the filter reaches trips that are not loaded',
  play: async ({ canvas }) => {
    const panel = await openFilter(canvas)
    const field = await panel.findByRole('combobox', { name: 'Kendaraan' })
    // No loaded trip has this vehicle, so the name of the vehicle comes from the list of vehicles.
    await userEvent.type(field, 'B 9812')
    const option = await screen.findByRole('option', { name: 'B 9812 FXV' })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(panel.getByRole('button', { name: 'Tutup' }))
    await expect(await canvas.findByRole('button', { name: 'Hapus saringan B 9812 FXV' })).toBeVisible()
  },
}

/** The user chooses a vehicle. While the trips of this vehicle load, the field stays and shows its number. */
export const FilteredWhileLoading: Story = {
  args: {
    fetch: fetchOf(
      trips,
      (request) => (request.query.has('vehicle_id') ? noAnswer() : tripsAnswer(trips))(request),
      { listVehicles: noAnswer() },
    ),
  },
  play: async ({ canvas }) => {
    const panel = await openFilter(canvas)
    const field = await panel.findByRole('combobox', { name: 'Kendaraan' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'B 9114 TCN' }))
    await waitFor(() => expect(canvas.queryByText(`${inLastWeek.length} perjalanan`)).toBeNull())
    await expect(field).toBeVisible()
    await expect(field).toHaveValue('B 9114 TCN')
    await userEvent.click(panel.getByRole('button', { name: 'Tutup' }))
    await expect(await canvas.findByRole('button', { name: 'Hapus saringan B 9114 TCN' })).toBeVisible()
  },
}

export const NoMatch: Story = {
  args: { at: '/report?from=2020-01-01&to=2020-01-31' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada perjalanan yang cocok')).toBeVisible()
  },
}

/** No trip ran at 10.30 in Jakarta; the list says which one came before, and which after. */
export const NoTripAtTheTime: Story = {
  args: { at: '/report?from=2026-11-20&to=2026-11-20&hour=10.30' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada perjalanan pukul 10.30')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Sebelumnya.*06\.00–07\.00 WIB/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^Sesudahnya.*14\.00–15\.00 WIB/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeEnabled())
  },
}

export const AtATimeOfDay: Story = {
  play: async ({ canvas }) => {
    const panel = await openFilter(canvas)
    // A plate that is typed in full is chosen without a press.
    await userEvent.type(await panel.findByRole('combobox', { name: 'Kendaraan' }), 'b9114tcn')
    await fireEvent.change(panel.getByLabelText('Pukul'), { target: { value: '14:30' } })
    await userEvent.click(panel.getByRole('button', { name: 'Tutup' }))
    await expect(await canvas.findByText('1 perjalanan')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hapus saringan pukul 14.30' })).toBeVisible()
    const row = within(canvas.getByRole('region', { name: 'INFORMASI SESI' }))
    await expect(row.getByRole('button', { current: true })).toHaveTextContent(/B 9114 TCN.*Agus Setiawan/)
  },
}

export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jarak' }))
    await waitFor(() => expect(canvas.getAllByText(/^[\d,]+.km$/)[0]).toHaveTextContent(/^11.km$/))
    await expect(canvas.queryByText(/ perjalanan · /)).toBeNull()
  },
}

export const Exporting: Story = {
  args: {
    fetch: fetchOf(trips, (request) =>
      request.query.get('limit') === '500' ? noAnswer()(request) : tripsAnswer(trips)(request),
    ),
  },
  play: async ({ canvas }) => {
    const exporting = await canvas.findByRole('button', { name: 'Ekspor' })
    const orders = within(canvas.getByRole('group', { name: 'Urut' })).getAllByRole('button')
    await expect(
      Math.max(...orders.map((order) => order.getBoundingClientRect().right)),
      'the button covers no order',
    ).toBeLessThanOrEqual(exporting.getBoundingClientRect().left)
    await userEvent.click(exporting)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ekspor perjalanan' }))
    await expect(dialog.getByText('Mengumpulkan perjalanan: 0')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ExportRefused: Story = {
  args: {
    fetch: fetchOf(trips, undefined, { recordExport: failure(429, 'Terlalu banyak ekspor.') }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ekspor' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ekspor CSV' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ekspor perjalanan' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Terlalu banyak ekspor.')
  },
}

export const OutsideThePeriod: Story = {
  name: 'X09: a link to an older trip opens it, with the ways to its neighbours',
  args: { at: '/report?session=800&at=7' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Posisi' })).toHaveValue('7'))
    await expect(await canvas.findByText(`${inLastWeek.length} perjalanan`)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Perjalanan sebelumnya' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Perjalanan sebelumnya' }))
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Posisi' })).toHaveValue('0'))
  },
}

export const AtATime: Story = {
  name: 'X09: the moment of a device finds its trip',
  args: {
    at: '/report?device=7&moment=2026-11-20T00:30:54.000Z',
    fetch: fetchOf([sudirmanSession, ...oldTrips]),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider', { name: 'Posisi' })).toHaveValue('40'))
    await expect(await canvas.findByText('1 perjalanan')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fetch: fetchOf(trips, failure(403, 'Anda tidak boleh melihat sesi.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anda tidak boleh melihat sesi.')).toBeVisible()
  },
}
