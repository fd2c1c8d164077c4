import {
  emptySession,
  onePointSession,
  sessions,
  sudirmanSession,
  tolDalamKotaSession,
} from '@sikud/api/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inWindow } from '../testing/storyDecorators.tsx'
import { deadTiles, drawnTiles } from '../testing/storyTiles.ts'
import { withoutWebGL } from '../testing/storyWebGL.ts'
import { tripKey } from '../trip/tripOrder.ts'
import { TripPlayback } from './TripPlayback.tsx'

const meta = {
  title: 'Maps/TripPlayback',
  tags: ['stabil'],
  component: TripPlayback,
  decorators: [inWindow],
  parameters: { layout: 'fullscreen' },
  args: { trips: sessions, loading: false, selectedKey: null, onSelect: fn(), map: drawnTiles() },
} satisfies Meta<typeof TripPlayback>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

const position = (canvas: Canvas): HTMLInputElement => canvas.getByRole('slider', { name: 'Posisi' })
const loaded = { timeout: 15_000 }

/** Returns the rows of trips, without the head of the table and of each day. */
const tripRows = (rows: HTMLElement[]) => rows.filter((row) => row.querySelector('td'))

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Peta' }, loaded)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Per titik' }, loaded))
    await expect(canvas.getByRole('slider', { name: 'Speed' })).toHaveValue('200')
    await expect(
      await canvas.findByRole('button', { name: 'Tampilkan seluruh perjalanan' }, loaded),
    ).toBeVisible()
    const player = canvas.getByRole('group', { name: 'PLAYBACK CONTROL' })
    await expect(player.getBoundingClientRect().height).toBeLessThanOrEqual(132)
    await userEvent.click(await canvas.findByRole('tab', { name: /^Berhenti/ }))
    await expect(await canvas.findByRole('heading', { name: 'Berhenti' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Di atas batas/ }))
    await expect(await canvas.findByRole('spinbutton', { name: /Batas kecepatan/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Angka' }))
    await expect(await canvas.findByRole('region', { name: 'Ringkasan perjalanan' })).toBeVisible()
  },
}

export const Playing: Story = {
  args: { trips: [{ ...sudirmanSession, points: sudirmanSession.points.slice(0, 41) }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Per titik' }, loaded))
    const speed = canvas.getByRole('slider', { name: 'Speed' })
    await userEvent.click(canvas.getByRole('button', { name: 'Titik berikutnya' }))
    await expect(position(canvas)).toHaveValue('1')
    await fireEvent.change(speed, { target: { value: '50' } })
    await waitFor(() => expect(speed).toHaveValue('50'))
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible()
    // Playback stops at the last point, and Play restarts it.
    await expect(await canvas.findByRole('button', { name: 'Play' }, loaded)).toBeVisible()
    await expect(position(canvas)).toHaveValue('40')
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(Number(position(canvas).value)).toBeLessThan(40)
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
  },
}

export const SelectsASession: Story = {
  parameters: { mapInTests: false },
  render: (args) => {
    const [key, setKey] = useState<string | null>(null)
    return <TripPlayback {...args} selectedKey={key} onSelect={setKey} />
  },
  args: { trips: [sudirmanSession, tolDalamKotaSession] },
  play: async ({ canvas }) => {
    const rows = () => tripRows(canvas.getAllByRole('row'))
    await expect(within(rows()[0] ?? document.body).getByTitle('Dipilih')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Titik berikutnya' }))
    await expect(position(canvas)).toHaveValue('1')
    rows()[0]?.querySelector('button')?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(within(rows()[1] ?? document.body).getByTitle('Dipilih')).toBeInTheDocument()
    await expect(position(canvas)).toHaveValue('0')
  },
}

export const ByKeyboard: Story = {
  parameters: { mapInTests: false },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Play' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(position(canvas)).toHaveValue('1')
    await userEvent.keyboard('{End}')
    await expect(position(canvas)).toHaveValue(position(canvas).max)
    await fireEvent.input(position(canvas), { target: { value: '0' } })
    await waitFor(() =>
      expect(position(canvas)).toHaveAttribute('aria-valuetext', expect.stringContaining('titik 1 dari')),
    )
    await expect(position(canvas)).toHaveAttribute('aria-valuetext', expect.stringContaining('WIB'))
  },
}

export const CompanyLimit: Story = {
  parameters: { mapInTests: false },
  args: { speedLimit: 60, trips: [tolDalamKotaSession] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Di atas batas/ }))
    await expect(await canvas.findByRole('spinbutton', { name: /Batas kecepatan/ })).toHaveValue(60)
    await expect(canvas.getByRole('heading', { name: /^Di atas 60/ })).toBeVisible()
  },
}

const untimed = {
  ...sudirmanSession,
  points: sudirmanSession.points.map(({ lat, lng, speed, status }) => ({ lat, lng, speed, status })),
}

export const WithoutTimes: Story = {
  parameters: { mapInTests: false },
  args: { trips: [untimed] },
  play: async ({ canvas }) => {
    await expect(position(canvas)).not.toHaveAttribute('aria-valuetext', expect.stringContaining('WIB'))
  },
}

const broken = {
  ...sudirmanSession,
  points: [...sudirmanSession.points, { lat: 0, lng: 0, speed: 0, status: null }],
}

export const WithInvalidPoints: Story = {
  parameters: { mapInTests: false },
  args: { trips: [broken] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Angka' }))
    await expect(await canvas.findByText('1 titik dilewati', {}, loaded)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Lihat' }))
    const dialog = await screen.findByRole('dialog', { name: 'Titik yang tidak dipakai' })
    await expect(within(dialog).getAllByText(/tanpa sinyal GPS/)[0]).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tutup' }))
  },
}

export const OnePoint: Story = {
  parameters: { mapInTests: false },
  args: { trips: [onePointSession] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled()
  },
}

export const WithoutPoints: Story = {
  parameters: { mapInTests: false },
  args: { trips: [emptySession] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Perjalanan ini tidak memiliki titik yang dapat digambar.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { mapInTests: false },
  args: { trips: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading sessions...')).toBeVisible()
    // The map waits for the trips although its code has loaded.
    await import('./map/TripMap.tsx')
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(canvas.getByText('Memuat peta…')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { mapInTests: false },
  args: { trips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum ada perjalanan')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { mapInTests: false },
  args: { trips: [], error: 'Server tidak dapat dihubungi.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const many = Array.from({ length: 3000 }, (_, index) => ({ ...sudirmanSession, id: index + 1, points: [] }))

export const ThousandsOfSessions: Story = {
  parameters: { mapInTests: false },
  args: { trips: many, selectedKey: tripKey(many[1500] ?? sudirmanSession) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.501–1.512 dari 3.000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }))
    await expect(canvas.getByText('1.513–1.524 dari 3.000')).toBeVisible()
  },
}

export const Simulated: Story = {
  parameters: { mapInTests: false },
  args: { trips: sessions.map((session) => ({ ...session, simulated: true })) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'INFORMASI SESI' })
    await expect(within(table).getAllByText('Simulasi')).toHaveLength(sessions.length)
    // All rows have the same height, because no value wraps.
    const rows = tripRows(within(table).getAllByRole('row'))
    const heights = rows.map((row) => row.getBoundingClientRect().height)
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
  },
}

const share = { driving: 540, counted_driving: 540, distance: 5.4, counted_distance: 5.4 }
const overnight = {
  ...sudirmanSession,
  start: { time: '2026-11-19T23:50:00+07:00' },
  end: { time: '2026-11-20T00:09:00+07:00' },
  share: { ...share, from: '2026-11-19T17:00:00.000Z', to: '2026-11-19T17:09:00.000Z' },
}
const overlapping = sessions.slice(1, 3).map((session, index) => ({
  ...session,
  overlap: true as const,
  ...(index === 0 && {
    share: {
      ...share,
      from: session.start.time,
      to: session.end.time,
      distance: session.distance,
      counted_distance: 0,
    },
  }),
}))

/** A trip over midnight in the list of the second day, and two trips that overlap. */
export const PartsAndOverlaps: Story = {
  parameters: { mapInTests: false },
  args: { trips: [overnight, ...overlapping], selectedKey: tripKey(overnight) },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('region', { name: 'INFORMASI SESI' }))
    const [night, weak, strong] = tripRows(table.getAllByRole('row'))
    await expect(night).toHaveTextContent(/00\.00–00\.09.*sejak 19 Nov.*5,4.km/)
    await expect(weak).toHaveTextContent('tumpang tindih, tidak dihitung')
    await expect(strong).toHaveTextContent(/tumpang tindih(?!,)/)
    await expect(table.getByText(/Setiap waktu dihitung sekali/)).toBeVisible()
  },
}

export const GapBefore: Story = {
  name: 'P11: the figures say how far the vehicle came without signal before the trip',
  parameters: { mapInTests: false },
  args: { trips: [{ ...sudirmanSession, gap_before: { km: 8.14, seconds: 720 } }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Angka' }))
    await expect(
      await canvas.findByText(/^Jarak tanpa sinyal sebelum perjalanan ini: 8,1.km, 12 mnt\./),
    ).toBeVisible()
  },
}

export const NoGapBefore: Story = {
  name: 'P11: without a gap, the figures say nothing about it',
  parameters: { mapInTests: false },
  args: { trips: [sudirmanSession] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Angka' }))
    await expect(await canvas.findByRole('region', { name: 'Ringkasan perjalanan' })).toBeVisible()
    await expect(canvas.queryByText(/Jarak tanpa sinyal/)).toBeNull()
  },
}

const longVehicle = {
  id: 7,
  number: 'AB 9114 TCN percobaan',
  name: 'Mitsubishi Fuso Canter Super Speed HD-X 6×4 bak kayu panjang karoseri Surabaya',
}

export const LongNames: Story = {
  parameters: { mapInTests: false },
  args: {
    trips: sessions.map((session) => ({ ...session, vehicle: longVehicle, distance: 123_456.78 })),
  },
}

/** A drive straight to the south, which needs the whole height of the map. */
const southward = {
  ...sudirmanSession,
  points: sudirmanSession.points.map((point, index) => ({ ...point, lat: -6.1 - index * 0.001 })),
}

/** The notice covers no part of the trip, which moves down when the notice appears. */
export const NoTiles: Story = {
  args: { map: deadTiles, trips: [southward] },
  play: async ({ canvas, canvasElement }) => {
    const text = 'Peta jalan tidak dapat dimuat. Menampilkan garis besar wilayah.'
    const notice = await canvas.findByText(text, {}, loaded)
    await expect(notice).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    await waitFor(() => {
      const vehicle = canvasElement.querySelector('.maplibregl-marker:has([data-part=tip])')
      const { top = 0 } = vehicle?.getBoundingClientRect() ?? {}
      return expect(top).toBeGreaterThan(notice.getBoundingClientRect().bottom)
    })
  },
}

/** List, figures and player work without the map, and the current point is shown in words. */
export const NoWebGL: Story = {
  beforeEach: withoutWebGL,
  args: {
    trips: [{ ...sudirmanSession, points: sudirmanSession.points.slice(0, 41) }],
    externalMapUrl: 'https://maps.example/search?query={lat},{lng}',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Peta tidak dapat ditampilkan', {}, loaded)).toBeVisible()
    await expect(canvas.getByText(/tidak menyediakan WebGL 2/)).toBeVisible()
    const outside = canvas.getByRole('link', { name: 'Buka di peta luar (jendela baru)' })
    const first = outside.getAttribute('href')
    await expect(first).toMatch(/^https:\/\/maps\.example\/search\?query=-6\.\d+,10\d\.\d+$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Titik berikutnya' }))
    await expect(position(canvas)).toHaveValue('1')
    await userEvent.click(canvas.getByRole('button', { name: 'Per titik' }))
    await fireEvent.change(canvas.getByRole('slider', { name: 'Speed' }), { target: { value: '50' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await expect(await canvas.findByRole('button', { name: 'Play' }, loaded)).toBeVisible()
    await waitFor(() => expect(position(canvas)).toHaveValue('40'), loaded)
    await expect(outside.getAttribute('href')).not.toBe(first)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Angka' }))
    await expect(await canvas.findByRole('region', { name: 'Ringkasan perjalanan' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** The player is 96 px high. The sheet below it lists the trips, and becomes low when the user chooses one. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const player = canvas.getByRole('group', { name: 'PLAYBACK CONTROL' })
    await expect(player.getBoundingClientRect().height).toBe(96)
    await expect(canvas.getByRole('button', { name: 'Play' }).getBoundingClientRect().width).toBe(48)
    await expect(await canvas.findByText(/80\+ km\/jam/)).toBeVisible()
    const sheet = canvas.getByRole('region', { name: 'Perjalanan' })
    await expect(player.getBoundingClientRect().bottom).toBeLessThanOrEqual(sheet.getBoundingClientRect().top)
    await userEvent.click(canvas.getByRole('button', { name: 'Naikkan panel' }))
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBeGreaterThan(200))
    const [, second] = tripRows(within(sheet).getAllByRole('row'))
    await userEvent.click(within(second ?? sheet).getAllByRole('button')[0] ?? sheet)
    await expect(args.onSelect).toHaveBeenCalled()
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBe(66))
  },
}

/** The first view shows both letters of a trip whole, and no control covers them. */
export const EndsOnPhone: Story = {
  args: {
    trips: [
      {
        ...sudirmanSession,
        points: [106.7, 106.8, 106.9].map((lng) => ({ lat: -6.2, lng, speed: 40, status: null })),
      },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const tool = await canvas.findByRole('button', { name: 'Lainnya' }, loaded)
    const map = canvas.getByRole('region', { name: 'Peta' }).getBoundingClientRect()
    const boxOf = (letter: string) =>
      canvasElement.querySelector(`[data-end=${letter}]`)?.getBoundingClientRect()
    await waitFor(() => expect(boxOf('A')?.left).toBeGreaterThan(map.left + 4), loaded)
    await expect(boxOf('B')?.right).toBeLessThan(tool.getBoundingClientRect().left)
  },
}

/** The bar of the trip shows the message if `onExport` rejects. */
export const ExportRefused: Story = {
  parameters: { mapInTests: false },
  args: { onExport: () => Promise.reject(new Error('Dibatalkan: server tidak dapat dihubungi.')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('server tidak dapat dihubungi')
  },
}

/** A long message makes the bar higher; the buttons of the map stay below it. */
export const ExportRefusedOnPhone: Story = {
  args: { onExport: () => Promise.reject(new Error('Dibatalkan: server tidak dapat dihubungi. '.repeat(3))) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    const refusal = await canvas.findByRole('alert')
    const tool = await canvas.findByRole('button', { name: 'Lainnya' })
    await waitFor(() =>
      expect(tool.getBoundingClientRect().top).toBeGreaterThan(refusal.getBoundingClientRect().bottom),
    )
  },
}

/** With `onDelete` the bar has a button that deletes the trip. */
export const Deletable: Story = {
  parameters: { mapInTests: false },
  args: { onDelete: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus perjalanan' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const DeletableOnPhone: Story = {
  ...Deletable,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const English: Story = { globals: { language: 'en' }, parameters: { mapInTests: false } }
