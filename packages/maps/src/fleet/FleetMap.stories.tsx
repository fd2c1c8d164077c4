import type { LivePosition } from '@sikud/api'
import { livePositionsAt } from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { inWindow } from '../testing/storyDecorators.tsx'
import { deadTiles, drawnTiles } from '../testing/storyTiles.ts'
import { withoutWebGL } from '../testing/storyWebGL.ts'
import { FleetMap } from './FleetMap.tsx'
import { FleetStore } from './store/FleetStore.ts'
import { testVehicle } from '../testing/testVehicle.ts'

function fleetOf(positions: LivePosition[]) {
  const fleet = new FleetStore()
  fleet.takeSnapshot({ positions, serverOffset: 0 })
  return fleet
}

/** Keeps the filter and the selection. In the dashboard, the page keeps them in its URL. */
function Held(props: ComponentProps<typeof FleetMap>) {
  const [query, setQuery] = useState(props.query)
  const [selected, setSelected] = useState(props.selected ?? null)
  return <FleetMap {...props} query={query} onQuery={setQuery} selected={selected} onSelect={setSelected} />
}

const meta = {
  title: 'Maps/FleetMap',
  tags: ['stabil'],
  component: FleetMap,
  decorators: [inWindow],
  parameters: { layout: 'fullscreen' },
  render: (args) => <Held {...args} />,
  args: {
    fleet: fleetOf([]),
    connection: 'live',
    onRetry: fn(),
    query: { statuses: [], words: '' },
    onQuery: fn(),
    selected: null,
    onSelect: fn(),
    map: drawnTiles(),
    externalMapUrl: 'https://maps.example/search?query={lat},{lng}',
    tripsHref: ({ id }) => `/report?device=${id}`,
  },
} satisfies Meta<typeof FleetMap>

export default meta
type Story = StoryObj<typeof meta>

/** Creates the fleet when the story opens, so that the ages of its positions do not depend on earlier stories. */
const opened = (positions: () => LivePosition[]): Pick<Story, 'render'> => ({
  render: function Opened(args) {
    const [fleet] = useState(() => fleetOf(positions()))
    return <Held {...args} fleet={fleet} />
  },
})
const fixtures = () => livePositionsAt(Date.now())
const loaded = { timeout: 15_000 }

export const Default: Story = {
  ...opened(fixtures),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Langsung · /)).toBeVisible()
    const grid = canvas.getByRole('grid', { name: 'Armada' })
    await expect(grid).toHaveAttribute('aria-rowcount', '13')
    await userEvent.click(canvas.getByRole('button', { name: /^Parkir/ }))
    await expect(grid).toHaveAttribute('aria-rowcount', '3')
    await userEvent.click(canvas.getByRole('button', { name: /^Semua/ }))
    grid.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const selected = within(grid).getByRole('row', { selected: true })
    await expect(selected).toHaveAttribute('aria-rowindex', '3')
    const card = canvas.getByRole('heading', { level: 2 })
    await expect(selected).toHaveTextContent(card.textContent)
    await expect(canvas.getByRole('link', { name: 'Lihat perjalanan hari ini' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/report\?device=/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }))
    await expect(canvas.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
    grid.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() =>
      expect(within(grid).getByRole('row', { selected: true })).toHaveAttribute('aria-rowindex', '5'),
    )
    await expect(grid).toHaveFocus()
  },
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

/** F16, F17: an alarm, a parked vehicle whose tracker sends heartbeats only, and one that moved last. */
const signalled = () => [
  testVehicle(1, 106.82, -6.19, { time: ago(5), alarm: 'sos', alarmTime: ago(180), ignition: true }),
  testVehicle(2, 106.86, -6.21, {
    time: ago(29 * 60),
    contact: ago(10),
    status: { text: 'Parkir' },
    speed: 0,
    ignition: false,
  }),
  testVehicle(3, 106.78, -6.24, { time: ago(29 * 60), contact: ago(10) }),
  testVehicle(4, 106.8, -6.16, {
    time: ago(40),
    status: { text: 'Berhenti' },
    speed: 0,
    alarm: 'power_cut',
    alarmTime: ago(40 * 60),
  }),
  testVehicle(5, 106.84, -6.26, { time: ago(8), alarm: 'sos', alarmTime: ago(61 * 60) }),
]

export const Signals: Story = {
  ...opened(signalled),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Armada' })
    const rows = within(grid).getAllByRole('row')
    await expect(rows[1]).toHaveTextContent('SOS 3 mnt lalu')
    await expect(rows[2]).toHaveTextContent(/Parkir.*29 mnt lalu ?kontak 10 dtk lalu/)
    await expect(rows[3]).toHaveTextContent('Tidak ada posisi baru')
    await expect(rows[4]).toHaveTextContent('Daya terputus 40 mnt lalu')
    await expect(rows[5]).not.toHaveTextContent('SOS')
    grid.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(
      await canvas.findByText(/^posisi 29 mnt lalu · kontak \d+ dtk lalu$/, { ignore: 'td *, td' }),
    ).toBeVisible()
  },
}

export const SignalsTable: Story = {
  ...opened(signalled),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tabel' }))
    const grid = await canvas.findByRole('grid', { name: 'Armada' })
    await expect(within(grid).getByText('SOS 3 mnt lalu')).toBeVisible()
    await expect(within(grid).getAllByText('kontak 10 dtk lalu')).toHaveLength(2)
  },
}

export const SignalsDark: Story = { ...opened(signalled), globals: { theme: 'dark' } }

export const SignalsPhone: Story = { ...opened(signalled), globals: { viewport: { value: 'phone' } } }

export const TenThousand: Story = {
  ...opened(() =>
    Array.from({ length: 10_000 }, (_, index) =>
      testVehicle(index, 106.5 + (index % 100) * 0.008, -6.5 + Math.floor(index / 100) * 0.006),
    ),
  ),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Armada' })
    await expect(grid).toHaveAttribute('aria-rowcount', '10001')
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeLessThan(60))
    grid.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(grid.querySelector('[data-active=true]')).toHaveAttribute('aria-rowindex', '10001'),
    )
  },
}

export const OneSpot: Story = {
  ...opened(() => [testVehicle(1, 106.82, -6.2), testVehicle(2, 106.82, -6.2), testVehicle(3, 106.82, -6.2)]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Tampilkan seluruh armada' }, loaded)
    const map = canvas.getByRole('region', { name: 'Peta' })
    const { left, top, width, height } = map.getBoundingClientRect()
    const middle = { clientX: left + width / 2, clientY: top + height / 2 }
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(async () => {
      await fireEvent.mouseDown(map, middle)
      await fireEvent.mouseUp(map, middle)
      await fireEvent.click(map, middle)
      await expect(page.getByRole('menu', { name: '3 kendaraan di satu tempat' })).toBeVisible()
    }, loaded)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'B 1002 SIM' })).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: { mapInTests: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada perangkat')).toBeVisible()
    await expect(canvas.getByText('Terhubung, belum ada posisi')).toBeVisible()
  },
}

export const NoMatch: Story = {
  parameters: { mapInTests: false },
  ...opened(fixtures),
  args: { query: { statuses: [], words: 'tidak ada' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan semua' }))
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '13')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Loading: Story = {
  args: { fleet: new FleetStore(), connection: 'connecting' },
  parameters: { mapInTests: false },
}

export const Failed: Story = {
  parameters: { mapInTests: false },
  args: { fleet: new FleetStore(), connection: 'offline', error: 'Anda tidak boleh melihat posisi.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Anda tidak boleh melihat posisi.')
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Standing vehicles show their address, others the nearest place. No row has coordinates or a link. */
export const WithPlaces: Story = {
  parameters: { mapInTests: false },
  ...opened(() => [
    testVehicle(1, 106.82, -6.2, { status: { text: 'Parkir' }, speed: 0 }),
    testVehicle(2, 106.83, -6.21),
  ]),
  args: {
    withPlaces: true,
    findAddress: async () => ({
      road: 'Jalan M.H. Thamrin',
      address: 'Jalan M.H. Thamrin, Menteng, Jakarta Pusat, 10310',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jalan M.H. Thamrin, Menteng', {}, loaded)).toBeVisible()
    await expect(canvas.getByText('2 km dari Semanggi')).toBeVisible()
    await expect(within(canvas.getByRole('grid')).queryByRole('link')).toBeNull()
  },
}

/** What is missing leaves no dot; without an address the card has the nearest place, as the row has. */
export const MissingParts: Story = {
  parameters: { mapInTests: false },
  ...opened(() => [
    testVehicle(1, 106.83, -6.21, { speed: null, statusSince: ago(600) }),
    testVehicle(2, 0, 0, {
      lat: null,
      lng: null,
      speed: null,
      time: null,
      contact: ago(60),
      status: { text: 'Tidak ada data' },
    }),
  ]),
  args: { selected: '1', findAddress: () => Promise.resolve('failed') },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('grid')).getAllByRole('row')
    await expect(rows[2]).toHaveTextContent(/Belum pernah mengirim posisi ?kontak 1 mnt lalu$/)
    const card = canvas.getByRole('region', { name: 'B 1001 SIM' })
    await expect(await within(card).findByText('Jalan tidak tersedia', {}, loaded)).toBeVisible()
    await expect(within(card).getByText('2 km dari Semanggi')).toBeVisible()
    await userEvent.click(rows[2] ?? card)
    const silent = await canvas.findByRole('region', { name: 'B 1002 SIM' })
    await expect(within(silent).getByText(/^kontak \d+ (mnt|dtk) lalu$/)).toBeVisible()
    await expect(silent).not.toHaveTextContent('—')
  },
}

export const MissingPartsPhone: Story = {
  parameters: { mapInTests: false },
  render: MissingParts.render,
  args: { findAddress: () => Promise.resolve('failed') },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const Disconnected: Story = {
  ...opened(fixtures),
  args: { connection: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Koneksi hilang. Posisi terakhir tetap ditampilkan.')).toBeVisible()
    await expect(canvas.getByText(/^Terputus · /)).toBeVisible()
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '13')
  },
}

export const Stale: Story = {
  parameters: { mapInTests: false },
  ...opened(() => [testVehicle(1, 106.82, -6.2, { time: new Date(Date.now() - 180_000).toISOString() })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Posisi lama · 3 mnt lalu$/)).toBeVisible()
    await expect(canvas.queryByText(/Langsung/)).not.toBeInTheDocument()
  },
}

export const Simulated: Story = {
  parameters: { mapInTests: false },
  ...opened(() => [testVehicle(1, 106.82, -6.2, { simulated: true })]),
  args: { selected: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Simulasi')).toHaveLength(2)
    await expect(within(canvas.getByRole('grid')).queryByTitle('Simulasi')).toBeNull()
  },
}

/** Where real and simulated vehicles are mixed, each simulated row has a mark. */
export const SomeSimulated: Story = {
  parameters: { mapInTests: false },
  ...opened(() => [testVehicle(1, 106.82, -6.2, { simulated: true }), testVehicle(2, 106.83, -6.2)]),
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('grid')).getAllByRole('row')
    await expect(within(rows[1] ?? canvas.getByRole('grid')).getByTitle('Simulasi')).toBeVisible()
    await expect(within(rows[2] ?? canvas.getByRole('grid')).queryByTitle('Simulasi')).toBeNull()
  },
}

const stood = (hours: number) => ({
  status: { text: 'Parkir' },
  speed: 0,
  statusSince: ago(hours * 3600 + 60),
})

/** Each row says since when the vehicle has its status; a filter leaves those that have stood for long. */
export const Standing: Story = {
  parameters: { mapInTests: false },
  ...opened(() => [
    testVehicle(1, 106.82, -6.2, { statusSince: ago(7200) }),
    testVehicle(2, 106.83, -6.2, stood(1)),
    testVehicle(3, 106.8, -6.24, stood(3)),
    testVehicle(4, 106.63, -6.18, stood(30)),
    testVehicle(5, 106.8, -6.6, { status: { text: 'Parkir' }, speed: 0, statusSince: null }),
  ]),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await expect(within(grid).getAllByText(/^sejak \d\d\.\d\d$/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Berdiri > 2.jam 2$/ }))
    await expect(grid).toHaveAttribute('aria-rowcount', '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Urut: Plat A–Z' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Sejak terlama' }))
    await expect(within(grid).getAllByRole('row')[1]).toHaveTextContent('B 1004 SIM')
    await userEvent.click(canvas.getByRole('button', { name: 'Berdiri lebih dari' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^1.hari$/ }))
    await expect(grid).toHaveAttribute('aria-rowcount', '2')
    await userEvent.click(canvas.getByRole('button', { name: /^Berdiri > 1.hari 1$/ }))
    await expect(grid).toHaveAttribute('aria-rowcount', '6')
  },
}

/** The table has the column Sejak; its heads sort. */
export const StandingTable: Story = {
  ...Standing,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tabel' }))
    const grid = canvas.getByRole('grid')
    await userEvent.click(within(grid).getByRole('button', { name: 'Sejak' }))
    await expect(within(grid).getByRole('columnheader', { name: 'Sejak' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    const rows = within(grid).getAllByRole('row')
    await expect(rows[1]).toHaveTextContent(/B 1004 SIM.*selama 1.hari 6.jam/)
    await expect(rows[5]).toHaveTextContent(/B 1005 SIM.*tidak diketahui/)
  },
}

const topOf = (part: HTMLElement) => part.getBoundingClientRect().top

/** On a phone the filters take one row over the map, and the list begins below the first line of the sheet. */
export const StandingPhone: Story = {
  ...Standing,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const standing = canvas.getByRole('button', { name: /^Berdiri > 2.jam 2$/ })
    const filter = canvas.getByRole('button', { name: 'Saring' })
    await expect(topOf(standing)).toBe(topOf(filter))
    await userEvent.click(standing)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '3')
    await userEvent.click(standing)
    await expect(canvas.queryByRole('button', { name: /Parkir/ })).toBeNull()
    await userEvent.click(filter)
    await userEvent.click(canvas.getByRole('button', { name: /Parkir/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Saring, 1 aktif' }))
    await expect(canvas.queryByRole('button', { name: /Parkir/ })).toBeNull()
    const order = canvas.getByRole('button', { name: 'Urut: Plat A–Z' })
    await expect(order).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Naikkan panel' }))
    await expect(topOf(canvas.getByRole('grid')) - topOf(order)).toBeLessThan(48)
  },
}

export const StandingDark: Story = {
  parameters: { mapInTests: false },
  render: Standing.render,
  globals: { theme: 'dark' },
}

/** `onShare` runs before the text is shared; if it rejects, the text is not copied and the new tab closes. */
export const ShareRefused: Story = {
  parameters: { mapInTests: false },
  ...opened(() => [testVehicle(1, 106.82, -6.2)]),
  args: {
    selected: '1',
    onShare: fn(() => Promise.reject(new Error('Dibatalkan: server tidak dapat dihubungi.'))),
  },
  play: async ({ args, canvas }) => {
    const tab = { close: fn(), opener: window }
    spyOn(window, 'open').mockReturnValue(tab as never) // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: the code uses only these properties of a window
    for (const [item, channel] of [
      ['Kirim lewat WhatsApp', 'whatsapp'],
      ['Salin teks', 'clipboard'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Bagikan' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
      await expect(await canvas.findByText('Dibatalkan: server tidak dapat dihubungi.')).toBeVisible()
      await expect(args.onShare).toHaveBeenLastCalledWith(expect.anything(), channel)
    }
    await expect(tab.close).toHaveBeenCalledOnce()
    await expect(tab.opener).toBeNull()
  },
}

/** Lets the browser look like a phone: a touch screen with a share sheet. */
function onTouchScreen(share: (data: ShareData) => Promise<void>) {
  const matchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => {
    const list = matchMedia(query)
    return query === '(pointer: coarse)' ? Object.defineProperty(list, 'matches', { value: true }) : list
  }
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return () => {
    window.matchMedia = matchMedia
    Reflect.deleteProperty(navigator, 'share')
  }
}

const shared = fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())

/** On a touch screen, Bagikan opens the share sheet of the system, and WhatsApp is beside it. */
export const ShareBySystem: Story = {
  parameters: { mapInTests: false },
  ...opened(() => [testVehicle(1, 106.82, -6.2, { simulated: true })]),
  args: { selected: '1', onShare: fn(() => Promise.resolve()) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    shared.mockClear()
    return onTouchScreen(shared)
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Kirim lewat WhatsApp' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bagikan' }))
    await waitFor(() => expect(shared).toHaveBeenCalledOnce())
    await expect(args.onShare).toHaveBeenCalledOnce()
    await expect(args.onShare).toHaveBeenLastCalledWith(expect.anything(), 'system')
    const { text, url } = shared.mock.lastCall?.[0] ?? {}
    await expect(text).toMatch(/^Lokasi terakhir .+\nData simulasi, bukan kendaraan nyata\nStatus: /)
    await expect(text).not.toContain('https://')
    await expect(url).toMatch(/^https:\/\/maps\.example\//)
  },
}

/** Closing the share sheet is not a failure; a refusal of the browser is. */
export const ShareBySystemFails: Story = {
  ...ShareBySystem,
  beforeEach: () =>
    onTouchScreen(
      fn<(data: ShareData) => Promise<void>>()
        .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
        .mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError')),
    ),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bagikan' }))
    await waitFor(() => expect(args.onShare).toHaveBeenCalledOnce())
    await expect(canvas.queryByText(/Tidak dapat dibagikan/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Bagikan' }))
    await expect(await canvas.findByText('Tidak dapat dibagikan. Coba lewat WhatsApp.')).toBeVisible()
  },
}

export const NoWebGL: Story = {
  beforeEach: withoutWebGL,
  ...opened(fixtures),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Peta tidak dapat ditampilkan', {}, loaded)).toBeVisible()
    await expect(canvas.getByText(/tidak menyediakan WebGL 2/)).toBeVisible()
    const outside = { name: 'Buka di peta luar (jendela baru)' }
    await expect(canvas.queryByRole('link', outside)).toBeNull()
    await userEvent.click(within(canvas.getByRole('grid')).getAllByRole('row')[2] ?? canvas.getByRole('grid'))
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(canvas.getByRole('link', outside)).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/maps\.example\/search\?query=-6\.\d+,10\d\.\d+$/),
    )
  },
}

export const DeadTiles: Story = {
  ...opened(fixtures),
  args: { map: deadTiles },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Menampilkan garis besar wilayah/, {}, loaded)).toBeVisible()
  },
}

const long = 'Kendaraan operasional pengangkut bahan bangunan wilayah Jabodetabek bagian selatan'

export const LongNames: Story = {
  parameters: { mapInTests: false },
  ...opened(() => [
    testVehicle(1, 106.82, -6.2, {
      vehicle: { id: 1, number: 'B 1234 ABCDEFGHIJKLMNOPQRSTUVWXYZ', name: long },
      driver: { id: 1, name: 'Raden Mas Haryo Suryodiningrat Kusumawardhana bin Abdurrahman Wahid' },
    }),
    testVehicle(2, 106.83, -6.2, { vehicle: null, driver: null, device: { id: 2, name: long } }),
  ]),
  args: { selected: '1' },
}

export const Dark: Story = { ...opened(fixtures), globals: { theme: 'dark' } }

/** The sheet has three heights and shows the selected vehicle; a button opens the search. */
export const Phone: Story = {
  ...opened(fixtures),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Armada' })
    const heightOf = () => sheet.getBoundingClientRect().height
    await expect(heightOf()).toBe(66)
    await userEvent.click(canvas.getByRole('button', { name: 'Naikkan panel' }))
    await waitFor(() => expect(heightOf()).toBeCloseTo(340, 0))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(heightOf()).toBeCloseTo(624, 0))
    const raise = canvas.getByRole('button', { name: 'Naikkan panel' })
    await expect(raise).toHaveFocus()
    await expect(raise).toHaveAttribute('aria-disabled', 'true')
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('aria-activedescendant'))
    // In a lower sheet, some rows stay.
    sheet.style.height = '32px'
    await expect(grid.getBoundingClientRect().height).toBeGreaterThan(60)
    sheet.style.height = '624px'
    await userEvent.click(within(grid).getAllByRole('row')[2] ?? sheet)
    await expect(canvas.getByRole('button', { name: 'Ikuti' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cari kendaraan' }))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const English: Story = {
  ...opened(fixtures),
  globals: { language: 'en' },
  parameters: { mapInTests: false },
}
